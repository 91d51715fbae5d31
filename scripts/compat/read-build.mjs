/** The pages of a finished build. */
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { readPage } from './read-page.mjs';

/** @typedef {Map<string, import('./read-page.mjs').PageFacts>} Pages by the path that a reader asks for */

/**
 * @param {string} folder
 * @returns {Promise<Pages>}
 */
export async function readBuild(folder) {
  /** @type {Pages} */
  const pages = new Map();
  for (const file of (await readdir(folder, { recursive: true })).toSorted()) {
    if (!file.endsWith('.html')) continue;
    pages.set(pathOfFile(file.split(sep).join('/')), readPage(await readFile(join(folder, file), 'utf8')));
  }
  return pages;
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
