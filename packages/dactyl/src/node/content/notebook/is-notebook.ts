/** Whether a content file is a Jupyter notebook. */
export function isNotebookFile(file: string): boolean {
  return file.endsWith('.ipynb');
}
