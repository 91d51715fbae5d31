/** How a notebook becomes Markdown. */
export interface NotebookSettings {
  /** Whether a link to the file stands at the end. */
  download?: boolean;
  /** Whether formulas between dollar signs are typeset. */
  math?: boolean;
  labels: NotebookLabels;
}

/** Texts in the current locale. */
export interface NotebookLabels {
  code: string;
  /** With `{count}`: number of lines. */
  output: string;
  /** With `{number}`: that of the cell. */
  image: string;
  download: string;
}
