/** Writes the search index of a locale from the pages in its output folder. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '../../../node/config/types.js';
import { openCache } from '../../../node/base/cache.js';
import { outputFile } from '../../../node/base/output-file.js';
import type { unstable_PageReadings } from '../../../node/plugin-api/page-reader-types.js';
import type { PostBuildProps } from '../../../node/plugin-api/types.js';
import { hashText } from '../../../node/base/hash.js';
import { ENTRY_FILE, INDEX_FOLDER } from '../engine/types.js';
import type { FilterChoices } from '../engine/write-filters.js';
import { openKeptSearch, stampOf, stampText, type KeptSearch, type ReadPage, type WrittenPage } from './kept-search.js';
import { openMemberStore } from './kept-members.js';
import { compress } from './compress.js';
import { makeIndex } from './make-index.js';
import type { SearchSettings } from './options.js';
import { pageNotes, type FrontMatterNotes, type PageNotes } from './page-notes.js';
import { readPages, type PageContent } from './read-pages.js';
import type { PageHook } from './site-hooks.js';

export interface SearchInput {
  /** The locale's folder in the output that is in place, and in the one being made. */
  oldDir: string;
  outDir: string;
  siteConfig: SiteConfig;
  /** Base URL of the locale. */
  baseUrl: string;
  settings: SearchSettings;
  /** What pages say in their front matter. */
  notes: FrontMatterNotes;
  head: PostBuildProps['head'];
  /** What was read when pages were made; other pages are read now. */
  readings?: unstable_PageReadings | undefined;
  /** Latest version of each docs instance. */
  latest: Record<string, string>;
  /** What can be filtered by besides what pages say. */
  choices?: FilterChoices;
  /** Of the site, and what changes when it does. */
  pageHook?: PageHook | undefined;
  pageHookHash?: string;
  locale: string;
  /** Cache folder of the build. */
  cacheDir: string;
  /** Called for settings that refer to missing pages. */
  warn?: ((message: string) => void) | undefined;
}

/** Returns false, and writes nothing, if no page has our search box and there is no search page. */
export async function writeSearch(input: SearchInput): Promise<boolean> {
  const { oldDir, outDir, siteConfig, settings, locale } = input;
  const cache = openCache(input.cacheDir);
  try {
    const notes = pageNotes(settings, input.notes, input.baseUrl);
    const pages = findPages(input, notes);
    const kept = await openKeptSearch({
      cache,
      locale,
      oldDir,
      newDir: outDir,
      pages,
      pageSettings: [siteConfig.title, siteConfig.titleDelimiter],
      settings: [JSON.stringify([input.latest, input.choices, settings, [...input.notes]]), input.pageHookHash ?? ''],
    });
    const linked = kept.linkFiles();
    if (linked) return linked.length > 0;
    const read = await readAll(pages, kept, input);
    const isUsed = Boolean(settings.searchPagePath) || read.some(({ hasBox }) => hasBox);
    const members = openMemberStore({ cache, locale, oldFile: kept.oldFile });
    const packs = { compress, kept: members, hash: (text: string) => hashText(text, MEMBER_HASH) };
    const files = isUsed ? makeIndex(read, { ...input, notes, packs }) : [];
    if (files.length > 0) mkdirSync(path.join(outDir, INDEX_FOLDER), { recursive: true });
    for (const { file, content } of files) {
      // The entry is the only file whose name contains no hash of its content.
      if (file === ENTRY_FILE || !kept.linkFile(file))
        writeNew(path.join(outDir, file), typeof content === 'string' ? content : content());
    }
    members.keep(files.flatMap((file) => (file.members ? [{ file: file.file, members: file.members }] : [])));
    kept.keep(
      read,
      files.map(({ file }) => file),
    );
    return files.length > 0;
  } finally {
    await cache.close();
  }
}

/** Length of their hashes: no two of the hundreds of thousands of a large site are the same. */
const MEMBER_HASH = 20;

/** Sorted, so that the order does not depend on which page was rendered first. */
export function findPages(
  { outDir, siteConfig, head }: Pick<SearchInput, 'outDir' | 'siteConfig' | 'head'>,
  notes: PageNotes,
): WrittenPage[] {
  const notFound = `${siteConfig.baseUrl}404.html`;
  const urls = Object.keys(head).filter((url) => !head[url]?.noIndex && url !== notFound && notes.isFound(url));
  return urls.toSorted().flatMap((url) => {
    const file = path.resolve(outDir, outputFile(url, siteConfig));
    const stamp = stampOf(file);
    return stamp === undefined ? [] : [{ url, file, stamp, keywords: notes.keywords(url) }];
  });
}

async function readAll(
  written: readonly WrittenPage[],
  kept: KeptSearch,
  { siteConfig: site, readings }: Pick<SearchInput, 'siteConfig' | 'readings'>,
): Promise<ReadPage[]> {
  const keptOf = kept.readPages();
  const known = written.map((page) => keptOf(page) ?? readWhenMade(page, readings));
  const changed = written.filter((_, index) => known[index] === undefined);
  const contents = await readPages(changed, { title: site.title, titleDelimiter: site.titleDelimiter });
  const fresh = new Map(changed.map(({ url }, index) => [url, contents[index]]));
  return written.map(
    ({ url, stamp, keywords }, index) =>
      known[index] ?? { url, stamp, keywords: keywords.join('\n'), hasBox: false, ...fresh.get(url) },
  );
}

/** Not where another plugin has changed the file since. */
function readWhenMade(page: WrittenPage, readings: unstable_PageReadings | undefined): ReadPage | undefined {
  const { url, stamp, keywords } = page;
  const found = readings?.take(url);
  if (!found || stampText(found) !== stamp) return undefined;
  const content = JSON.parse(found.text) as PageContent; // as `read-made-page.ts` has written it
  return { url, stamp, keywords: keywords.join('\n'), ...content };
}

/**
 * Writes a file in place, because the output is not published yet. An existing file is removed first: it may be a link
 * to one of the old output.
 */
function writeNew(file: string, content: string | Uint8Array): void {
  rmSync(file, { force: true });
  writeFileSync(file, content);
}
