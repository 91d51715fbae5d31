/** Names of a file, as custom sidebar generators pass them to `isCategoryIndex`. */
export interface CategoryIndexCandidate {
  /** Without extension. */
  fileName: string;
  /** With the dot. */
  extension: string;
  /** Nearest folder first. */
  directories: string[];
}

/**
 * Whether a file is the index of its folder: `index`, `readme`, or named like the folder, number prefix included.
 */
export function isCategoryIndex({ fileName, directories }: CategoryIndexCandidate): boolean {
  const name = fileName.toLowerCase();
  return name === 'index' || name === 'readme' || name === directories[0]?.toLowerCase();
}

/** Names of a content-relative POSIX file. */
export function categoryIndexCandidate(file: string): CategoryIndexCandidate {
  const parts = file.split('/');
  const base = parts.pop() ?? '';
  const dot = base.lastIndexOf('.');
  return dot <= 0
    ? { fileName: base, extension: '', directories: parts.reverse() }
    : { fileName: base.slice(0, dot), extension: base.slice(dot), directories: parts.reverse() };
}
