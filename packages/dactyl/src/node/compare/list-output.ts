/** Classifies the files of a build by purpose. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../base/files.js';
import { isWholePage, pathOfFile } from './read-build.js';

export interface OutputListing {
  folder: string;
  /** Path that a reader asks for → file. */
  pages: Map<string, string>;
  /** HTML files that are not pages: fragments for navigation. */
  parts: string[];
  feeds: string[];
  sitemaps: string[];
  /** All other published files, except those of bundlers. */
  others: string[];
  bytes: number;
}

const BUNDLED = /(?:^|\/)assets\/|\.(?:js|css|map|html)$|\.LICENSE\.txt$|(?:^|\/)(?:\.nojekyll|\.DS_Store)$/;
const FEED = /(?:^|\/)(?:rss|atom|feed)[^/]*\.(?:xml|json)$/;
const SITEMAP = /(?:^|\/)sitemap[^/]*\.xml$/;

export async function listOutput(folder: string): Promise<OutputListing> {
  const files = (await listFiles(folder)).toSorted();
  const listing: OutputListing = { folder, pages: new Map(), parts: [], feeds: [], sitemaps: [], others: [], bytes: 0 };
  for (const file of files) {
    const target = path.join(folder, file);
    listing.bytes += (await stat(target)).size;
    if (file.endsWith('.html')) {
      if (isWholePage(await readFile(target, 'utf8'))) listing.pages.set(pathOfFile(file), file);
      else listing.parts.push(file);
    } else if (FEED.test(file)) listing.feeds.push(file);
    else if (SITEMAP.test(file)) listing.sitemaps.push(file);
    else if (!BUNDLED.test(file)) listing.others.push(file);
  }
  return listing;
}
