/** An output folder → a commit on the branch that a host publishes. What was there before goes, its history stays. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode, isInside } from '../../node/files.js';
import { SiteError } from '../../node/site-error.js';
import type { DeployTarget, SourceRepository } from './deploy-target.js';

export async function readSource(siteDir: string): Promise<SourceRepository> {
  const ask = async (...args: string[]) => {
    try {
      return (await promisify(execFile)('git', args, { cwd: siteDir })).stdout.trim();
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') return undefined;
      throw new SiteError('The command `git` is not there.', {
        hint: 'Install git, which makes the commit and pushes it.',
      });
    }
  };
  const remote = await ask('remote', 'get-url', '--push', 'origin');
  const branch = await ask('rev-parse', '--abbrev-ref', 'HEAD');
  return { remote, branch, commit: await ask('rev-parse', '--short', 'HEAD') };
}

export interface PushInput {
  /** Folder to be published. */
  outDir: string;
  /** Where in the branch; `.` is all of it. */
  targetDir: string;
  target: DeployTarget;
}

/** @returns false when the branch holds exactly this already. */
export async function pushOutput({ outDir, targetDir, target }: PushInput): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dactyl-deploy-'));
  try {
    const git = createGit(folder, target);
    await checkOut(git, target);
    const place = path.join(folder, targetDir);
    if (!isInside(folder, place)) throw new SiteError(`"${targetDir}" lies outside of the repository.`);
    await empty(place);
    await cp(outDir, place, { recursive: true });
    // Otherwise GitHub runs Jekyll over the branch, which leaves files out.
    await writeFile(path.join(folder, '.nojekyll'), '');
    await git('add', '--all', '--force');
    if ((await git('status', '--porcelain')) === '') return false;
    await git('commit', '--quiet', '--message', target.message);
    await git('push', '--quiet', '--force', 'origin', `HEAD:refs/heads/${target.branch}`);
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Git = (...args: string[]) => Promise<string>;

/** What git says on failure is shown, without the password. */
function createGit(cwd: string, { secret, author }: DeployTarget): Git {
  const settings = [
    ['user.name', author.name],
    ['user.email', author.email],
    ['core.autocrlf', 'false'],
  ].flatMap(([key, value]) => (value === undefined ? [] : ['-c', `${key}=${value}`]));
  return async (...args) => {
    try {
      // A password that is missing must not be waited for.
      const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
      const { stdout } = await promisify(execFile)('git', [...settings, ...args], { cwd, env, maxBuffer: 2 ** 26 });
      return stdout.trim();
    } catch (error) {
      // The cast: `execFile` adds what the program printed.
      const said = (error as { stderr?: string }).stderr?.trim() ?? String(error);
      const text =
        secret === undefined ? said : said.replaceAll(secret, '…').replaceAll(decodeURIComponent(secret), '…');
      throw new SiteError(`\`git ${args[0]}\` failed:\n${text}`, {
        hint: 'Nothing was published. Check the name of the repository, and whether you may push to it.',
      });
    }
  };
}

async function checkOut(git: Git, { url, branch }: DeployTarget): Promise<void> {
  const isThere = (await git('ls-remote', '--heads', url, `refs/heads/${branch}`)) !== '';
  await git('init', '--quiet');
  await git('remote', 'add', 'origin', url);
  if (!isThere) return void (await git('checkout', '--quiet', '--orphan', branch));
  await git('fetch', '--quiet', '--depth', '1', 'origin', `refs/heads/${branch}`);
  await git('checkout', '--quiet', '-B', branch, 'FETCH_HEAD');
}

async function empty(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one !== '.git')) await rm(path.join(folder, name), { recursive: true });
}
