/**
 * `npm run bench:dev -- --pages 1000,10000 --runs 3`: how long the dev server's start takes until a browser shows the first page,
 * with an empty cache and with the cache of the start before, how long the first search takes from its last key to a hit, and the
 * most memory that the server has used. Prints medians; memory is the highest of all runs.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { findOrGetBrowser } from '../scripts/find-or-get-browser.mjs';
import { startDevServer } from './dev-server.mjs';
import { median } from './median.mjs';
import { dactyl } from './peers/dactyl.mjs';
import { emptyTrash, moveAway, prepareSite } from './prepare-site.mjs';

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '1000' }, runs: { type: 'string', default: '3' } },
});
const PORT = 4174;
const PAGE = '/docs/part-001/page-00002';
/** A word of the corpus. */
const QUERY = 'planner';

/** @typedef {{ start: number, search: number, memory: number | undefined }} Figures milliseconds and bytes */

const browser = await chromium.launch({
  executablePath: await findOrGetBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const count of values.pages.split(',').map(Number)) console.log(await measurePages(count));
} finally {
  await browser.close();
  emptyTrash();
}

/** @param {number} count */
async function measurePages(count) {
  const { siteDir } = prepareSite({ ...dactyl, name: 'dactyl-dev' }, count);
  /** @type {Record<'cold' | 'warm', Figures[]>} */
  const figures = { cold: [], warm: [] };
  for (let run = 0; run < Number(values.runs); run++) {
    moveAway(siteDir, dactyl.caches);
    figures.cold.push(await measureStart(siteDir));
    figures.warm.push(await measureStart(siteDir));
  }
  const seconds = (/** @type {number[]} */ times) => `${(median(times) / 1000).toFixed(2)} s`;
  const memory = [...figures.cold, ...figures.warm].flatMap((one) => one.memory ?? []);
  return (
    `${count} pages, ${values.runs} runs: start to first page ${seconds(figures.cold.map(({ start }) => start))} cold, ` +
    `${seconds(figures.warm.map(({ start }) => start))} warm; first search ${seconds(figures.cold.map(({ search }) => search))} cold, ` +
    `${seconds(figures.warm.map(({ search }) => search))} warm; at most ${(Math.max(...memory) / 1e6).toFixed(0)} MB; ` +
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`
  );
}

/**
 * @param {string} siteDir
 * @returns {Promise<Figures>}
 */
async function measureStart(siteDir) {
  const page = await browser.newPage();
  const begin = performance.now();
  const server = startDevServer(siteDir, PORT);
  try {
    await server.ready;
    await page.goto(`http://localhost:${PORT}${PAGE}`, { waitUntil: 'commit' });
    await page.locator('main h1').waitFor();
    const start = performance.now() - begin;
    const search = await measureSearch(page);
    return { start, search, memory: server.peakMemory() };
  } finally {
    await page.close();
    await server.stop();
  }
}

/** @param {import('playwright-core').Page} page */
async function measureSearch(page) {
  await page.waitForLoadState('load');
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input').fill(QUERY);
  const begin = performance.now();
  await page.locator('.DocSearch-Hit').first().waitFor({ timeout: 120_000 });
  return performance.now() - begin;
}
