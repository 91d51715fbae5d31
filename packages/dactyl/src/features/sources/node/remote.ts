/**
 * What git is asked about other repositories. Each has a bare clone in the cache, which holds commits, and of the contents only
 * those that were asked for. The address goes to git by its environment: it may hold a password, which must be neither on disk
 * nor in a list of processes. Nothing that comes from the configuration can be taken for an option.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../../node/base/files.js';
import { hashParts } from '../../../node/base/hash.js';
import { dropUnsealedFolder, sealFolder } from '../../../node/base/sealed-folder.js';

export interface Remote {
  /** The bare clone, absolute. */
  dir: string;
  url: string;
  /** The address for messages and files, without a password. */
  shownUrl: string;
  /** Whether the clone has the history of its commits. */
  hasHistory: boolean;
}

/** What git was asked and did not do. Without passwords. */
export class GitFailure extends Error {
  override name = 'GitFailure';
}

export interface RemoteRequest {
  git: string;
  history: boolean;
  siteDir: string;
  /** Absolute. */
  cacheDir: string;
}

export function remoteOf({ git, history, siteDir, cacheDir }: RemoteRequest): Remote {
  const isPath = /^[./]/.test(git);
  const shownUrl = withoutPassword(git);
  const name = path.posix
    .basename(shownUrl)
    .replace(/\.git$/, '')
    .replaceAll(/[^\w-]/g, '-');
  const dir = path.join(cacheDir, `${name}-${hashParts([shownUrl, String(history)], 12)}.git`);
  return { dir, url: isPath ? path.resolve(siteDir, git) : git, shownUrl, hasHistory: history };
}

/** @example withoutPassword('https://me:secret@host.example/a') // 'https://host.example/a' */
export function withoutPassword(url: string): string {
  return url.replace(/^(https?:\/\/)[^/@]*@/, '$1');
}

export interface FoundRef {
  commit: string;
  /** Name of the branch, where it is one. */
  branch?: string;
}

/** Asks the repository itself what a name means now; `undefined` when it has none of that name. */
export async function findRef(remote: Remote, ref: string | undefined): Promise<FoundRef | undefined> {
  if (ref !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref)) return { commit: ref };
  await dropUnsealedFolder(remote.dir);
  await createClone(remote);
  const names = ref === undefined ? ['HEAD'] : [`refs/tags/${ref}`, `refs/tags/${ref}^{}`, `refs/heads/${ref}`];
  const lines = (await askGit(remote, ['ls-remote', '--symref', 'origin', ...names])).toString('utf8').split('\n');
  const commits = new Map(lines.map((line) => line.split('\t')).map(([id, name]) => [name ?? '', id ?? '']));
  if (ref === undefined) {
    const commit = lines.find((line) => /^[0-9a-f]+\tHEAD$/.test(line))?.split('\t')[0];
    const branch = lines.map((line) => /^ref: refs\/heads\/(\S+)\tHEAD$/.exec(line)?.[1]).find((name) => name);
    return commit === undefined ? undefined : { commit, ...(branch !== undefined && { branch }) };
  }
  // A tag with a message is an object of its own; `^{}` is the commit that it is for.
  const tag = commits.get(`refs/tags/${ref}^{}`) ?? commits.get(`refs/tags/${ref}`);
  if (tag !== undefined) return { commit: tag };
  const commit = commits.get(`refs/heads/${ref}`);
  return commit === undefined ? undefined : { commit, branch: ref };
}

/** Names of all branches and tags. */
export async function listRemoteRefs(remote: Remote): Promise<string[]> {
  const text = (await askGit(remote, ['ls-remote', '--refs', '--heads', '--tags', 'origin'])).toString('utf8');
  return [...text.matchAll(/\trefs\/(?:heads|tags)\/(.+)$/gm)].map((match) => match[1] ?? '');
}

/** Sees to it that the clone has a commit with its folders, but not the contents of its files. */
export async function fetchCommit(remote: Remote, commit: string): Promise<void> {
  await dropUnsealedFolder(remote.dir);
  await createClone(remote);
  if (await hasCommit(remote, commit)) return;
  const depth = remote.hasHistory ? [] : ['--depth=1'];
  await askGit(remote, ['fetch', ...QUIETLY, ...depth, 'origin', commit]);
  await sealFolder(remote.dir);
}

