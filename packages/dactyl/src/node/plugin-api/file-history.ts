/**
 * When files were made and changed: what the site has chosen (`future.experimental_vcs`) → the history of content folders.
 * Git is read as a whole; functions of the site are asked file by file.
 */
import { vcsPreset, type Vcs } from '../config/vcs.js';
import type { DateSource, History, LastUpdateOptions } from '../content/last-update.js';
import { lastCommitDates, lastCommitDatesAt, type FileHistory, type SnapshotOfCommit } from '../base/git.js';
import { SiteError } from '../base/site-error.js';

export interface AskedFiles {
  folders: readonly string[];
  /** Absolute files whose history may be needed. */
  files: () => Promise<readonly string[]> | readonly string[];
}

export interface LoadHistoryOptions extends LastUpdateOptions, AskedFiles {
  vcs: Vcs;
  /** History of files in folders that were taken out of a commit. */
  snapshot?: Omit<SnapshotOfCommit, 'folders'> | undefined;
  isProduction: boolean;
}

/** Reads the history of some content folders, when anything shows it. */
export async function loadHistory(options: LoadHistoryOptions): Promise<History> {
  const { snapshot, folders, vcs, isProduction, showLastUpdateTime, showLastUpdateAuthor } = options;
  if (dateSource(vcs, isProduction) !== 'history' || !(showLastUpdateTime || showLastUpdateAuthor)) return undefined;
  return snapshot ? lastCommitDatesAt({ ...snapshot, folders }) : askVcs(vcs, options);
}

/** By default, the history is not read while somebody writes. */
export function dateSource(vcs: Vcs, isProduction: boolean): DateSource {
  const preset = vcsPreset(vcs);
  if (preset === 'disabled') return 'none';
  return !isProduction && preset?.startsWith('default-') ? 'placeholder' : 'history';
}

/** The history of files, whoever writes or builds. */
export async function askVcs(vcs: Vcs, { folders, files }: AskedFiles): Promise<History> {
  const preset = vcsPreset(vcs);
  if (preset === 'disabled') return undefined;
  if (preset !== undefined && preset !== 'hardcoded') {
    return lastCommitDates(folders, { followsRenames: preset === 'git-ad-hoc' || preset === 'default-v1' });
  }
  const known = await Promise.all((await files()).map((file) => askAboutFile(vcs, file)));
  return new Map(known.flatMap((entry) => (entry ? [entry] : [])));
}

async function askAboutFile(vcs: Vcs, file: string): Promise<[string, FileHistory] | undefined> {
  try {
    const [oldest, newest] = await Promise.all([vcs.getFileCreationInfo(file), vcs.getFileLastUpdateInfo(file)]);
    const known = newest ?? oldest;
    return known ? [file, { newest: known, oldest: oldest ?? undefined }] : undefined;
  } catch (cause) {
    throw new SiteError(`"future.experimental_vcs" failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
      file,
      hint: 'Its functions give null for a file that they do not know.',
      cause,
    });
  }
}
