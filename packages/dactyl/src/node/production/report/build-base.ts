/**
 * A commit → its output, built in a work tree of its own below `.dactyl/report`: that of the user and the index stay as they are. The
 * folder is below the site, so that the packages of the site are found. What is left of it are the output and the caches, with which
 * the next commit is built; the same commit is not built again.
 */
import { execFile } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fileKind, readTextIfExists, removeTree } from '../../base/files.js';
import { findRepository, listRefs, resolveCommits, runGit } from '../../base/git-objects.js';
import { hashParts } from '../../base/hash.js';
import { takeLock } from '../../base/lock-file.js';
import { hashLockfile } from '../../base/lockfile.js';
import { suggestName } from '../../base/nearest-name.js';
import { SiteError } from '../../base/site-error.js';
import { PACKAGE_ROOT } from '../../bundle/package-root.js';
import { GENERATED_DIR } from '../../site/plugin-context.js';
import { frameworkVersion } from '../../site/site-metadata.js';

export interface BaseInput {
  siteDir: string;
  /** Branch, tag or commit. */
  ref: string;
  /** Configuration file, as it was named. */
  configPath?: string | undefined;
  signal: AbortSignal;
}

/** @returns the output folder */
export async function buildBase(input: BaseInput): Promise<string> {
  const { siteDir, ref, configPath } = input;
  const repository = await findRepository(siteDir);
  if ('fault' in repository)
    throw new SiteError(`"${ref}" is neither a built site nor a commit: ${repository.fault}.`, {
      hint: 'Name the folder of an output, or a branch, tag or commit.',
    });
  const [commit] = await resolveCommits(siteDir, [ref]);
  if (commit === undefined) throw await unknownCommit(ref, siteDir);
  const place = path.join(siteDir, GENERATED_DIR, 'report');
  await mkdir(place, { recursive: true });
  const lock = await takeLock(path.join(place, 'lock'));
  if (!lock.isHeld)
    throw new SiteError(`Another report is being made for this site, by process ${lock.holder}.`, {
      hint: 'Wait until it is done.',
    });
  try {
    const key = hashParts([commit, configPath, hashLockfile(siteDir), frameworkVersion()]);
    const [note, dir] = [path.join(place, 'built'), path.join(place, 'build')];
    if ((await readTextIfExists(note)) === key && (await fileKind(dir)) === 'folder') return dir;
    await writeFile(note, '');
    await buildCommit(commit, { ...input, place, dir, prefix: repository.prefix });
    await writeFile(note, key);
    return dir;
  } finally {
    await lock.release();
  }
}

async function unknownCommit(ref: string, siteDir: string): Promise<SiteError> {
  const near = suggestName(ref, await listRefs(siteDir));
  return new SiteError(`"${ref}" is neither a built site nor a commit.`, {
    hint: `${near ?? ''} A clone of continuous integration may lack it: fetch it first, or check out with its history.`.trim(),
  });
}

interface CommitBuild extends BaseInput {
  place: string;
  dir: string;
  /** Folder of the site in the repository. */
  prefix: string;
}

async function buildCommit(commit: string, { siteDir, place, dir, prefix, ...input }: CommitBuild): Promise<void> {
  const tree = path.join(place, 'work');
  const site = path.join(tree, prefix);
  const caches = { kept: path.join(place, 'caches'), used: path.join(site, GENERATED_DIR) };
  await removeWorkTree(siteDir, tree);
  // Hooks of the repository are for the work of people.
  const quiet = ['-c', 'core.hooksPath=/dev/null', 'worktree', 'add', '--quiet', '--force', '--detach'];
  await runGit(siteDir, [...quiet, tree, commit]);
  try {
    if ((await fileKind(site)) !== 'folder')
      throw new SiteError(`"${input.ref}" has no folder "${prefix}": the site is not there yet.`);
    if ((await fileKind(caches.kept)) === 'folder') await rename(caches.kept, caches.used);
    await runBuild(site, dir, input);
  } finally {
    if ((await fileKind(caches.used)) === 'folder') await rename(caches.used, caches.kept).catch(() => undefined);
    await removeWorkTree(siteDir, tree);
  }
}

/** Also what a killed run has left. */
async function removeWorkTree(siteDir: string, tree: string): Promise<void> {
  await runGit(siteDir, ['worktree', 'remove', '--force', '--force', tree]).catch(() => undefined);
  await removeTree(tree);
}

/** A process of its own, because the modules of both commits have the same names. */
async function runBuild(site: string, dir: string, { ref, configPath, signal }: BaseInputOfBuild): Promise<void> {
  const command = path.join(PACKAGE_ROOT, '../bin/dactyl.js');
  const config = configPath === undefined ? [] : ['--config', configPath];
  const { NODE_ENV: _, ...env } = process.env;
  try {
    await promisify(execFile)(process.execPath, [command, 'build', site, '--out-dir', dir, ...config], {
      cwd: site,
      env: { ...env, CI: 'true', NO_COLOR: '1' },
      maxBuffer: 64 * 1024 * 1024,
      signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string }; // execFile adds both to its errors
    const said = `${stdout}\n${stderr}`.trim().split('\n').slice(-SHOWN).join('\n');
    throw new SiteError(`The site does not build at "${ref}":\n${said}`, {
      hint: 'Name another commit, or the folder of an output that you have kept.',
      cause: error,
    });
  }
}

type BaseInputOfBuild = Pick<BaseInput, 'ref' | 'configPath' | 'signal'>;

/** Number of lines of a failed build. */
const SHOWN = 20;
