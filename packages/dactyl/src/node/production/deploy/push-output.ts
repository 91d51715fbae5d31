/** An output folder → a commit on the branch that a host publishes. What was there before goes, its history stays. */
import { execFile } from 'node:child_process';
import { cp, lstat, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode, isInside } from '../../base/files.js';
import { SiteError } from '../../base/site-error.js';
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
    const place = await placeIn(folder, targetDir);
    await empty(place);
    await cp(outDir, place, { recursive: true });
    // Otherwise GitHub runs Jekyll over the branch, which leaves files out. What the branch has there may be a link.
    await rm(path.join(folder, '.nojekyll'), { recursive: true, force: true });
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

/** What is in the branch may be a link to anywhere: only folders are followed. */
async function placeIn(folder: string, targetDir: string): Promise<string> {
  const place = path.join(folder, targetDir);
  const names = path.relative(folder, place).split(path.sep).filter(Boolean);
  if (!isInside(folder, place)) throw new SiteError(`"${targetDir}" lies outside of the repository.`);
  if (names.some((name) => name.toLowerCase() === '.git')) {
    throw new SiteError(`"${targetDir}" is where git keeps its own files.`, { hint: 'Choose another --target-dir.' });
  }
  for (const end of names.keys()) {
    const above = path.join(folder, ...names.slice(0, end + 1));
    if (!(await isLink(above))) continue;
    throw new SiteError(`"${names.slice(0, end + 1).join('/')}" is a symbolic link in the branch.`, {
      hint: 'Remove the link from the branch, or choose another --target-dir: what it leads to would be deleted.',
    });
  }
  return place;
}

async function isLink(file: string): Promise<boolean> {
  try {
    return (await lstat(file)).isSymbolicLink();
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false;
    throw error;
  }
}

type Git = (...args: string[]) => Promise<string>;

/** What git says on failure is shown, without the login. Others on the machine can read arguments: it is in none. */
function createGit(cwd: string, { login, author }: DeployTarget): Git {
  const settings = [
    ['user.name', author.name],
    ['user.email', author.email],
    ['core.autocrlf', 'false'],
    // With a password, helpers of the machine are not asked.
    ...(login?.password === undefined ? [] : [['credential.helper', ''] as const]),
    ['credential.helper', login && CREDENTIALS],
  ].flatMap(([key, value]) => (value === undefined ? [] : ['-c', `${key}=${value}`]));
  // A password that is missing must not be waited for.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', ...loginVariables(login) };
  return async (...args) => {
    try {
      const { stdout } = await promisify(execFile)('git', [...settings, ...args], { cwd, env, maxBuffer: 2 ** 26 });
      return stdout.trim();
    } catch (error) {
      // The cast: `execFile` adds what the program printed.
      const said = (error as { stderr?: string }).stderr?.trim() ?? String(error);
      throw new SiteError(`\`git ${args[0]}\` failed:\n${withoutLogin(said, login)}`, {
        hint: 'Nothing was published. Check the name of the repository, and whether you may push to it.',
      });
    }
  };
}

/** A shell reads it, and answers what the environment holds. */
const CREDENTIALS =
  '!f() { test "$1" = get || exit 0; echo "username=$DACTYL_GIT_USER"; ' +
  'test -z "$DACTYL_GIT_PASS" || echo "password=$DACTYL_GIT_PASS"; }; f';

function loginVariables(login: DeployTarget['login']): NodeJS.ProcessEnv {
  if (!login) return {};
  const { user, password } = login;
  if (password !== undefined) return { DACTYL_GIT_USER: user, DACTYL_GIT_PASS: password };
  // Helpers of the machine are asked for the password, with this name. They stand behind those of the environment.
  const next = Number(process.env.GIT_CONFIG_COUNT) || 0;
  return {
    DACTYL_GIT_USER: user,
    GIT_CONFIG_COUNT: String(next + 1),
    [`GIT_CONFIG_KEY_${next}`]: 'credential.username',
    [`GIT_CONFIG_VALUE_${next}`]: user,
  };
}

/** Names are short; what is longer is a token. */
const SHORTEST_TOKEN = 16;

function withoutLogin(text: string, login: DeployTarget['login']): string {
  const { user = '', password = '' } = login ?? {};
  const secrets = [password, user.length < SHORTEST_TOKEN ? '' : user].filter(Boolean);
  return secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
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
