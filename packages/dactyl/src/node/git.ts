/**
 * When files changed, from the history of git: one pass over the log for a whole folder.
 * `undefined` wherever git or its history is missing; nobody's site fails for lack of dates.
 */
import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export interface CommitStamp {
  /** Milliseconds since 1970, of the commit. */
  timestamp: number;
  author: string;
}

export interface FileHistory {
  newest: CommitStamp;
  /** Under its present or a former name. `undefined` when a shallow clone does not reach back to it. */
  oldest: CommitStamp | undefined;
}

/**
 * Absolute file → its newest and oldest commit, for all files below `dir` that git knows.
 * `undefined` when `dir` is in no repository, when git is not installed, or when there is no commit.
 * In a shallow clone the last commit that is there seems to have made every file: a file that has
 * only this commit is left out.
 */
export async function lastCommitDates(dir: string): Promise<Map<string, FileHistory> | undefined> {
  // Relative, because git resolves links in absolute paths and the keys must not.
  const upwards = await runGit(dir, ['rev-parse', '--show-cdup']);
  if (upwards === undefined) return undefined;
  const root = path.resolve(dir, upwards);
  const boundary = await readShallowBoundary(dir);
  const histories = new Map<string, FileHistory>();
  const reader = createLogReader({ root, boundary, histories });
  const args = [
    '-c',
    'core.quotePath=false',
    'log',
    `--format=${MARK}%H%x09%ct%x09%an`,
    '--name-status',
    '-M',
    '--',
    '.',
  ];
  const child = spawn('git', args, { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  for await (const line of createInterface({ input: child.stdout })) reader(line);
  return (await ended) === 0 ? histories : undefined;
}

/** Whether the clone holds only a part of the history, as CI services make it. */
export async function isShallowClone(dir: string): Promise<boolean> {
  return (await runGit(dir, ['rev-parse', '--is-shallow-repository'])) === 'true';
}

/** Starts the line of a commit: no line of the file list begins so. */
const MARK = '@';

interface LogState {
  root: string;
  boundary: ReadonlySet<string>;
  histories: Map<string, FileHistory>;
}

/** Reads `@HASH⇥SECONDS⇥AUTHOR` and the lines of files below it (`M⇥a.md`, `R100⇥old.md⇥new.md`), newest first. */
function createLogReader({ root, boundary, histories }: LogState): (line: string) => void {
  let commit: CommitStamp | undefined;
  let isBoundary = false;
  /** Former name → the names that such files have today. */
  const presentNames = new Map<string, string[]>();
  const record = (file: string) => {
    for (const name of [file, ...(presentNames.get(file) ?? [])]) {
      const known = histories.get(name);
      if (known) known.oldest = isBoundary ? undefined : commit;
      else if (commit && !isBoundary) histories.set(name, { newest: commit, oldest: commit });
    }
  };
  return (line) => {
    const fields = line.split('\t');
    if (line.startsWith(MARK)) {
      const [hash = '', seconds = '', ...author] = fields;
      commit = { timestamp: Number(seconds) * 1000, author: author.join('\t') };
      isBoundary = boundary.has(hash.slice(MARK.length));
      return;
    }
    const [status = '', from, to] = fields;
    if (from === undefined || status.startsWith('D')) return;
    const file = path.join(root, to ?? from);
    record(file);
    if (to !== undefined && status.startsWith('R')) {
      const former = path.join(root, from);
      const names = [file, ...(presentNames.get(file) ?? [])];
      presentNames.set(former, [...(presentNames.get(former) ?? []), ...names]);
    }
  };
}

async function readShallowBoundary(dir: string): Promise<Set<string>> {
  const file = await runGit(dir, ['rev-parse', '--git-path', 'shallow']);
  if (file === undefined) return new Set();
  const text = await readFile(path.resolve(dir, file), 'utf8').catch(() => '');
  return new Set(text.split('\n').filter(Boolean));
}

async function runGit(dir: string, args: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', args, { cwd: dir });
    return stdout.trim();
  } catch {
    return undefined;
  }
}
