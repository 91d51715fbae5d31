/**
 * Answers for a folder that a build may replace at any time: it renames the old output and then the new one, so for a moment there is
 * none. What is not found while that happens is looked up again.
 */
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, resolveRequest, type ServedFiles, type UrlRules } from './resolve-request.js';

/** The moment lasts less than a millisecond, or longer on a busy machine. A folder that is not there then does not come. */
const PAUSE_MS = 20;
const TRIES = 20;

export interface ReplacedFolder {
  rules: UrlRules;
  files: ServedFiles;
  /** What tells the folder from the one that takes its place; `undefined` when there is none. */
  identity: () => Promise<string | undefined>;
}

export async function resolveSettled(url: string, { rules, files, identity }: ReplacedFolder): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const before = await identity();
    const answer = await resolveRequest(url, rules, files);
    if (answer.kind !== 'not-found' || tries === TRIES) return answer;
    const after = await identity();
    if (after !== undefined && after === before) return answer;
    if (after === undefined) await wait(PAUSE_MS);
  }
}

export async function folderIdentity(dir: string): Promise<string | undefined> {
  const stats = await stat(dir).catch(() => undefined);
  return stats && `${stats.dev} ${stats.ino}`;
}
