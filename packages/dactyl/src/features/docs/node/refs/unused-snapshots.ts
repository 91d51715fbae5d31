import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** End of the names of folders that are being written. */
export const TEMPORARY = '.tmp';

/** A run that began before this one may still read what this one does not. */
const PATIENCE = 24 * 60 * 60 * 1000;

/**
 * Removes what no version names any more, and what killed runs left half-written, a day after its last use.
 *
 * @param folder snapshots of one instance
 * @param used absolute folders in it
 */
export async function removeUnusedSnapshots(folder: string, used: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const dir = path.join(folder, name);
    if (used.includes(dir)) continue;
    const info = await stat(dir).catch(() => undefined);
    const isOld = info !== undefined && Date.now() - info.mtimeMs > PATIENCE;
    if (isOld) await rm(dir, { recursive: true, force: true });
  }
}
