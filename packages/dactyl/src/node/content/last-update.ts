import path from 'node:path';
import { type CommitStamp, isShallowClone, type FileHistory } from '../base/git.js';
import { toPosixPath } from '../base/files.js';
import { definedProps } from '../../shared/defined-props.js';
import type { Report } from './report.js';
import { type Origin, originOf } from './origins.js';
import { readUpdateDate, type WrittenDate } from './written-date.js';

export interface LastUpdate {
  /** Milliseconds since 1970. */
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
}

export interface LastUpdateOptions {
  showLastUpdateTime: boolean;
  showLastUpdateAuthor: boolean;
}

/** Absolute file → its history; `undefined` when there is no git history. */
export type History = ReadonlyMap<string, FileHistory> | undefined;

/**
 * Source of dates: git's history; fixed placeholders, in development; or none, because the site shows no dates.
 */
export type DateSource = 'history' | 'placeholder' | 'none';

/** In development git is not asked; these values stand in for the real ones. */
const PLACEHOLDER = { timestamp: 1_539_502_055_000, author: 'Author' };

export interface ReadLastUpdateOptions {
  /** Absolute. */
  file: string;
  /** Front matter `last_update`, already validated. */
  override: { author?: string; date?: WrittenDate } | undefined;
  options: LastUpdateOptions;
  history: History;
  dates: DateSource;
  /** Language in which several people who made the last change together are listed; for a history with people. */
  locale?: string;
  /** Called with each file that git does not know. */
  onUnknown(file: string): void;
}

/**
 * When and by whom an entry was last changed; front matter overrides git. Fields whose option is off stay absent.
 */
export function readLastUpdate(request: ReadLastUpdateOptions): LastUpdate {
  const { file, override, options, history, dates } = request;
  const wantsTime = options.showLastUpdateTime && override?.date === undefined;
  const wantsAuthor = options.showLastUpdateAuthor && override?.author === undefined;
  const needsGit = wantsTime || wantsAuthor;
  const commit = dates === 'placeholder' ? PLACEHOLDER : history?.get(file)?.newest;
  if (needsGit && commit === undefined && dates !== 'none') request.onUnknown(file);
  const time = override?.date === undefined ? commit?.timestamp : readUpdateDate(override.date)?.getTime();
  const author = override?.author ?? (commit && authorsOf(commit, request.locale));
  return definedProps({
    lastUpdatedAt: options.showLastUpdateTime ? time : undefined,
    lastUpdatedBy: options.showLastUpdateAuthor ? author : undefined,
  });
}

/** All who made a commit, where the history names them. */
function authorsOf({ author, people = [] }: CommitStamp, locale: string | undefined): string {
  return people.length > 0 ? new Intl.ListFormat(locale).format(people.map(({ name }) => name)) : author;
}

interface UnknownHistorySite {
  siteDir: string;
  /** Folders of other repositories, of whose files nobody promised to know a date. */
  unstable_origins?: readonly Origin[];
}

/** Logs one warning for all files that git does not know, with the likely cause. */
export async function reportUnknownHistory(
  unknown: readonly string[],
  report: Report,
  { siteDir, unstable_origins: origins = [] }: UnknownHistorySite,
): Promise<void> {
  const files = unknown.filter((file) => originOf(origins, file) === undefined);
  const [file] = files;
  if (file === undefined) return;
  const first = toPosixPath(path.relative(siteDir, file));
  const others = files.length === 1 ? '' : ` and ${files.length - 1} more`;
  const isShallow = await isShallowClone(path.dirname(file));
  report('warn', {
    message: isShallow
      ? `The last update of ${first}${others} is unknown, because this clone of the repository is shallow: it lacks ` +
        'the older part of the history. Unknown dates are left out.'
      : `Git knows no last update of ${first}${others}; it is left out.`,
    hint: isShallow
      ? 'Run "git fetch --unshallow". On a CI service, check out the whole history: with "fetch-depth: 0" on GitHub, ' +
        'with "GIT_DEPTH: 0" on GitLab.'
      : 'Commit the files, or set "last_update" in the front matter.',
  });
}
