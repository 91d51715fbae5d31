/**
 * When files were changed, from git's history: one pass over the log for all folders of a repository. The
 * result is `undefined` wherever git or its history is missing, because missing dates must not fail a build.
 */
import { execFile, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { toPosixPath } from './files.js';
import {
  type Contact,
  countCommit,
  PEOPLE_FORMAT,
  type Person,
  readContacts,
  readPeople,
  SEPARATOR,
  type Shares,
} from './git-people.js';

export interface CommitStamp {
  /** Milliseconds since 1970, of the commit. */
  timestamp: number;
  author: string;
  /** Author and co-authors, when people were asked for. */
  people?: Person[];
}

export interface FileHistory {
  newest: CommitStamp;
  /**
   * The first commit of the file under its present or a former name. `undefined` when a shallow clone does
   * not reach back to it.
   */
  oldest: CommitStamp | undefined;
  /** Everybody who wrote in the file, when people were asked for; who did so most often comes first. */
  people?: Person[];
}

/**
 * Absolute file → its newest and oldest commit, for all files below some folders that git knows. `undefined`
 * when no folder is in a repository, when git is not installed, or when there is no commit. In a shallow
 * clone the earliest commit seems to have created every file, so files that have only this commit are left
 * out.
 */
export async function lastCommitDates(
  dirs: readonly string[],
  { followsRenames = true, people = false }: { followsRenames?: boolean; people?: boolean } = {},
): Promise<Map<string, FileHistory> | undefined> {
  const repositories = new Map<string, string[]>();
  const roots = await findRoots(dirs);
  for (const [index, dir] of dirs.entries()) {
    const root = roots[index];
    if (root !== undefined) repositories.set(root, [...(repositories.get(root) ?? []), dir]);
  }
  const logs = await Promise.all(
    [...repositories].map(([root, folders]) =>
      readLog({ dir: root, root, paths: pathsBelow(root, folders), renames: followsRenames, people }),
    ),
  );
  const known = logs.filter((log) => log !== undefined);
  return known.length === 0 ? undefined : new Map(known.flatMap((log) => [...log]));
}

/** History of one file; `undefined` when git does not know it. */
export async function fileHistory(
  file: string,
  { followsRenames }: { followsRenames: boolean },
): Promise<FileHistory | undefined> {
  const dir = path.dirname(file);
  const root = await findRoot(dir);
  if (root === undefined) return undefined;
  return (await readLog({ dir, root, paths: [path.basename(file)], follow: followsRenames }))?.get(file);
}

/** The root for each folder. A site has dozens, and starting a process takes long in one that has much memory: git is asked once for a repository. */
function findRoots(dirs: readonly string[]): Promise<(string | undefined)[]> {
  const asked = new Map<string, Promise<string | undefined>>();
  const ask = (dir: string) => {
    const answer = asked.get(dir) ?? findRoot(dir);
    asked.set(dir, answer);
    return answer;
  };
  return Promise.all(dirs.map((dir) => (existsSync(dir) ? ask(folderWithGit(dir) ?? dir) : undefined)));
}

/** The nearest folder upwards that holds `.git`, where no name on the way is a link: git follows it, and keys must not. */
function folderWithGit(dir: string): string | undefined {
  if (realpathSync(dir) !== dir) return undefined;
  let folder = dir;
  while (!existsSync(path.join(folder, '.git'))) {
    if (path.dirname(folder) === folder) return undefined;
    folder = path.dirname(folder);
  }
  return folder;
}

/** Root of the repository that holds a folder. */
async function findRoot(dir: string): Promise<string | undefined> {
  // Asks for a relative path, because git would resolve symbolic links in an absolute one, and the keys must
  // not be resolved.
  const upwards = await runGit(dir, ['rev-parse', '--show-cdup']);
  return upwards === undefined ? undefined : path.resolve(dir, upwards);
}

function pathsBelow(root: string, folders: readonly string[]): string[] {
  return folders.map((folder) => `:(top,literal)${toPosixPath(path.relative(root, folder))}`);
}

export interface SnapshotOfCommit {
  /** A folder in the repository: git runs there. */
  dir: string;
  commit: string;
  /** Absolute folder with files of the commit, in the layout of the repository. */
  root: string;
  /** Folders to ask about, absolute, inside of `root`. */
  folders: readonly string[];
  people?: boolean;
  /** Whether a clone that lacks contents has to do: then only renames without a change are noticed. */
  isPartial?: boolean;
}

/** `lastCommitDates` for files that were extracted from a commit: their history up to that commit. */
export async function lastCommitDatesAt(snapshot: SnapshotOfCommit): Promise<Map<string, FileHistory> | undefined> {
  const { dir, commit, root, folders, people, isPartial = false } = snapshot;
  const renames = isPartial ? 'exact' : true;
  return readLog({ dir, root, commit, paths: pathsBelow(root, folders), people, renames });
}

interface LogRequest {
  dir: string;
  /** Prefix of the keys: the absolute folder that corresponds to the root of the repository. */
  root: string;
  /** Default: the commit that is checked out. */
  commit?: string;
  /** Pathspecs, as git takes them in `dir`. */
  paths: readonly string[];
  /**
   * Whether to follow a file's history through renames. Given several files, git detects only renames among
   * them. `exact`: only renames that changed nothing, for which git needs no contents.
   */
  renames?: boolean | 'exact';
  /** For a single path: whether renames are searched for in the whole repository. */
  follow?: boolean;
  /** Whether to read who wrote the files. */
  people?: boolean | undefined;
}

async function readLog(request: LogRequest): Promise<LogState['histories'] | undefined> {
  const { dir, root, commit = 'HEAD', paths, renames = true, follow = false, people = false } = request;
  const boundary = await readShallowBoundary(dir);
  const histories = new Map<string, FileHistory>();
  const shares = people ? new Map<string, Shares>() : undefined;
  const contacts = new Map<CommitStamp, Contact[]>();
  const reader = createLogReader({ root, boundary, histories, contacts, shares });
  const args = [
    '-c',
    'core.quotePath=false',
    'log',
    `--format=${MARK}%H%x09%ct%x09%an${people ? PEOPLE_FORMAT : ''}`,
    '--name-status',
    ...(follow ? ['--follow'] : [renames === 'exact' ? '-M100%' : renames ? '-M' : '--no-renames']),
    commit,
    '--',
    ...paths,
  ];
  const child = spawn('git', args, { cwd: dir, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  for await (const line of createInterface({ input: child.stdout })) reader(line);
  if ((await ended) !== 0) return undefined;
  if (shares) await addPeople(dir, { histories, shares, contacts });
  return histories;
}

async function addPeople(
  dir: string,
  { histories, shares, contacts }: PeopleOfLog & { shares: Map<string, Shares> },
): Promise<void> {
  const reader = await readPeople(dir, new Set([...contacts.values()].flat()));
  for (const [commit, list] of contacts) commit.people = reader.ofCommit(list);
  for (const [file, history] of histories) history.people = reader.ofFile(shares.get(file) ?? new Map());
}

/** Whether the clone is shallow, that is holds only part of the history, as CI services make it. */
export async function isShallowClone(dir: string): Promise<boolean> {
  return (await runGit(dir, ['rev-parse', '--is-shallow-repository'])) === 'true';
}

/** `false` also where git is not installed. */
export async function isInRepository(dir: string): Promise<boolean> {
  return (await findRoot(dir)) !== undefined;
}

/** First character of a commit's line; no line of the file list begins with it. */
const MARK = '@';

interface PeopleOfLog {
  histories: Map<string, FileHistory>;
  /** By commit, newest first. */
  contacts: Map<CommitStamp, Contact[]>;
  /** By file; absent when nobody asks for people. */
  shares: Map<string, Shares> | undefined;
}

interface LogState extends PeopleOfLog {
  root: string;
  boundary: ReadonlySet<string>;
}

/** Reads `@HASH⇥SECONDS⇥AUTHOR` and the lines of files below it (`M⇥a.md`, `R100⇥old.md⇥new.md`), newest first. */
function createLogReader({ root, boundary, histories, contacts, shares }: LogState): (line: string) => void {
  let commit: CommitStamp | undefined;
  let isBoundary = false;
  /** Former name → present names of the files that had it. */
  const presentNames = new Map<string, string[]>();
  const record = (file: string) => {
    for (const name of [file, ...(presentNames.get(file) ?? [])]) {
      const known = histories.get(name);
      if (known) known.oldest = isBoundary ? undefined : commit;
      else if (commit && !isBoundary) histories.set(name, { newest: commit, oldest: commit });
      if (shares && commit && !isBoundary) countCommit(sharesOf(shares, name), contacts.get(commit) ?? []);
    }
  };
  return (line) => {
    const [stamp = '', ...people] = line.startsWith(MARK) ? line.split(SEPARATOR) : [line];
    const fields = stamp.split('\t');
    if (line.startsWith(MARK)) {
      const [hash = '', seconds = '', ...author] = fields;
      commit = { timestamp: Number(seconds) * 1000, author: author.join('\t') };
      if (shares) contacts.set(commit, readContacts(people));
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

function sharesOf(shares: Map<string, Shares>, file: string): Shares {
  let known = shares.get(file);
  if (!known) shares.set(file, (known = new Map()));
  return known;
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

/** How many of these files git knows with other content, or not at all; 0 where there is no repository. */
export async function uncommittedFiles(files: readonly string[]): Promise<number> {
  const [first] = files;
  if (first === undefined) return 0;
  const listed = await runGit(path.dirname(first), ['status', '--porcelain', '--no-renames', '--', ...files]);
  return listed ? listed.split('\n').length : 0;
}
