/**
 * Replaces the content of a folder file by file, for folders that cannot be renamed.
 *
 * First everything is copied into a subfolder of the target, so that the rest needs no more disk and
 * only renames. Then a journal is written: from there on there is no way back, and `finishReplacement`
 * can end the work after a kill, as often as it takes. Each file is whole at any moment.
 */
import { cp, lstat, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, listFiles, readTextIfExists, writeFileAtomic } from './files.js';

export interface Replacement {
  /** The new content. Not changed. */
  from: string;
  to: string;
  /** File outside of both folders that says what is left to do. */
  journal: string;
}

interface Journal {
  /** Files of the old content that the new one does not have. */
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

/** Ends a replacement that had begun; one that had not got as far as its journal is undone. */
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

/** The old content may have a file where the new one has a folder, or the reverse. */
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

/** `target`, or the first of its parents that exists. */
async function nearestExisting(target: string): Promise<string> {
  return (await kindOf(target)) === undefined ? nearestExisting(path.dirname(target)) : target;
}

/** Removes a file, and the folders that this leaves empty. A folder of that name belongs to the new content. */
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

/** Links count as files. */
async function kindOf(target: string): Promise<'file' | 'folder' | undefined> {
  try {
    return (await lstat(target)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}
