/**
 * Measures an output: number of files, their size, and the largest pages. Sizes of pages are known from when they were written.
 * The folders are read nevertheless, because plugins may write files too, and only these are asked for their size.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

export interface SizedFile {
  /** Below the output folder, POSIX. */
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
  /** The folder that directly contains the most files; the output folder has the name ''. */
  fullestFolder: { folder: string; files: number };
}

/** @param known - Files below the folder with their sizes. */
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

/** Adds a page to the list of the largest pages, which starts with the largest. */
export function withLargest(largest: SizedPage[], page: SizedPage): SizedPage[] {
  const smallest = largest.at(-1);
  if (largest.length >= SHOWN && smallest && !isBefore(page, smallest)) return largest;
  return [...largest, page].toSorted((a, b) => (isBefore(a, b) ? -1 : 1)).slice(0, SHOWN);
}

/** Orders pages of the same size by name, because engines finish in any order. */
function isBefore(a: SizedPage, b: SizedPage): boolean {
  return a.bytes === b.bytes ? a.pathname < b.pathname : a.bytes > b.bytes;
}
