/** Chosen items and the output folder → a book. Pages that the output does not have, such as those of another audience, are left out. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../../base/site-error.js';
import type { unstable_ReadingItem } from '../../plugin-api/reading-order-types.js';
import { ORIGIN, type FindFile } from '../output-check/follow-links.js';
import { lastChange } from './file-times.js';
import { readArticle } from './read-article.js';
import { chaptersOf, type BookPart, type Chapter } from './types.js';
import { writtenIds } from './write-markup.js';

export interface BookSource {
  items: readonly unstable_ReadingItem[];
  /** Absolute output folder. */
  dir: string;
  find: FindFile;
  /** Origin of the site. */
  origin: string;
}

export interface BookContent {
  parts: BookPart[];
  modified: Date;
}

export async function readBook({ items, ...source }: BookSource): Promise<BookContent> {
  let count = 0;
  const times: number[] = [];
  const readItem = async ({ title, permalink, items: inner }: unstable_ReadingItem): Promise<BookPart[]> => {
    const pathname = permalink === undefined ? undefined : new URL(permalink, ORIGIN).pathname;
    const file = pathname === undefined ? undefined : source.find(pathname);
    let chapter: Chapter | undefined;
    if (pathname !== undefined && file?.endsWith('.html')) {
      const absolute = path.join(source.dir, file);
      times.push((await stat(absolute)).mtimeMs);
      const article = readArticle(await readFile(absolute, 'utf8'));
      count += 1;
      const url = source.origin + pathname;
      chapter = {
        number: count,
        title: article.title,
        file,
        url,
        content: article.content,
        styles: article.styles,
        ids: writtenIds(article.content),
      };
    }
    const parts = await readAll(inner);
    return chapter || parts.length > 0
      ? [{ title: title || (chapter?.title ?? ''), ...(chapter && { chapter }), parts }]
      : [];
  };
  const readAll = async (list: readonly unstable_ReadingItem[]): Promise<BookPart[]> => {
    const parts: BookPart[] = [];
    // One after the other, because chapters are counted.
    for (const item of list) parts.push(...(await readItem(item)));
    return parts;
  };
  const parts = await readAll(items);
  if (chaptersOf(parts).length === 0)
    throw new SiteError('There is nothing to export: the built site has none of these pages.', {
      hint: 'Build the site again with all its languages, or choose other pages.',
    });
  return { parts, modified: lastChange(times, process.env) };
}