export async function hasCommit(remote: Remote, commit: string): Promise<boolean> {
  if (!existsSync(remote.dir)) return false;
  return askGit(remote, ['cat-file', '-e', `${commit}^{commit}`], { isLocal: true }).then(
    () => true,
    () => false,
  );
}

/** Sees to it that the clone has these contents, with one request for all. */
export async function fetchContents(remote: Remote, ids: readonly string[]): Promise<void> {
  const input = ids.map((id) => `${id}\n`).join('');
  // Git ends with an error at the first content that it does not have.
  const known = await askGit(remote, ['cat-file', '--batch-check'], { isLocal: true, input }).catch(() => undefined);
  if (known !== undefined && !known.includes(' missing')) return;
  await askGit(remote, ['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', ...QUIETLY, '--stdin', 'origin'], { input });
  await sealFolder(remote.dir);
}

const QUIETLY = [
  '--quiet',
  '--no-tags',
  '--no-write-fetch-head',
  '--no-recurse-submodules',
  '--no-auto-gc',
  '--filter=blob:none',
];

/** Another process may make it at the same time, with the same result. */
async function createClone(remote: Remote): Promise<void> {
  if (existsSync(remote.dir)) return;
  const draft = `${remote.dir}.${process.pid}-${Math.random().toString(36).slice(2, 8)}`;
  await mkdir(path.dirname(remote.dir), { recursive: true });
  try {
    await askGit({ ...remote, dir: draft }, ['init', '--quiet', '--bare', draft], { isLocal: true });
    await sealFolder(draft);
    await rename(draft, remote.dir);
  } catch (error) {
    if (!existsSync(remote.dir)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

interface GitRequest {
  input?: string;
  /** Whether git must not ask the repository itself: it does not know its address then. */
  isLocal?: boolean;
}

/** @throws GitFailure */
function askGit(
  remote: Remote,
  args: readonly string[],
  { input = '', isLocal = false }: GitRequest = {},
): Promise<Buffer> {
  const where = args[0] === 'init' ? [] : [`--git-dir=${remote.dir}`];
  return new Promise((resolve, reject) => {
    const env = isLocal ? gitEnvironment() : withAddress(gitEnvironment(), remote.url);
    const child = spawn('git', [...where, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', (error) =>
      reject(new GitFailure(errorCode(error) === 'ENOENT' ? 'git is not installed' : error.message)),
    );
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new GitFailure(whatGitSaid(Buffer.concat(said).toString('utf8'), remote)));
    });
    // Git may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** Git must not ask anybody for a password, nor run programs that an address names, nor wait for a silent server for ever. */
function gitEnvironment(): NodeJS.ProcessEnv {
  // A build that a hook of git starts has these, for the repository of the site.
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_INDEX_FILE: _index, ...env } = process.env;
  return {
    GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20',
    GIT_HTTP_LOW_SPEED_LIMIT: '100',
    GIT_HTTP_LOW_SPEED_TIME: '60',
    ...env,
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
    LC_ALL: 'C',
  };
}

/** Adds the address to the configuration that git reads from the environment. */
function withAddress(env: NodeJS.ProcessEnv, url: string): NodeJS.ProcessEnv {
  const count = Number(env['GIT_CONFIG_COUNT'] ?? 0);
  return {
    ...env,
    GIT_CONFIG_COUNT: String(count + 1),
    [`GIT_CONFIG_KEY_${count}`]: 'remote.origin.url',
    [`GIT_CONFIG_VALUE_${count}`]: url,
  };
}

/** The lines that say why, in which the address has no password. */
function whatGitSaid(text: string, { url, shownUrl }: Remote): string {
  const lines = text.replaceAll(url, shownUrl).split('\n');
  const reasons = lines.map((line) => line.replace(/^(?:fatal|error|remote): /, '').trim()).filter(Boolean);
  return withoutSecrets(reasons.slice(0, 3).join(' '), url);
}

function withoutSecrets(text: string, url: string): string {
  const secret = /^https?:\/\/([^/@]*)@/.exec(url)?.[1];
  const parts = (secret ?? '').split(':').flatMap((part) => [part, decode(part)]);
  // A short one is a name such as "git", which words have in them, too.
  const hidden = parts.filter((part) => part.length > 5).reduce((result, part) => result.replaceAll(part, '***'), text);
  return hidden.replaceAll(/(https?:\/\/)[^\s/@]*@/g, '$1');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
