/** What is to be moved, and where → a move for each file, translations and other versions included. Nothing is changed. */
import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../../base/files.js';
import { nearestName } from '../../base/nearest-name.js';
import { SiteError } from '../../base/site-error.js';
import { folderOf } from './content-folders.js';
import type { ContentFolder, Move } from './types.js';

export interface MoveInput {
  /** As they were written, from `cwd` on. */
  from: string;
  to: string;
  cwd: string;
  plugins: readonly ContentFolder[][];
  /** Whether the same files of all versions go along. */
  allVersions: boolean;
}

export function planMoves({ from, to, cwd, plugins, allVersions }: MoveInput): Move[] {
  const source = path.resolve(cwd, from);
  if (kindOf(source) === undefined) throw new SiteError(`There is no "${from}".`, { hint: missingHint(source) });
  const { folder, versions } = folderOf(source, from, plugins);
  const target = targetOf(source, to, cwd);
  if (target === source) throw new SiteError(`"${from}" is there already.`, { hint: 'Name another place.' });
  if (!isInside(folder.source, target)) {
    const name = path.relative(cwd, folder.source) || '.';
    throw new SiteError(`"${to}" is not in "${name}", where "${from}" is.`, {
      hint: 'Files stay in the folder of their plugin and version.',
    });
  }
  if (isInside(source, target) && source !== target)
    throw new SiteError(`"${to}" is in "${from}" itself.`, { hint: 'Name a folder outside of it.' });
  const relative = [source, target].map((file) => path.relative(folder.source, file));
  const [old = '', next = ''] = relative;
  const dirs = (allVersions ? versions : [folder]).flatMap((one) => one.dirs);
  const moves = dirs.flatMap((dir) => movesIn(path.join(dir, old), path.join(dir, next), dir));
  for (const move of moves) refuseToOverwrite(move);
  return moves;
}

/** A folder that is there takes what is moved under its name. */
function targetOf(source: string, to: string, cwd: string): string {
  const target = path.resolve(cwd, to);
  const isFolder = /[/\\]$/.test(to) || (kindOf(target) === 'folder' && !isSame(source, target));
  return isFolder ? path.join(target, path.basename(source)) : target;
}

function movesIn(from: string, to: string, dir: string): Move[] {
  const kind = kindOf(from);
  if (kind === undefined) return [];
  if (kind === 'link' || !isInside(realpathSync(dir), realpathSync(from)))
    throw new SiteError(`"${from}" is a symbolic link, or behind one.`, { file: from, hint: 'Move what it leads to.' });
  if (kind === 'file') return [{ from, to }];
  return readdirSync(from)
    .toSorted()
    .flatMap((name) => movesIn(path.join(from, name), path.join(to, name), dir));
}

/** On some disks, names that differ in upper and lower case are one: there, a file may be renamed to itself. */
function refuseToOverwrite({ from, to }: Move): void {
  if (kindOf(to) !== undefined && !isSame(from, to))
    throw new SiteError(`"${path.relative(process.cwd(), to)}" is already there.`, {
      hint: 'Nothing is overwritten. Name another file, or remove this one.',
    });
  const parent = nearestFolder(path.dirname(to));
  if (kindOf(parent) === 'file' || kindOf(parent) === 'link')
    throw new SiteError(`"${path.relative(process.cwd(), parent)}" is no folder.`, {
      hint: 'Links are not followed. Name another place.',
    });
}

function nearestFolder(dir: string): string {
  return kindOf(dir) === undefined ? nearestFolder(path.dirname(dir)) : dir;
}

function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.toLowerCase() !== other.toLowerCase()) return false;
  const [a, b] = [one, other].map((file) => lstatSync(file, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.ino === b.ino && a.dev === b.dev;
}

type Kind = 'file' | 'folder' | 'link';

/** Links are not followed. */
export function kindOf(file: string): Kind | undefined {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  return stats.isSymbolicLink() ? 'link' : stats.isDirectory() ? 'folder' : 'file';
}

function missingHint(file: string): string {
  const dir = path.dirname(file);
  const near = kindOf(dir) === 'folder' ? nearestName(path.basename(file), readdirSync(dir)) : undefined;
  return near === undefined ? 'Paths start from the current folder.' : `Did you mean "${near}"?`;
}
