/** Creates the files of the index from the data of all pages and the settings of the search. */
import { hashText } from '../../../node/base/hash.js';
import { createPageIndexer, type IndexedPage } from '../engine/index-page.js';
import { DEFAULT_TAG, type SearchPage } from '../engine/types.js';
import { writeIndex, type IndexFile, type IndexInput, type Pin } from '../engine/write-index.js';
import type { FilterChoices } from '../engine/write-filters.js';
import type { SearchSettings } from './options.js';
import type { PageHook } from './site-hooks.js';
import type { PageNotes } from './page-notes.js';
import type { PageContent } from './read-pages.js';

export interface IndexParts {
  settings: SearchSettings;
  notes: PageNotes;
  /** Latest version of each docs instance. */
  latest: Record<string, string>;
  /** Base URL of the locale. */
  baseUrl: string;
  /** What can be filtered by besides what pages say. */
  choices?: FilterChoices;
  /** Of the site. */
  pageHook?: PageHook | undefined;
  /** Called for settings that refer to missing pages. */
  warn?: ((message: string) => void) | undefined;
  /** Set to make few files, see `engine/write-packs.ts`. */
  packs?: IndexInput['packs'];
}

export function makeIndex(read: readonly PageContent[], parts: IndexParts): IndexFile[] {
  const { settings, notes, latest, packs, pageHook } = parts;
  const own = read.flatMap(({ page, terms }): IndexedPage[] =>
    page && terms ? [{ page, terms, factor: notes.factor(page.url, page.kind), labels: notes.labels(page.url) }] : [],
  );
  const used = pageHook ? changePages(own, pageHook, notes) : own;
  const pages = [...used, ...externalPages(settings.external)];
  return writeIndex({
    pages,
    latest,
    synonyms: settings.synonyms,
    pins: findPins(pages, parts),
    hash: (text) => hashText(text, 10),
    choices: parts.choices,
    ...(packs && { packs }),
  });
}

/** Pages as the site wants them; those that it has changed are indexed again. */
function changePages(pages: readonly IndexedPage[], pageHook: PageHook, notes: PageNotes): IndexedPage[] {
  const indexPage = createPageIndexer();
  return pages.flatMap((indexed): IndexedPage[] => {
    const before = { ...indexed.page, labels: indexed.labels ?? [] };
    const changed = pageHook(structuredClone(before));
    if (!changed) return [];
    if (JSON.stringify(changed) === JSON.stringify(before)) return [indexed];
    const { labels, ...page } = changed;
    return [{ ...indexed, page, labels, terms: indexPage(page, notes.keywords(page.url)) }];
  });
}

function externalPages(external: SearchSettings['external']): IndexedPage[] {
  const indexPage = createPageIndexer();
  return external.map(({ title, url, description = '', keywords = [], category = new URL(url).host }) => {
    const sections = [{ level: 1, heading: '', anchor: '', text: description }];
    const page: SearchPage = { url, tag: DEFAULT_TAG, kind: 'page', category, title, sections };
    return { page, terms: indexPage(page, keywords) };
  });
}

/** Finds pinned pages, whose URLs may be written with or without base URL and trailing slash. */
function findPins(pages: readonly IndexedPage[], { settings, baseUrl, warn }: IndexParts): Pin[] {
  const urls = new Map(pages.map(({ page }) => [withoutSlash(page.url), page.url]));
  return settings.pins.flatMap(({ queries, url }) => {
    const [pathname = '', anchor] = url.split('#');
    const below = baseUrl + withoutSlash(pathname).replace(/^\//, '');
    const found = urls.get(withoutSlash(pathname)) ?? urls.get(withoutSlash(below));
    if (found === undefined) warn?.(`The search has no page ${url}, which themeConfig.search.pins names.`);
    return found === undefined ? [] : [{ queries, url: anchor === undefined ? found : `${found}#${anchor}` }];
  });
}

function withoutSlash(url: string): string {
  return decoded(url).replace(/\/$/, '') || '/';
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
