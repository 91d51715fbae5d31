/**
 * Notes in the cache what each page is made of, for `dactyl build --explain`. A note is written when a page is made and stays
 * when the page is kept, so a build without changes writes none.
 */
import type { Cache } from '../base/cache.js';
import type { EngineInit, PageJob } from '../pipeline/engine-types.js';
import type { PageSources } from './made-again.js';
import { localeParts, pageParts, type MadeOf } from './page-parts.js';
import { createPageRecords } from './page-records.js';

export interface SourceNotesInput {
  cache: Cache;
  init: EngineInit;
  /** Hashes of our own code and of the bundle. */
  code: { own: string; bundle: string };
  /** Hashes of everything that all pages of a locale are made of, by locale. */
  localeHashes: Record<string, string>;
}

export interface NotedPage {
  now: PageSources;
  before: PageSources | undefined;
  /** Whether the key of the page is still the same, so that only its files can be the reason for making it. */
  isSameKey: boolean;
}

export interface SourceNotes {
  /** Replaces the note of a page. */
  write(key: string, made: Omit<MadeOf, 'siteDir'>): void;
  /** Compares a page with its note, which must not have been replaced yet. */
  compare(key: string, made: Omit<MadeOf, 'siteDir'>): NotedPage;
  read(page: Pick<PageJob, 'locale' | 'pathname'>): PageSources | undefined;
}

/** Characters of a hash in a note: enough to tell one state of a page from another. */
const KEY_LENGTH = 12;
const SHOWN_LENGTH = 7;

export function createSourceNotes({ cache, init, code, localeHashes }: SourceNotesInput): SourceNotes {
  const records = createPageRecords(cache);
  const noted = new Set<string>();
  const nameOf = ({ locale, pathname }: Pick<PageJob, 'locale' | 'pathname'>) => `${locale} ${pathname}`;
  const partsOf = (made: Omit<MadeOf, 'siteDir'>) => pageParts({ ...made, siteDir: init.siteDir });
  const sharedName = (locale: string) => (localeHashes[locale] ?? '').slice(0, KEY_LENGTH);
  const sharedParts = (locale: string) => {
    const settings = init.locales[locale];
    const hashes = {
      'Dactyl itself': code.own.slice(0, SHOWN_LENGTH),
      'the bundle': code.bundle.slice(0, SHOWN_LENGTH),
    };
    return { ...hashes, ...(settings && localeParts(settings)) };
  };
  const noteShared = (locale: string): string => {
    const name = sharedName(locale);
    if (!noted.has(name)) records.writeShared(name, sharedParts(locale));
    noted.add(name);
    return name;
  };
  return {
    write(key, made) {
      const { locale } = made.job;
      records.write(nameOf(made.job), {
        key: key.slice(0, KEY_LENGTH),
        with: noteShared(locale),
        parts: partsOf(made),
      });
    },
    compare(key, made) {
      const { job } = made;
      const before = records.read(nameOf(job));
      return {
        now: { page: partsOf(made), locale: records.readShared(noteShared(job.locale)) },
        before: before && { page: before.parts, locale: records.readShared(before.with) },
        isSameKey: before?.key === key.slice(0, KEY_LENGTH),
      };
    },
    read(page) {
      const record = records.read(nameOf(page));
      return record && { page: record.parts, locale: records.readShared(record.with) };
    },
  };
}
