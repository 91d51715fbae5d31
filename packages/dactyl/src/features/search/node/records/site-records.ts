/** Writes the records of a locale from the pages in its output folder, for the services that the site names. */
import type { SearchSettings } from '../options.js';
import type { PageHook } from '../site-hooks.js';
import { findPages, type SearchInput } from '../write-search.js';
import { pageNotes } from '../page-notes.js';
import { readPages } from '../read-pages.js';
import { removeOtherRecords, writeRecords } from './record-files.js';
import type { Service } from './record-shapes.js';
import { toRecords } from './to-records.js';

export interface SiteRecordsInput extends Pick<
  SearchInput,
  'outDir' | 'siteConfig' | 'baseUrl' | 'notes' | 'head' | 'locale'
> {
  settings: Pick<SearchSettings, 'exclude' | 'boost'>;
  siteDir: string;
  services: readonly Service[];
  pageHook?: PageHook | undefined;
  /** All of the site. */
  locales: readonly string[];
  language: string;
  /** Of the locale, without a slash at its end. */
  origin: string;
}

export async function writeSiteRecords(input: SiteRecordsInput): Promise<void> {
  const { siteDir, services, pageHook, locales, locale, language, origin, settings, siteConfig, baseUrl } = input;
  const notes = pageNotes(settings, input.notes, baseUrl);
  const { title, titleDelimiter } = siteConfig;
  const read = await readPages(findPages(input, notes), { title, titleDelimiter });
  const pages = read.flatMap(({ page: found }) => {
    const own = found && { ...found, labels: notes.labels(found.url) };
    const page = own && (pageHook ? pageHook(own) : own);
    return page ? [{ page, labels: page.labels, factor: notes.factor(page.url, page.kind) }] : [];
  });
  writeRecords({ siteDir, locale, services, records: toRecords(pages, { language, origin }) });
  for (const service of services) removeOtherRecords(siteDir, service, locales);
}
