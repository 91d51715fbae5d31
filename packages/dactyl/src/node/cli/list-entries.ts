/** A loaded site → its docs, posts and Markdown pages, drafts included, for `dactyl list`. */
import path from 'node:path';
import { toPosixPath } from '../base/files.js';
import { parseFrontMatter } from '../content/front-matter.js';
import { readSource } from '../content/read-source.js';
import { readSchedule, type Schedule, type ScheduleKeys } from '../content/schedule.js';
import type { LocaleSite, Site } from '../site/types.js';
import { isRecord } from '../../shared/is-record.js';
import { contentFiles } from './markdown-files.js';

export interface ListedEntry {
  /** Permalink, in the first locale that has the file. */
  url: string;
  /** Path from the site's folder. */
  file: string;
  locale: string;
  /** Whether its author says that it is a draft. */
  isDraft: boolean;
  isUnlisted: boolean;
  schedule: Schedule;
}

export async function listEntries(site: Site): Promise<ListedEntry[]> {
  const files = await contentFiles(site, { notebooks: true });
  const found = await Promise.all(files.map((file) => findEntry(site, file)));
  return found.filter((entry) => entry !== undefined).toSorted((a, b) => (a.url < b.url ? -1 : 1));
}

async function findEntry(site: Site, file: string): Promise<ListedEntry | undefined> {
  for (const locale of site.locales) {
    for (const source of locale.markdown) {
      const metadata = source.isPartial(file) ? undefined : source.getMetadata(file);
      if (metadata) return toEntry(metadata, { file, locale, siteDir: site.siteDir });
    }
  }
  return undefined;
}

interface Place {
  file: string;
  locale: LocaleSite;
  siteDir: string;
}

async function toEntry(metadata: Record<string, unknown>, { file, locale, siteDir }: Place): Promise<ListedEntry> {
  // As it is written: what is scheduled counts as a draft, too.
  const written = await parseFrontMatter(readSource(file, locale.pluginContext), locale.functions.parseFrontMatter);
  // The cast: a plugin has checked them.
  const keys = (isRecord(metadata['frontMatter']) ? metadata['frontMatter'] : {}) as ScheduleKeys;
  return {
    url: String(metadata['permalink']),
    file: toPosixPath(path.relative(siteDir, file)),
    locale: locale.locale,
    isDraft: String(written.frontMatter['draft']) === 'true',
    isUnlisted: String(written.frontMatter['unlisted']) === 'true',
    schedule: readSchedule(keys),
  };
}
