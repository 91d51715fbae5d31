/** URL under which Vite's dev server answers for a file. */
export function fileUrl(base: string, file: string): string {
  return `${base}@fs${file.startsWith('/') ? '' : '/'}${file.replaceAll('\\', '/')}`;
}
