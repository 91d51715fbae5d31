/** Writes the files of a sitemap: one, or an index and its parts if the items are too many for one file. */
import { block, document, emptyElement, textElement } from '../../../shared/xml.js';
import type { SitemapItem } from './options.js';

/** Whether a file is the sitemap or one of its parts. */
export function isSitemapFile(name: string, filename: string): boolean {
  return name === filename || name.replace(/-\d+(?=\.xml$)/, '') === filename;
}

/** Limits of the sitemap protocol. */
const MAX_ITEMS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

export interface SitemapFile {
  /** Below the output folder of the locale. */
  name: string;
  text: string;
}

export interface SitemapFilesInput {
  items: readonly SitemapItem[];
  /** File name of the sitemap, or of the index. */
  filename: string;
  /** URL of the same file. */
  url: string;
  maxItems?: number;
  maxBytes?: number;
}

export function sitemapFiles(input: SitemapFilesInput): SitemapFile[] {
  const { items, filename, url } = input;
  const parts = divide(items.map(writeItem), input);
  const [only] = parts;
  if (only && parts.length === 1) return [{ name: filename, text: writeUrlSet(only) }];
  const partName = (name: string, index: number) => name.replace(/\.xml$/, `-${index + 1}.xml`);
  const links = parts.map((_, index) => block('sitemap', textElement('loc', partName(url, index))).join(''));
  return [
    { name: filename, text: document(block('sitemapindex', links, { xmlns: NAMESPACE })) },
    ...parts.map((part, index) => ({ name: partName(filename, index), text: writeUrlSet(part) })),
  ];
}

/** Bytes reserved for the markup around all items, and around each item. */
const FRAME_BYTES = 1024;
const INDENT_BYTES = 3;

function divide(
  texts: readonly string[],
  { maxItems = MAX_ITEMS, maxBytes = MAX_BYTES }: Pick<SitemapFilesInput, 'maxItems' | 'maxBytes'>,
): string[][] {
  const parts: string[][] = [[]];
  let bytes = FRAME_BYTES;
  for (const text of texts) {
    const size = Buffer.byteLength(text) + INDENT_BYTES;
    const current = parts.at(-1);
    if (current && (current.length === 0 || (current.length < maxItems && bytes + size <= maxBytes))) {
      current.push(text);
      bytes += size;
    } else {
      parts.push([text]);
      bytes = FRAME_BYTES + size;
    }
  }
  return parts;
}

function writeItem({ url, lastmod, changefreq, priority, alternates = {} }: SitemapItem): string {
  const children = [
    ...textElement('loc', url),
    ...textElement('lastmod', lastmod ?? undefined),
    ...textElement('changefreq', changefreq ?? undefined),
    ...textElement('priority', priority?.toString()),
    ...Object.entries(alternates).flatMap(([hreflang, href]) =>
      emptyElement('xhtml:link', { rel: 'alternate', hreflang, href }),
    ),
  ];
  return `<url>${children.join('')}</url>`;
}

function writeUrlSet(urls: readonly string[]): string {
  const hasAlternates = urls.some((text) => text.includes('<xhtml:link '));
  const names = { xmlns: NAMESPACE, 'xmlns:xhtml': hasAlternates ? XHTML : undefined };
  return document(block('urlset', urls, names));
}
