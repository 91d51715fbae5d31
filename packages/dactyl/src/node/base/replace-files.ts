/**
 * Replaces the content of a folder file by file, for folders that cannot be renamed. First everything is
 * copied into a subfolder of the target, so that the remaining steps only rename and need no more disk space.
 * Then a journal is written. From then on the replacement can only be completed: after a kill,
 * `finishReplacement` does that, and may itself be interrupted any number of times. No file is ever half
 * written.
 */
import { cp, lstat, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, listFiles, readTextIfExists, writeFileAtomic } from './files.js';

export interface Replacement {
  /** Folder with the new content. It is not changed. */
  from: string;
  to: string;
  /** File outside of both folders that lists the remaining steps. */
  journal: string;
}

interface Journal {
  /** Files of the old content that the new content lacks. */
  remove: string[];
}

const STAGED = '.dactyl-staged';

export async function replaceFiles({ from, to, journal }: Replacement): Promise<void> {
  const staged = path.join(to, STAGED);
  await rm(staged, { recursive: true, force: true });
  const oldFiles = await listFiles(to);
  const newFiles = new Set(await listFiles(from));
  await cp(from, staged, { recursive: true });
  const content: Journal = { remove: oldFiles.filter((file) => !newFiles.has(file)) };
  await writeFileAtomic(journal, JSON.stringify(content));
  await finishReplacement({ to, journal });
}

/**
 * Completes a replacement that was interrupted after its journal was written; undoes one that was interrupted
 * before.
 */
export async function finishReplacement({ to, journal }: Omit<Replacement, 'from'>): Promise<void> {
  const staged = path.join(to, STAGED);
  const text = await readTextIfExists(journal);
  if (text !== undefined) {
    for (const file of await listFiles(staged)) await moveOver(path.join(staged, file), path.join(to, file));
    // Written by `replaceFiles`, in one step.
    const { remove } = JSON.parse(text) as Journal;
    for (const file of remove) await removeFile(to, file);
  }
  await rm(staged, { recursive: true, force: true });
  await rm(journal, { force: true });
}

/** Moves a file to a place where the old content may have a folder, or the other way round. */
async function moveOver(from: string, to: string): Promise<void> {
  try {
    await mkdir(path.dirname(to), { recursive: true });
    await rename(from, to);
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR', 'EISDIR', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
    await rm(await nearestExisting(to), { recursive: true });
    await moveOver(from, to);
  }
}

/** `target`, or its nearest existing ancestor. */
async function nearestExisting(target: string): Promise<string> {
  return (await kindOf(target)) === undefined ? nearestExisting(path.dirname(target)) : target;
}

/**
 * Removes a file and the folders that become empty. Where there is a folder of that name, it belongs to the
 * new content and stays.
 */
async function removeFile(root: string, file: string): Promise<void> {
  const target = path.join(root, file);
  if ((await kindOf(target)) !== 'file') return;
  await rm(target);
  try {
    for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
      await rmdir(path.join(root, folder));
    }
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error;
  }
}

/** Symbolic links count as files. */
async function kindOf(target: string): Promise<'file' | 'folder' | undefined> {
  try {
    return (await lstat(target)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}
