/**
 * Computes from the HTML what a browser loads for a page. Sizes are after gzip, since most hosts compress text.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isInside, isFile } from '../base/files.js';
import { isElement, parsePage, type TreeElement, type TreeNode } from './page-tree.js';

export interface PageWeight {
  bytes: number;
  /** The part of the bytes that is JavaScript. */
  script: number;
  requests: number;
}

const COMPRESSED = /\.(?:html|js|mjs|css|json|svg|xml|txt|webmanifest)$/;
const FETCHED_LINKS = /^(?:stylesheet|modulepreload|preload|icon|shortcut icon|manifest)$/;

export async function weighPage(folder: string, file: string, baseUrl: string): Promise<PageWeight> {
  const html = await readFile(path.join(folder, file), 'utf8');
  const weight = { bytes: gzipSync(html).length, script: 0, requests: 1 };
  for (const address of new Set(fetchedBy(parsePage(html).children))) {
    const target = fileOf(folder, address, baseUrl);
    // Files of other hosts are requests too, but their size is unknown.
    weight.requests += 1;
    if (target === undefined) continue;
    const content = await readFile(target);
    const size = COMPRESSED.test(target) ? gzipSync(content).length : content.length;
    weight.bytes += size;
    if (/\.m?js$/.test(target)) weight.script += size;
  }
  return weight;
}

function fileOf(folder: string, address: string, baseUrl: string): string | undefined {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  const [pathname = ''] = address.split(/[?#]/);
  const own = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.slice(1);
  const target = path.join(folder, decodeURI(own));
  return isInside(folder, target) && isFile(target) ? target : undefined;
}

function fetchedBy(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node) || node.name === 'noscript' || node.name === 'template') return [];
    return [...addressOf(node), ...fetchedBy(node.children)];
  });
}

function addressOf({ name, attribs }: TreeElement): string[] {
  const { src, href, rel = '', loading } = attribs;
  if (name === 'script' && src) return [src];
  if (name === 'img' && src && loading !== 'lazy' && !src.startsWith('data:')) return [src];
  return name === 'link' && href && FETCHED_LINKS.test(rel) && !href.startsWith('data:') ? [href] : [];
}
