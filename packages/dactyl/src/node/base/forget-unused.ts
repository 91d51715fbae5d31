/** Lets a cache of folders, each named by a hash of its inputs, grow no further than what is in use. */
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

export const DAY = 24 * 60 * 60 * 1000;
/**
 * How long what nobody has asked for is kept, in milliseconds. Pages that a build keeps from the last one do not ask: on a site that
 * has not changed for so long, they are made once more.
 */
const KEPT_UNUSED = 90 * DAY;

/** Notes that a folder of the cache is in use, once a day at most. */
export async function noteUse(folder: string): Promise<void> {
  const now = new Date();
  const { mtimeMs } = await stat(folder);
  if (now.getTime() - mtimeMs > DAY) await utimes(folder, now, now);
}

/**
 * Removes the folders in `cacheDir` that nobody has used for long. What cannot be removed stays until the next time.
 *
 * @param keptUnused - In milliseconds.
 */
export async function forgetUnused(cacheDir: string, keptUnused: number = KEPT_UNUSED): Promise<void> {
  const names = await readdir(cacheDir).catch(() => []);
  for (const name of names) {
    const folder = path.join(cacheDir, name);
    // A build at the same time may have taken it away.
    const found = await stat(folder).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs <= keptUnused) continue;
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}
