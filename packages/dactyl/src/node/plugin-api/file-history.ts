/**
 * Reads when files were created and changed, from the source the site has chosen (`future.experimental_vcs`), for
 * whole content folders. Git is read in one pass; functions of the site are called file by file.
 */
import path from 'node:path';
import { vcsPreset, type Vcs } from '../config/vcs.js';
import type { DateSource, History, LastUpdateOptions } from '../content/last-update.js';
import { isInside } from '../base/files.js';
import type { Origin } from '../content/origins.js';
import { lastCommitDates, lastCommitDatesAt, type FileHistory, type SnapshotOfCommit } from '../base/git.js';
import { SiteError } from '../base/site-error.js';

export interface AskedFiles {
  folders: readonly string[];
  /** Absolute files whose history may be needed. */
  files: () => Promise<readonly string[]> | readonly string[];
  /** Whether who wrote the files is asked, too. */
  people?: boolean;
  /** Folders whose history other repositories know. */
  origins?: readonly Origin[] | undefined;
}

export interface LoadHistoryOptions extends LastUpdateOptions, AskedFiles {
  vcs: Vcs;
  /** Set when the folders were extracted from a commit: the history up to that commit is read. */
  snapshot?: Omit<SnapshotOfCommit, 'folders'> | undefined;
  isProduction: boolean;
  /** Whether to read who wrote the files; functions of the site are not asked for that. */
  showContributors?: boolean;
}

/** Reads the history of some content folders, unless no option displays it. */
export async function loadHistory(options: LoadHistoryOptions): Promise<History> {
  const { snapshot, folders, vcs, isProduction, showContributors: people = false } = options;
  const isShown = options.showLastUpdateTime || options.showLastUpdateAuthor || people;
  if (dateSource(vcs, isProduction) !== 'history' || !isShown) return undefined;
  return snapshot ? lastCommitDatesAt({ ...snapshot, folders, people }) : askVcs(vcs, { ...options, people });
}

/** By default, the history is not read in development. */
export function dateSource(vcs: Vcs, isProduction: boolean): DateSource {
  const preset = vcsPreset(vcs);
  if (preset === 'disabled') return 'none';
  return !isProduction && preset?.startsWith('default-') ? 'placeholder' : 'history';
}

/** Reads the history of files, in development as well as in production. */
export async function askVcs(vcs: Vcs, asked: AskedFiles): Promise<History> {
  const own = await askAboutSite(vcs, asked);
  const origins = vcsPreset(vcs) === 'disabled' ? [] : (asked.origins ?? []);
  const others = await Promise.all(origins.map((origin) => askOrigin(origin, asked)));
  const found = [own, ...others].flatMap((history) => (history ? [...history] : []));
  return own === undefined && found.length === 0 ? undefined : new Map(found);
}

/** History of the files of a folder that come from another repository, under their names in the site. */
async function askOrigin(origin: Origin, { folders, people = false }: AskedFiles): Promise<History> {
  const { dir, history } = origin;
  if (!history || !folders.some((folder) => isInside(folder, dir) || isInside(dir, folder))) return undefined;
  const { repository, commit, folder } = history;
  const snapshot = { dir: repository, commit, root: repository, folders: [path.join(repository, folder)], people };
  const known = await lastCommitDatesAt({ ...snapshot, isPartial: true });
  const prefix = path.join(repository, folder);
  return known && new Map([...known].map(([file, own]) => [path.join(dir, path.relative(prefix, file)), own]));
}

async function askAboutSite(vcs: Vcs, { folders, files, people = false }: AskedFiles): Promise<History> {
  const preset = vcsPreset(vcs);
  if (preset === 'disabled') return undefined;
  if (preset !== undefined && preset !== 'hardcoded') {
    return lastCommitDates(folders, { followsRenames: preset === 'git-ad-hoc' || preset === 'default-v1', people });
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
