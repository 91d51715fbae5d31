/** What `npm run bench:showcase` tells of a built site, and how it is kept. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} SiteFigures
 * @property {number} pages documents with a page, in all languages; neither redirects nor the page for what is not found
 * @property {number} live those among them that hold a component that runs in the browser
 * @property {number} seconds wall time of a build without caches
 * @property {number} megabytes of all files of the output
 * @property {number} scriptKilobytes JavaScript that the page `page` loads by itself, after brotli
 * @property {string} page
 * @property {boolean} react whether React is part of that
 * @property {number} cores of the machine
 * @property {string} date
 */

/**
 * @param {string} outDir
 * @returns {Pick<SiteFigures, 'pages' | 'live'>}
 */
export function countPages(outDir) {
  const documents = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .filter((html) => html.includes('id="__docusaurus"'));
  return { pages: documents.length, live: documents.filter((html) => html.includes('<!--island:')).length };
}

/**
 * @param {Readonly<Record<string, SiteFigures>>} all
 * @param {string} name
 * @param {SiteFigures} figures
 * @returns {Record<string, SiteFigures>} by name, in the order of the alphabet
 */
export function addFigures(all, name, figures) {
  const entries = Object.entries({ ...all, [name]: figures });
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
