/** The pages of a finished build. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { readPage } from './read-page.mjs';

/** @typedef {Map<string, import('./read-page.mjs').PageFacts>} Pages by the path that a reader asks for */

/**
 * @param {string} folder
 * @returns {Promise<Pages>}
 */
export async function readBuild(folder) {
  /** @type {Pages} */
  const pages = new Map();
  for (const file of await htmlFiles(folder)) {
    const html = await readFile(join(folder, file), 'utf8');
    // Other files of this name hold parts of pages, which navigation fetches.
    if (/<html[\s>]/i.test(html)) pages.set(pathOfFile(file.split(sep).join('/')), readPage(html));
  }
  return pages;
}

/**
 * Folders may have names that end in `.html`, too: redirects make such.
 *
 * @param {string} folder
 * @returns {Promise<string[]>} from the folder
 */
async function htmlFiles(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((one) => one.isFile() && one.name.endsWith('.html'))
    .map((one) => relative(folder, join(one.parentPath, one.name)))
    .toSorted();
}

/** @param {string} file POSIX, from the folder of the build */
export function pathOfFile(file) {
  return `/${file
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '')}`;
}

/** @param {Pages} pages */
export function toLines(pages) {
  return [...pages]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, facts]) => JSON.stringify({ path, ...facts }))
    .join('\n');
}
