/** The pages of a locale, as they are in its output folder → its search index, beside them. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '../../config/types.js';
import { openCache } from '../../node/cache.js';
import { writeFileAtomic } from '../../node/files.js';
import { hashText } from '../../node/hash.js';
import { outputFile } from '../../node/output-file.js';
import type { PostBuildProps } from '../../plugin-api/types.js';
import { SEARCH_ATTRIBUTE } from '../../shared/search-button.js';
import { type IndexFile, writeIndex } from '../../search/write-index.js';
import { openKeptSearch, stampOf, type ReadPage, type WrittenPage } from './kept-search.js';
import { readPage } from './read-page.js';

export interface SearchInput {
  /** The locale's folder in the output that is in place, and in the one being made. */
  oldDir: string;
  outDir: string;
  siteConfig: SiteConfig;
  head: PostBuildProps['head'];
  /** Latest version of each docs instance. */
  latest: Record<string, string>;
  locale: string;
  /** That of the build. */
  cacheDir: string;
}

/** False when no page has a search box, because the site has replaced it; then nothing is written. */
export async function writeSearch(input: SearchInput): Promise<boolean> {
  const { oldDir, outDir, siteConfig, latest, locale } = input;
  const cache = openCache(input.cacheDir);
  try {
    const pages = findPages(input);
    const settings = [siteConfig.title, JSON.stringify(latest)];
    const kept = await openKeptSearch({ cache, locale, oldDir, newDir: outDir, pages, settings });
    const linked = kept.linkFiles();
    if (linked) return linked.length > 0;
    const read = await readAll(pages, kept.readPages(), siteConfig.title);
    const files = makeIndex(read, latest);
    for (const { file, text } of files) await writeFileAtomic(path.join(outDir, file), text);
    kept.keep(
      read,
      files.map(({ file }) => file),
    );
    return files.length > 0;
  } finally {
    await cache.close();
  }
}

/** In an order that does not depend on who was rendered first. */
function findPages({ outDir, siteConfig, head }: SearchInput): WrittenPage[] {
  const notFound = `${siteConfig.baseUrl}404.html`;
  const urls = Object.keys(head).filter((url) => !head[url]?.noIndex && url !== notFound);
  return urls.toSorted().flatMap((url) => {
    const file = path.resolve(outDir, outputFile(url, siteConfig));
    const stamp = stampOf(file);
    return stamp === undefined ? [] : [{ url, file, stamp }];
  });
}

/** One page at a time: a site may have thousands. */
async function readAll(
  written: readonly WrittenPage[],
  known: (page: WrittenPage) => ReadPage | undefined,
  siteTitle: string,
): Promise<ReadPage[]> {
  const read: ReadPage[] = [];
  for (const page of written) read.push(known(page) ?? (await readWritten(page, siteTitle)));
  return read;
}

async function readWritten({ url, file, stamp }: WrittenPage, siteTitle: string): Promise<ReadPage> {
  const html = await readFile(file, 'utf8');
  const page = readPage({ html, url, siteTitle });
  return { url, stamp, hasBox: html.includes(` ${SEARCH_ATTRIBUTE}="`), ...(page && { page }) };
}

function makeIndex(read: readonly ReadPage[], latest: Record<string, string>): IndexFile[] {
  if (!read.some(({ hasBox }) => hasBox)) return [];
  const pages = read.flatMap(({ page }) => page ?? []);
  return writeIndex({ pages, latest, hash: (text) => hashText(text, 10) });
}
