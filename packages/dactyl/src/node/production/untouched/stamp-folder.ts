/** Tells whether anything in a folder was changed, came or went, from names, sizes and times: no file is read. */
import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashText } from '../../base/hash.js';

export interface FolderStamp {
  /** The same as before while nothing has changed. */
  hash: string;
  /** When something changed last, in milliseconds since 1970. */
  changed: number;
  /** Whether all of it is in the folder: there is no link, and no other repository. */
  isWhole: boolean;
}

export interface StampOptions {
  /** Whether a file or folder does not count; gets its absolute path. */
  leavesOut?: (file: string) => boolean;
  /** Whether a file that was replaced by one of the same size and time has changed. Other programs may link files of an output. */
  ofInode: boolean;
}

export function stampFolder(dir: string, { leavesOut = () => false, ofInode }: StampOptions): FolderStamp {
  const lines: string[] = [];
  const stamp = { changed: 0, isWhole: true };
  const visit = (folder: string): void => {
    for (const entry of entriesOf(folder)) {
      const file = `${folder}${path.sep}${entry.name}`;
      if (leavesOut(file)) continue;
      if (entry.name === '.git' && folder !== dir) stamp.isWhole = false;
      if (entry.isDirectory()) visit(file);
      else if (entry.isFile()) add(file);
      else stamp.isWhole = false;
    }
  };
  const add = (file: string): void => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    stamp.changed = Math.max(stamp.changed, stat.mtimeMs, stat.ctimeMs);
    const inode = ofInode ? ` ${stat.ctimeMs} ${stat.ino}` : '';
    lines.push(`${file} ${stat.size} ${stat.mtimeMs}${inode}`);
  };
  visit(dir);
  return { hash: hashText(lines.join('\n')), ...stamp };
}

/** Of single files; one that is gone counts too. */
export function stampFiles(files: readonly string[]): string {
  return hashText(files.map((file) => `${file} ${stampOf(file)}`).join('\n'));
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}` : '';
}

/** In one order on all file systems. Empty folders count as none, like one that is not there. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return []; // not there, or not ours to read
  }
}
