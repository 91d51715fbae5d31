/**
 * Files made of an image, each set in a folder that is named by a hash of all its inputs. The list of files is written last
 * and holds their hashes, so that what a killed build has left is never used. Threads and processes that want the same set
 * at the same time make it once.
 */
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, readTextIfExists, writeFileAtomic } from '../base/files.js';
import { hashText } from '../base/hash.js';

/** A file of a set. */
export interface CachedFile {
  /** Below the folder of the set. */
  name: string;
  hash: string;
}

export interface CachedSet {
  files: readonly CachedFile[];
}

const LIST = 'image.json';
const LOCK = 'lock';
/** How often somebody who waits for a set looks for it, in milliseconds. */
const PAUSE = 20;

/** The set of this folder; `make` writes its files when they are not there. */
export async function cachedSet<Set extends CachedSet>(folder: string, make: () => Promise<Set>): Promise<Set> {
  for (;;) {
    const known = await readSet<Set>(folder);
    if (known) return known;
    const release = await takeLock(folder);
    if (!release) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      continue;
    }
    try {
      const made = (await readSet<Set>(folder)) ?? (await make());
      await writeFileAtomic(path.join(folder, LIST), JSON.stringify(made));
      return made;
    } finally {
      await release();
    }
  }
}

async function readSet<Set extends CachedSet>(folder: string): Promise<Set | undefined> {
  try {
    const set = JSON.parse((await readTextIfExists(path.join(folder, LIST))) ?? 'null') as Set | null; // ours
    const texts = await Promise.all((set?.files ?? []).map(({ name }) => readFile(path.join(folder, name))));
    const isWhole = set?.files.every(({ hash }, index) => hashText(texts[index] ?? '') === hash);
    return set && isWhole ? set : undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` while somebody else has it. A lock of a process that has ended is nobody's. */
async function takeLock(folder: string): Promise<(() => Promise<void>) | undefined> {
  const file = path.join(folder, LOCK);
  await mkdir(folder, { recursive: true });
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return () => rm(file, { force: true });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    if (await isLeft(file)) await rm(file, { force: true });
    return undefined;
  }
}

async function isLeft(lock: string): Promise<boolean> {
  try {
    const process_ = Number(await readFile(lock, 'utf8'));
    // A lock is empty between being made and being written, and stays so when that process is killed.
    if (process_ === 0) return Date.now() - (await stat(lock)).mtimeMs > EMPTY_FOR;
    process.kill(process_, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}

/** Milliseconds. */
const EMPTY_FOR = 5000;
