/**
 * Reads objects of a git repository without a checkout. Names and paths are passed to git on standard input
 * or after `--`, so that none of them can be taken for an option.
 */
import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode, toPosixPath } from './files.js';

export interface Repository {
  /** The folder the caller asked about; git runs there. */
  dir: string;
  /** Path of that folder in the repository: `website/`, or empty for the root. */
  prefix: string;
  isShallow: boolean;
}

/** The repository that contains `dir`; if there is none that git can read, the reason as text. */
export async function findRepository(dir: string): Promise<Repository | { fault: string }> {
  try {
    const args = ['rev-parse', '--is-shallow-repository', '--show-prefix'];
    const { stdout } = await promisify(execFile)('git', args, { cwd: dir });
    const [isShallow, prefix = ''] = stdout.split(/\r?\n/);
    return { dir, prefix, isShallow: isShallow === 'true' };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { fault: 'git is not installed' };
    const { stderr } = error as { stderr?: unknown }; // execFile adds `stderr` to its errors
    const said = typeof stderr === 'string' ? (stderr.split('\n')[0] ?? '') : String(error);
    return { fault: said.replace(/^fatal: /, '').trim() };
  }
}

/** For each name of a commit (tag, branch, hash) the hash of the commit; `undefined` when git knows none. */
export async function resolveCommits(dir: string, names: readonly string[]): Promise<(string | undefined)[]> {
  const input = names.map((name) => `${name}^{commit}\n`).join('');
  const text = (await runGit(dir, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], input)).toString('utf8');
  return text
    .split('\n')
    .slice(0, names.length)
    .map((line) => /^([0-9a-f]{40,64}) commit$/.exec(line)?.[1]);
}

/**
 * Names of all tags and branches; remote branches include the name of the remote: `v1.0`, `main`,
 * `origin/main`.
 */
export async function listRefs(dir: string): Promise<string[]> {
  const args = ['for-each-ref', '--format=%(refname:short)', 'refs/tags', 'refs/heads', 'refs/remotes'];
  return (await runGit(dir, args)).toString('utf8').split('\n').filter(Boolean);
}

export interface TreeEntry {
  /** From the root of the repository, with `/`. */
  path: string;
  kind: 'file' | 'link' | 'submodule';
  /** Id of the git object that holds the content. */
  id: string;
}

/** Every file of a commit, by path. */
export async function listTree(dir: string, commit: string): Promise<Map<string, TreeEntry>> {
  const text = (await runGit(dir, ['ls-tree', '-r', '-z', '--full-tree', commit])).toString('utf8');
  const entries = new Map<string, TreeEntry>();
  for (const record of text.split('\0')) {
    // `100644 blob HASH⇥path`
    const tab = record.indexOf('\t');
    const [mode = '', , id] = record.slice(0, tab).split(' ');
    if (tab === -1 || id === undefined) continue;
    const kind = mode === '160000' ? 'submodule' : mode === '120000' ? 'link' : 'file';
    const file = record.slice(tab + 1);
    entries.set(file, { path: file, kind, id });
  }
  return entries;
}

/** Ids of the contents that a file has had, newest first, under former names, too. */
export async function listVersions(file: string): Promise<string[]> {
  const args = ['log', '--follow', '--format=', '--raw', '--no-abbrev', '--', path.basename(file)];
  const lines = (await runGit(path.dirname(file), args)).toString('utf8').split('\n');
  // `:100644 100644 BEFORE AFTER M⇥path`
  const ids = lines.flatMap((line) => /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) /.exec(line)?.[1] ?? []);
  return [...new Set(ids)].filter((id) => !/^0+$/.test(id));
}

export interface ObjectReader {
  /** Content of an object; `undefined` when this clone lacks it. One at a time. */
  read(id: string): Promise<Buffer | undefined>;
  close(): void;
}

/** A git process that serves objects until the reader is closed. */
export function openObjects(dir: string): ObjectReader {
  const child = spawn('git', ['cat-file', '--batch'], { cwd: dir, stdio: ['pipe', 'pipe', 'ignore'] });
  // A process that fails to start shows up as an object that cannot be read; without a listener Node would
  // throw.
  child.once('error', () => undefined);
  child.stdin.on('error', () => undefined);
  const bytes = createByteReader(child.stdout);
  return {
    async read(id) {
      child.stdin.write(`${id}\n`);
      const size = / blob (\d+)$/.exec(await bytes.line())?.[1];
      if (size === undefined) return undefined;
      const content = await bytes.take(Number(size));
      await bytes.take(1);
      return content;
    },
    close: () => child.stdin.end(),
  };
}

function createByteReader(stream: AsyncIterable<Buffer>): {
  line(): Promise<string>;
  take(n: number): Promise<Buffer>;
} {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const take = async (length: number) => {
    const parts = [rest];
    for (let have = rest.length; have < length;) {
      const chunk = await nextChunk(chunks);
      parts.push(chunk);
      have += chunk.length;
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts);
    rest = all.subarray(length);
    return all.subarray(0, length);
  };
  return {
    take,
    async line() {
      while (!rest.includes(10)) rest = Buffer.concat([rest, await nextChunk(chunks)]);
      const line = await take(rest.indexOf(10) + 1);
      return line.toString('utf8').trimEnd();
    },
  };
}

async function nextChunk(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const { done, value } = await chunks.next();
  if (done) throw new Error('git ended before it gave all objects.');
  return value;
}

/** @throws With what git said, when it failed. */
export function runGit(cwd: string, args: readonly string[], input = ''): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out));
      else reject(new Error(`git ${args.join(' ')} failed: ${Buffer.concat(said).toString('utf8').trim()}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** How git names a file or folder of the site; `undefined` when it lies outside of the repository. */
export function repositoryPath({ dir, prefix }: Repository, file: string): string | undefined {
  const relative = path.posix.normalize(path.posix.join(prefix, toPosixPath(path.relative(dir, file)), '.'));
  if (relative === '..' || relative.startsWith('../')) return undefined;
  return relative === '.' ? '' : relative.replace(/\/$/, '');
}
