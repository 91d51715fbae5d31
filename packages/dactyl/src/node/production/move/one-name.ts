/**
 * Two names that differ in upper and lower case → whether they are one on this disk. Numbers of files do not tell: two names of one file
 * (hard links) have the same, and not all disks give the real spelling of a path. What a folder lists does.
 */
import path from 'node:path';

/** @param list - Names in a folder, as they are spelled */
export function isOneName(one: string, other: string, list: (dir: string) => readonly string[]): boolean {
  if (one === other) return true;
  if (one.toLowerCase() !== other.toLowerCase()) return false;
  const [parts, others] = [one.split(path.sep), other.split(path.sep)];
  const at = parts.findIndex((part, index) => part !== others[index]);
  const names = list(parts.slice(0, at).join(path.sep) || path.sep);
  const isListed = [parts[at] ?? '', others[at] ?? ''].map((name) => names.includes(name));
  return isListed.includes(true) && isListed.includes(false);
}

/**
 * Folders that get another spelling as a whole, `docs/Birds` → `docs/birds`: there, renaming their files would change nothing.
 *
 * @param isOne - Whether two folders are one on this disk, and all files in it are moved
 */
export function respelledFolders(
  moves: readonly { from: string; to: string }[],
  isOne: (one: string, other: string) => boolean,
): { from: string; to: string }[] {
  const pairs = new Map<string, string>();
  for (const move of moves) {
    const [from, to] = [path.dirname(move.from), path.dirname(move.to)];
    if (from === to || from.toLowerCase() !== to.toLowerCase() || !isOne(from, to)) continue;
    const [parts, others] = [from.split(path.sep), to.split(path.sep)];
    parts.forEach((part, index) => {
      if (part === others[index]) return;
      // The folders above have their new spelling by then.
      const above = others.slice(0, index).join(path.sep);
      pairs.set(path.join(above || path.sep, part), path.join(above || path.sep, others[index] ?? ''));
    });
  }
  return [...pairs].map(([from, to]) => ({ from, to })).toSorted((a, b) => a.to.length - b.to.length);
}
