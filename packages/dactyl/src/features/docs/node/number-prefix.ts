/**
 * Number prefixes of file and folder names: they give the order and are left out of ids and URLs.
 * Dates and version numbers are no prefixes.
 *
 * @example parseNumberPrefix('02 - intro.md') // { filename: 'intro.md', numberPrefix: 2 }
 */
export interface NumberPrefix {
  filename: string;
  numberPrefix?: number;
}

export type NumberPrefixParser = (filename: string) => NumberPrefix;

export const parseNumberPrefix: NumberPrefixParser = (filename) => {
  if (/^\d+[-_.]\d+/.test(filename)) return { filename };
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s.exec(filename);
  return match?.[2] === undefined ? { filename } : { filename: match[2], numberPrefix: Number(match[1]) };
};

/** Keeps names as they are. */
export const keepNumberPrefix: NumberPrefixParser = (filename) => ({ filename });

/** A POSIX path without the number prefix of any of its parts. */
export function stripPathPrefixes(path: string, parse: NumberPrefixParser): string {
  return path
    .split('/')
    .map((part) => parse(part).filename)
    .join('/');
}
