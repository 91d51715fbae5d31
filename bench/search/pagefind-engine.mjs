/**
 * Pagefind on the same pages, with what its documentation recommends: the content of pages marked, tables of contents
 * left out, default ranking. It is installed below `bench/work` when it is needed, and asked in a browser, where it is
 * at home. Answers are kept as long as pages and queries stay the same.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { chromium } from 'playwright-core';

import { findOrGetBrowser } from '../../scripts/find-or-get-browser.mjs';
import { WORK, install } from '../prepare-site.mjs';
import { serveStatic } from '../static-server.mjs';
import { contentPages } from './content-pages.mjs';
import { pageOfUrl } from './page-of-url.mjs';

const PACKAGES = { pagefind: '1.6.0' };
const DIR = join(WORK, 'search', 'pagefind');
const EXCLUDED = ['.theme-doc-toc-mobile', '.table-of-contents'];
/** Pagefind's own dialog shows the texts of as many results at first. */
const SHOWN = 5;

/**
 * @param {import('./doc-sets.mjs').DocSet} set
 * @param {readonly string[]} queries
 * @returns {Promise<import('./score.mjs').Answer[]>} in the order of the queries
 */
export async function pagefindAnswers(set, queries) {
  const pages = contentPages(set);
  const key = keyOf(pages, queries);
  const file = join(DIR, `${set.name}.json`);
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.key === key) return kept.answers;
  }
  console.error(`Asking Pagefind: ${set.name}, ${pages.length} pages`);
  const outDir = await writePagefindIndex(set, pages);
  const answers = await inBrowser(outDir, async (page) => {
    const result = [];
    for (const query of queries) result.push(await answer(page, query, { outDir, base: set.base }));
    return result;
  });
  writeFileSync(file, JSON.stringify({ key, answers }));
  return answers;
}

/**
 * @param {import('./doc-sets.mjs').DocSet} set
 * @param {readonly string[]} texts
 * @returns {Promise<number[]>} milliseconds of each, once what they need is loaded
 */
export async function timePagefind(set, texts) {
  const outDir = await writePagefindIndex(set, contentPages(set));
  return inBrowser(outDir, (page) =>
    page.evaluate(async (all) => {
      const pagefind = await import(/** @type {string} */ ('/pagefind/pagefind.js'));
      for (const text of all) await pagefind.search(text);
      const times = [];
      for (const text of all) {
        const start = performance.now();
        const { results } = await pagefind.search(text);
        await Promise.all(results.slice(0, 5).map((/** @type {any} */ result) => result.data()));
        times.push(performance.now() - start);
      }
      return times;
    }, texts),
  );
}

/** @returns {string} the program */
export function pagefindProgram() {
  mkdirSync(DIR, { recursive: true });
  install(DIR, { name: 'pagefind', packages: PACKAGES });
  return join(DIR, 'node_modules/pagefind/lib/runner/bin.cjs');
}

/**
 * @param {import('./doc-sets.mjs').DocSet} set
 * @param {readonly { path: string, html: string }[]} pages
 */
async function writePagefindIndex(set, pages) {
  mkdirSync(DIR, { recursive: true });
  install(DIR, { name: 'pagefind', packages: PACKAGES });
  const outDir = join(DIR, set.name);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const pagefind = await import(pathToFileURL(join(DIR, 'node_modules/pagefind/lib/index.js')).href);
  const { index, errors } = await pagefind.createIndex({ excludeSelectors: EXCLUDED });
  if (!index) throw new Error(errors.join('\n'));
  for (const { path, html } of pages) await index.addHTMLFile({ url: `${set.base}/${path}`, content: html });
  await index.writeFiles({ outputPath: join(outDir, 'pagefind') });
  await pagefind.close();
  // It takes the language from the page that it is asked on.
  const [language] = /\blang="[^"]*"/.exec(pages[0]?.html ?? '') ?? [];
  writeFileSync(join(outDir, 'index.html'), `<!doctype html><html ${language}><title>Pagefind</title>`);
  return outDir;
}

/**
 * @template Result
 * @param {string} dir
 * @param {(page: import('playwright-core').Page) => Promise<Result>} work
 */
async function inBrowser(dir, work) {
  const server = await serveStatic(dir);
  const browser = await chromium.launch({
    executablePath: await findOrGetBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/`);
    return await work(page);
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Of a reader whose first query this is: each asks a module of its own, which has loaded nothing.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} query
 * @param {{ outDir: string, base: string }} options
 * @returns {Promise<import('./score.mjs').Answer>}
 */
async function answer(page, query, { outDir, base }) {
  /** @type {Set<string>} */
  const loaded = new Set();
  const note = (/** @type {import('playwright-core').Request} */ request) =>
    loaded.add(join(outDir, new URL(request.url()).pathname));
  page.on('request', note);
  const first = await page.evaluate(
    async ([text, shown]) => {
      const pagefind = await import(`/pagefind/pagefind.js?query=${encodeURIComponent(text)}`);
      const { results } = await pagefind.search(text);
      Object.assign(globalThis, { furtherResults: results.slice(shown, 10) });
      const data = await Promise.all(results.slice(0, shown).map((/** @type {any} */ result) => result.data()));
      return data.map(({ url }) => url);
    },
    /** @type {const} */ ([query, SHOWN]),
  );
  page.off('request', note);
  const further = await page.evaluate(async () => {
    // The cast: it was put there above.
    const { furtherResults } = /** @type {any} */ (globalThis);
    const data = await Promise.all(furtherResults.map((/** @type {any} */ result) => result.data()));
    return data.map(({ url }) => url);
  });
  const files = [...loaded];
  return {
    pages: [...first, ...further].map((url) => pageOfUrl(url, base)),
    bytes: sum(files.filter(isOfIndex)),
    engineBytes: sum(files.filter((file) => !isOfIndex(file))),
  };
}

/** Not the program: the part that depends on the site. @param {string} file */
function isOfIndex(file) {
  return /\.pf_\w+$|pagefind-entry\.json$/.test(file);
}

/** @param {readonly string[]} files */
function sum(files) {
  return files.reduce((bytes, file) => bytes + transferSize(file), 0);
}

/** @param {string} file */
function transferSize(file) {
  // Its own files are compressed already; a host compresses the others.
  if (/\.pf_\w+$|\.pagefind$/.test(file)) return statSync(file).size;
  return brotliCompressSync(readFileSync(file)).length;
}

/**
 * @param {readonly { path: string, html: string }[]} pages
 * @param {readonly string[]} queries
 */
function keyOf(pages, queries) {
  const hash = createHash('sha256').update(JSON.stringify([PACKAGES, EXCLUDED, queries]));
  for (const { path, html } of pages) hash.update(`\0${path}\0${textOf(html)}`);
  return hash.digest('hex');
}

/** Without what changes with each build, such as names of scripts. @param {string} html */
function textOf(html) {
  return html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
}
