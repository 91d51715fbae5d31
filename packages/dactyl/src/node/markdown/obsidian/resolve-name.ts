/**
 * The file that a name in a wikilink means, by the rules of Obsidian: a name is enough as long as one file has it, letter case
 * counts for nothing, and notes go without their extension.
 */
import path from 'node:path';
import { nearestName } from '../../base/nearest-name.js';

/** Content-relative POSIX paths of all files of a vault, by the last part of their name in lower case. */
export type VaultIndex = ReadonlyMap<string, readonly string[]>;

export interface FoundName {
  path: string;
  /** Other files that the name could mean just as well. */
  others: readonly string[];
}

export function indexVault(paths: readonly string[]): VaultIndex {
  const index = new Map<string, string[]>();
  for (const file of paths) {
    for (const name of namesOf(file)) {
      const known = index.get(name);
      if (known) known.push(file);
      else index.set(name, [file]);
    }
  }
  return index;
}

/** @param from - content-relative path of the file with the link */
export function resolveName(name: string, from: string, index: VaultIndex): FoundName | undefined {
  const folder = path.posix.dirname(from);
  const wanted = name.trim().replaceAll('\\', '/');
  const candidates = index.get(path.posix.basename(wanted).toLowerCase()) ?? [];
  const exact = (full: string) => candidates.find((file) => namesPath(file, full));
  if (/^\.{1,2}\//.test(wanted)) return alone(exact(path.posix.join(folder, wanted)));
  if (wanted.startsWith('/')) return alone(exact(wanted.slice(1)));
  const found = exact(wanted);
  if (found !== undefined && wanted.includes('/')) return alone(found);
  const possible = candidates.filter((file) => namesEnd(file, wanted)).toSorted(byLength);
  const beside = possible.find((file) => path.posix.dirname(file) === folder);
  if (beside !== undefined) return alone(beside);
  const [first, ...others] = possible;
  return first === undefined ? undefined : { path: first, others };
}

/** A name that is nearly the one that was written. */
export function suggestNote(name: string, index: VaultIndex): string | undefined {
  const near = nearestName(path.posix.basename(name.trim()), index.keys());
  const file = near === undefined ? undefined : index.get(near)?.[0];
  return file === undefined ? undefined : path.posix.basename(file).replace(NOTE, '');
}

export const NOTE = /\.mdx?$/i;

/** A note is called with and without its extension. */
function namesOf(file: string): string[] {
  const base = path.posix.basename(file).toLowerCase();
  return NOTE.test(base) ? [base, base.replace(NOTE, '')] : [base];
}

function namesPath(file: string, wanted: string): boolean {
  const [one, other] = [file.toLowerCase(), wanted.toLowerCase()];
  return one === other || one.replace(NOTE, '') === other;
}

function namesEnd(file: string, wanted: string): boolean {
  const [one, other] = [`/${file.toLowerCase()}`, `/${wanted.toLowerCase()}`];
  return one.endsWith(other) || one.replace(NOTE, '').endsWith(other);
}

function alone(file: string | undefined): FoundName | undefined {
  return file === undefined ? undefined : { path: file, others: [] };
}

function byLength(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}
