/**
 * A plan → files. Nothing can be lost: a plan is written down before anything is changed, each step may be done twice, a file is
 * removed from its old place only while the same bytes are at the new one, and what somebody has edited meanwhile is left alone.
 */
import { constants, readdirSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, rename, rm, rmdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, readTextIfExists, writeFileAtomic } from '../../base/files.js';
import { isOneName, respelledFolders } from './one-name.js';
import { kindOf } from './plan-moves.js';
import type { Edit, Move } from './types.js';

export interface Plan {
  moves: Move[];
  edits: Edit[];
}

/** Writes a plan down, so that `readPlan` finds it if this run does not come to its end. */
export async function writePlan<Kept extends Plan>(journal: string, plan: Kept): Promise<void> {
  await writeFileAtomic(journal, JSON.stringify(plan));
}

/** What an interrupted run has left. */
export async function readPlan<Kept extends Plan>(journal: string): Promise<Kept | undefined> {
  const text = await readTextIfExists(journal);
  // The cast: `writePlan` has written it, in one step.
  return text === undefined ? undefined : (JSON.parse(text) as Kept);
}

export async function forgetPlan(journal: string): Promise<void> {
  await rm(journal, { force: true });
}

/** @returns files that somebody has changed meanwhile, and that are left as they are */
export async function carryOut({ moves, edits }: Plan): Promise<string[]> {
  const left: string[] = [];
  for (const { from, to } of respelledFolders(moves, isOneWhole(moves))) await rename(from, to);
  for (const move of moves) if (!(await moveFile(move))) left.push(move.from);
  for (const edit of edits) if (!(await editFile(edit))) left.push(edit.file);
  for (const dir of new Set(moves.map(({ from }) => path.dirname(from)))) await removeEmpty(dir);
  return left;
}

/** @returns whether the file is at its new place, and no longer at the old one */
async function moveFile({ from, to }: Move): Promise<boolean> {
  if (from === to) return true;
  if (kindOf(from) === undefined) return kindOf(to) !== undefined;
  await mkdir(path.dirname(to), { recursive: true });
  if (kindOf(to) !== undefined && isOne(from, to)) {
    // One file, on a disk to which upper and lower case are the same: to remove it would lose it.
    await rename(from, to);
    return true;
  }
  await linkOrCopy(from, to);
  if (!(await readFile(from)).equals(await readFile(to))) return false;
  await unlink(from);
  return true;
}

function isOne(from: string, to: string): boolean {
  return isOneName(from, to, (dir) => (kindOf(dir) === 'folder' ? readdirSync(dir) : []));
}

/** A folder of which some files stay keeps its spelling: they are referred to by it. */
function isOneWhole(moves: readonly Move[]) {
  const moved = new Set(moves.map(({ from }) => from));
  return (from: string, to: string) =>
    isOne(from, to) &&
    readdirSync(from, { recursive: true, withFileTypes: true }).every(
      (entry) => entry.isDirectory() || moved.has(path.join(entry.parentPath, entry.name)),
    );
}

/** Never over a file. Not all disks have links. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    await copyFile(from, to, constants.COPYFILE_EXCL).catch((problem: unknown) => {
      if (errorCode(problem) !== 'EEXIST') throw problem;
    });
  }
}

async function editFile({ file, before, after }: Edit): Promise<boolean> {
  const now = await readTextIfExists(file);
  if (now === before) await writeFileAtomic(file, after);
  return now === before || now === after;
}

/** And the folders above it that become empty. */
async function removeEmpty(dir: string): Promise<void> {
  try {
    await rmdir(dir);
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error) ?? '')) return;
    throw error;
  }
  await removeEmpty(path.dirname(dir));
}
