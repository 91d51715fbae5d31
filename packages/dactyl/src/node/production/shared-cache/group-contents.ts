/**
 * Which compiled files go into one pack. Packs are pieces of the list of all files, cut where the name of a file says so: a file
 * that comes or goes changes one pack, and a part of a build needs only its own packs.
 */
import path from 'node:path';
import { toPosixPath } from '../../base/files.js';
import { hashText } from '../../base/hash.js';
import type { ContentJob } from '../../pipeline/engine-types.js';

export interface ContentGroup {
  /** Changes with the text of each file and with everything that compiling it depends on, apart from code that it shows. */
  key: string;
  jobs: ContentJob[];
}

export interface GroupInput {
  siteDir: string;
  /** Everything that compiling a file depends on besides itself. */
  settingsOf(job: ContentJob): string;
  textHash(job: ContentJob): string;
  /** Makes the key. */
  hash(text: string): string;
}

/** One in so many files ends a pack. */
const SPACING = 48;
const MOST_FILES = 200;

export function groupContents(jobs: readonly ContentJob[], input: GroupInput): ContentGroup[] {
  const groups: ContentJob[][] = [];
  let open: ContentJob[] | undefined;
  for (const job of new Map(jobs.map((one) => [contentName(one), one])).values()) {
    if (!open || open[0]?.locale !== job.locale) groups.push((open = []));
    open.push(job);
    const isEnd = Number.parseInt(hashText(nameIn(input.siteDir, job), 8), 16) % SPACING === 0;
    if (isEnd || open.length === MOST_FILES) open = undefined;
  }
  return groups.map((group) => ({
    key: input.hash(JSON.stringify(group.map((job) => describe(job, input)))),
    jobs: group,
  }));
}

/** Tells jobs of a run apart. */
export function contentName({ locale, id }: Pick<ContentJob, 'locale' | 'id'>): string {
  return `${locale} ${id}`;
}

function describe(job: ContentJob, { siteDir, settingsOf, textHash }: GroupInput): unknown[] {
  return [nameIn(siteDir, job), job.truncateAt, job.permalinks, settingsOf(job), textHash(job)];
}

/** The same on every machine. */
function nameIn(siteDir: string, { id }: ContentJob): string {
  return toPosixPath(path.relative(siteDir, id));
}
