/**
 * A lock in the form of a file, which one process at a time can hold. The lock of a dead process is taken
 * over.
 */
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { errorCode } from './files.js';
import { isStampAlive, pidOf, processStamp } from './process.js';

export type LockResult = { isHeld: true; release(): Promise<void> } | { isHeld: false; holder: number };

export interface LockOptions {
  /** Who takes the lock. Default: this process. */
  stamp?: string;
}

/** Takes the lock, or returns the process that holds it. Never waits. */
export async function takeLock(file: string, { stamp = processStamp() }: LockOptions = {}): Promise<LockResult> {
  for (;;) {
    if (await createLock(file, stamp)) return { isHeld: true, release: () => rm(file, { force: true }) };
    const holder = await readHolder(file);
    if (holder === undefined) continue;
    if (isStampAlive(holder)) return { isHeld: false, holder: pidOf(holder) };
    await removeDeadLock(file, holder);
  }
}

/**
 * Creates the file together with its content: a lock without content would be taken for that of a dead
 * process.
 */
async function createLock(file: string, stamp: string): Promise<boolean> {
  const draft = neighbourOf(file);
  try {
    await writeFile(draft, stamp);
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function neighbourOf(file: string): string {
  return `${file}.${process.pid}-${Math.random().toString(36).slice(2, 8)}`;
}

async function readHolder(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Two processes may find the same dead lock, and the slower one must not remove the lock that the faster one
 * has taken meanwhile. So the file is first moved away, and put back when it is not the dead one.
 */
async function removeDeadLock(file: string, holder: string): Promise<void> {
  const aside = neighbourOf(file);
  try {
    await rename(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if ((await readHolder(aside)) !== holder) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}
