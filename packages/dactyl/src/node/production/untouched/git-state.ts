/** What git's history is at, for dates of pages: which commit, and how far back it reaches. Read from files: a process takes longer. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** `undefined` for a repository whose folder is elsewhere, such as a further working tree, and for one whose branches are no files. */
export function gitState(dir: string): string | undefined {
  const place = path.join(dir, '.git');
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return path.dirname(dir) === dir ? 'none' : gitState(path.dirname(dir));
  if (!stat.isDirectory() || existsSync(path.join(place, 'reftable'))) return undefined;
  const head = textOf(path.join(place, 'HEAD'));
  const ref = /^ref: (\S+)/.exec(head)?.[1];
  const own = ref === undefined ? '' : textOf(path.join(place, ref));
  // A branch without a file of its own stands in the list of packed ones.
  const packed = ref === undefined || own !== '' ? '' : textOf(path.join(place, 'packed-refs'));
  return [head, own, packed, textOf(path.join(place, 'shallow'))].join('\n');
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
