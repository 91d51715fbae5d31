/**
 * How many files an output has, how large they are, and which pages are the largest. Sizes of pages are known from when they
 * were written; the folders are read all the same, because plugins may write what they like, and only what they wrote is
 * asked for its size.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file or a folder below the output folder, POSIX, and how much is in it. */
export interface SizedFile {
  file: string;
  bytes: number;
}

export interface SizedPage {
  pathname: string;
  bytes: number;
}

export interface OutputSize {
  files: number;
  bytes: number;
  largestFile: SizedFile | undefined;
  /** The folder that holds the most files itself, and how many; the output folder has the name ''. */
  fullestFolder: { folder: string; files: number };
}

/** @param known - File below the folder → its size. */
export function measureOutput(dir: string, known: ReadonlyMap<string, number>): OutputSize {
  const size: OutputSize = { files: 0, bytes: 0, largestFile: undefined, fullestFolder: { folder: '', files: 0 } };
  const measureFolder = (folder: string): void => {
    let files = 0;
    for (const entry of readdirSync(path.join(dir, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        measureFolder(file);
        continue;
      }
      files += 1;
      const bytes = known.get(file) ?? statSync(path.join(dir, file), { throwIfNoEntry: false })?.size ?? 0;
      size.bytes += bytes;
      if (bytes > (size.largestFile?.bytes ?? -1)) size.largestFile = { file, bytes };
    }
    size.files += files;
    if (files > size.fullestFolder.files) size.fullestFolder = { folder, files };
  };
  measureFolder('');
  return size;
}

const SHOWN = 3;

/** The largest pages with one more, the largest first. */
export function withLargest(largest: SizedPage[], page: SizedPage): SizedPage[] {
  const smallest = largest.at(-1);
  if (largest.length >= SHOWN && smallest && !isBefore(page, smallest)) return largest;
  return [...largest, page].toSorted((a, b) => (isBefore(a, b) ? -1 : 1)).slice(0, SHOWN);
}

/** Pages of one size stand by their name, because engines finish in any order. */
function isBefore(a: SizedPage, b: SizedPage): boolean {
  return a.bytes === b.bytes ? a.pathname < b.pathname : a.bytes > b.bytes;
}
