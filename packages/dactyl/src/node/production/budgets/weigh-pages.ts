/** The output → what browsers load for each page at once. Text is counted after gzip, because hosts compress it. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { isFile, listFiles } from '../../base/files.js';
import { REGION_DIR } from '../../../shared/navigation-files.js';
import { decodePathname, removeTrailingSlash } from '../../../shared/url.js';
import { ownAddresses } from '../../pipeline/named-media.js';

export interface PageWeight {
  /** Address with base URL. */
  url: string;
  html: number;
  js: number;
  css: number;
  /** Of the largest image. */
  image: number;
  /** All together. */
  page: number;
}

export interface WeighInput {
  dir: string;
  baseUrl: string;
  /** Whether pages themselves are weighed, which takes most of the time. */
  withHtml: boolean;
}

/** Redirects are no pages. */
export async function weighPages({ dir, baseUrl, withHtml }: WeighInput): Promise<PageWeight[]> {
  const files = (await listFiles(dir)).filter(
    (file) => file.endsWith('.html') && !`/${file}`.includes(`/${REGION_DIR}/`),
  );
  const scale = createScale(dir, baseUrl);
  const weights: PageWeight[] = [];
  for (const file of files) {
    const html = await readFile(path.join(dir, file), 'utf8');
    const named = await scale(html);
    if (!named) continue;
    const own = withHtml ? gzipSync(html).length : 0;
    weights.push({
      url: baseUrl + file.replace(/(?:(?<=^|\/)index)?\.html$/, ''),
      html: own,
      js: named.js,
      css: named.css,
      image: Math.max(0, ...named.images),
      page: own + named.js + named.css + named.images.reduce((all, size) => all + size, 0),
    });
  }
  return weights;
}

export interface NamedWeight extends Pick<PageWeight, 'js' | 'css'> {
  /** Of each. */
  images: number[];
}

/** Weighs what the HTML of a page names; nothing for a redirect. */
export function createScale(dir: string, baseUrl: string): (html: string) => Promise<NamedWeight | undefined> {
  const sizeOf = createSizes(dir, baseUrl);
  const sum = async (addresses: ReadonlySet<string>) =>
    (await Promise.all([...addresses].map(sizeOf))).reduce((all, size) => all + size, 0);
  return async (html) => {
    const named = namedFiles(html);
    if (named.isRedirect) return undefined;
    const images = await Promise.all([...named.images].map(sizeOf));
    return { js: await sum(named.scripts), css: await sum(named.styles), images };
  };
}

interface NamedFiles {
  scripts: Set<string>;
  styles: Set<string>;
  images: Set<string>;
  isRedirect: boolean;
}

function namedFiles(html: string): NamedFiles {
  const named: NamedFiles = { scripts: new Set(), styles: new Set(), images: new Set(), isRedirect: false };
  const parser = new Parser({
    onopentag(name, { src = '', href = '', rel = '', 'http-equiv': header }) {
      if (name === 'meta' && header?.toLowerCase() === 'refresh') named.isRedirect = true;
      if (name === 'script' && src !== '') named.scripts.add(src);
      if (name === 'link' && rel === 'modulepreload') named.scripts.add(href);
      if (name === 'link' && rel === 'stylesheet') named.styles.add(href);
      if (name === 'img') for (const address of ownAddresses('src', src)) named.images.add(address);
    },
  });
  parser.end(html);
  return named;
}

/** Files of other hosts count nothing: their size is not known. Many pages name the same files. */
function createSizes(dir: string, baseUrl: string): (address: string) => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  return (address) => {
    const known = sizes.get(address) ?? measure(address, dir, baseUrl);
    sizes.set(address, known);
    return known;
  };
}

async function measure(address: string, dir: string, baseUrl: string): Promise<number> {
  const pathname = decodePathname(address.split(/[?#]/)[0] ?? '');
  if (!pathname.startsWith(baseUrl) || pathname.startsWith('//')) return 0;
  const file = path.join(dir, removeTrailingSlash(pathname.slice(baseUrl.length)));
  if (!isFile(file)) return 0;
  return /\.(?:m?js|css|svg)$/.test(file) ? gzipSync(await readFile(file)).length : (await stat(file)).size;
}
