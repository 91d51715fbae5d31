/** The pages of a finished build. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../base/files.js';
import { readPage } from './read-page.js';
import type { PageFacts } from './page-facts.js';

/** By the path that a reader asks for. */
export type Pages = Map<string, PageFacts>;

export async function readBuild(folder: string): Promise<Pages> {
  const pages: Pages = new Map();
  for (const file of (await listFiles(folder)).filter((name) => name.endsWith('.html')).toSorted()) {
    const html = await readFile(path.join(folder, file), 'utf8');
    if (isWholePage(html)) pages.set(pathOfFile(file), readPage(html));
  }
  return pages;
}

/** Whether the file is a whole page; other files of this name are fragments for navigation. */
export function isWholePage(html: string): boolean {
  return /<html[\s>]/i.test(html);
}

/** @param file POSIX, from the folder of the build */
export function pathOfFile(file: string): string {
  return `/${file
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '')}`;
}

export function toLines(pages: Pages): string {
  return [...pages]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([pathname, facts]) => JSON.stringify({ path: pathname, ...facts }))
    .join('\n');
}
