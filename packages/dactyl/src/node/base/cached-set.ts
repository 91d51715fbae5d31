/**
 * What takes long to make: files, each set in a folder that is named by a hash of all its inputs, and facts about them. The
 * list is written last and holds hashes of the files and of itself, so that what a killed build has left is never used.
 * Threads and processes that want the same set at the same time make it once.
 */
import { mkdir, open, readFile, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, readTextIfExists, writeFileAtomic } from './files.js';
import { noteUse } from './forget-unused.js';
import { hashText } from './hash.js';

/** A file of a set. */
export interface CachedFile {
  /** Below the folder of the set. */
  name: string;
  hash: string;
}

export interface CachedSet {
  files: readonly CachedFile[];
}

const LIST = 'list.json';
const LOCK = 'lock';
/** How often somebody who waits for a set looks for it, in milliseconds. */
const PAUSE = 20;

/**
 * The set of this folder; `make` writes its files when they are not there. What `isLasting` refuses is not kept: it may be another
 * one the next time.
 */
export async function cachedSet<Kept extends CachedSet>(
  folder: string,
  make: () => Promise<Kept>,
  isLasting: (set: Kept) => boolean = () => true,
): Promise<Kept> {
  for (;;) {
    const known = await readSet<Kept>(folder);
    if (known && isLasting(known)) return known;
    const release = await takeLock(folder);
    if (!release) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      continue;
    }
    try {
      const found = await readSet<Kept>(folder);
      if (found && isLasting(found)) return found;
      const made = await make();
      if (!isLasting(made)) return made;
      const text = JSON.stringify(made);
      await writeFileAtomic(path.join(folder, LIST), `${hashText(text)}\n${text}`);
      return made;
    } finally {
      await release();
    }
  }
}

async function readSet<Kept extends CachedSet>(folder: string): Promise<Kept | undefined> {
  try {
    const [hash, text = ''] = ((await readTextIfExists(path.join(folder, LIST))) ?? '').split('\n');
    if (hash !== hashText(text)) return undefined;
    const set = JSON.parse(text) as Kept; // ours
    const contents = await Promise.all(set.files.map(({ name }) => readFile(path.join(folder, name))));
    if (!set.files.every((file, index) => hashText(contents[index] ?? '') === file.hash)) return undefined;
    await noteUse(folder);
    return set;
  } catch {
    return undefined;
  }
}

/** `undefined` while somebody else has it. */
async function takeLock(folder: string): Promise<(() => Promise<void>) | undefined> {
  const file = path.join(folder, LOCK);
  await mkdir(folder, { recursive: true });
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    const beat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => {}), BEAT);
    beat.unref();
    return async () => {
      clearInterval(beat);
      await rm(file, { force: true });
      // One that has nothing to keep leaves no folder; of others this fails.
      await rmdir(folder).catch(() => {});
    };
  } catch (error) {
    // The folder went with a set that was not kept.
    if (errorCode(error) === 'ENOENT') return undefined;
    if (errorCode(error) !== 'EEXIST') throw error;
    if (await isLeft(file)) await rm(file, { force: true });
    return undefined;
  }
}

/**
 * Whether the owner of a lock has ended: its process is gone, or gives no sign of life. The process may live on when a thread of it
 * had the lock, and another one may have its number. Who takes a lock too early makes the same files again, and nothing is lost.
 */
async function isLeft(lock: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(lock);
    // Either way, because clocks are set back.
    if (Math.abs(Date.now() - mtimeMs) > SILENT_FOR) return true;
    const owner = Number(await readFile(lock, 'utf8'));
    // A lock is empty between being made and being written.
    if (owner !== 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}

/** How often the owner of a lock gives a sign of life, and for how long none counts as its end, in milliseconds. */
const BEAT = 1000;
const SILENT_FOR = 10_000;
