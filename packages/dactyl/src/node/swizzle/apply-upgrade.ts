/**
 * Edits of an upgrade → files. Nothing can be lost: the edits are written down before anything is changed, each file is replaced in
 * one step, and only while it is what it was; what is there meanwhile is left alone. A run that was killed is finished by the next.
 */
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readTextIfExists, writeFileAtomic } from '../base/files.js';
import { MEMORY_FILE } from './memory.js';
import type { UpgradeEdit } from './plan-upgrade.js';

/** @returns files that somebody has changed meanwhile */
export async function applyUpgrade(siteDir: string, edits: readonly UpgradeEdit[]): Promise<string[]> {
  await writeFileAtomic(journalOf(siteDir), JSON.stringify(edits));
  return finishUpgrade(siteDir);
}

/** Finishes what was begun. */
export async function finishUpgrade(siteDir: string): Promise<string[]> {
  const text = await readTextIfExists(journalOf(siteDir));
  // The cast: `applyUpgrade` has written it, in one step.
  const edits = text === undefined ? [] : (JSON.parse(text) as UpgradeEdit[]);
  const left: string[] = [];
  for (const { file, before, after } of edits) {
    const now = await readTextIfExists(file);
    if (now === after) continue;
    // It would say that a file which was left has what is new: the next upgrade merges once more.
    if (left.length > 0 && path.basename(file) === MEMORY_FILE) continue;
    if (now === before) await writeFileAtomic(targetOf(file), after);
    else left.push(file);
  }
  await rm(journalOf(siteDir), { force: true });
  return left;
}

export function journalOf(siteDir: string): string {
  return path.join(siteDir, '.dactyl/swizzle.json');
}

/** A link stays one: what it leads to is written. */
function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
