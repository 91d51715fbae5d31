/**
 * `npm run bench:islands`: what pages of the built website send to a browser with an empty cache, before and after
 * somebody touches the island of the home page. Sizes are those of the files after brotli (quality 11). The first load
 * ends with the event `load`; what comes later, such as the script of the offline plugin, is counted apart.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { chromium } from 'playwright-core';

import { findOrGetBrowser } from '../scripts/find-or-get-browser.mjs';
import { serveStatic } from './static-server.mjs';

const OUTPUT = join(dirname(fileURLToPath(import.meta.url)), '../website/build');
if (!existsSync(OUTPUT)) throw new Error('The website is not built. Run npm start once.');

const server = await serveStatic(OUTPUT);
const browser = await chromium.launch({
  executablePath: await findOrGetBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
console.log(
  '| page | files | JS KB | all KB | JS KB in the first load | all KB in the first load |\n| --- | --- | --- | --- | --- | --- |',
);
await report('/docs/installation');
await report('/', '[aria-labelledby=arrival] button');
await browser.close();
server.close();

/**
 * @param {string} pathname
 * @param {string} [island] selector of what to touch
 */
async function report(pathname, island) {
  const page = await browser.newPage();
  /** @type {Map<string, { isScript: boolean, isFirst: boolean, size: number }>} */
  const files = new Map();
  let isLoaded = false;
  /** @type {Promise<void>[]} */
  const readings = [];
  /** @param {import('playwright-core').Response} response */
  const read = async (response) => {
    const isFirst = !isLoaded;
    const size = brotliCompressSync(await response.body()).length;
    // What was fetched ahead is named again when it is used, then without a body.
    if (size < (files.get(response.url())?.size ?? 0)) return;
    files.set(response.url(), { isScript: /\.m?js$/.test(response.url()), isFirst, size });
  };
  page.on('response', (response) => {
    const type = response.request().resourceType();
    // One that comes while the page is closed has no body.
    if (/document|script|stylesheet|fetch/.test(type) && response.ok()) readings.push(read(response).catch(() => {}));
  });
  page.on('load', () => (isLoaded = true));
  await page.goto(server.origin + pathname, { waitUntil: 'networkidle' });
  await Promise.all(readings);
  console.log(row(pathname, [...files.values()]));
  if (island) {
    await page.click(island);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    await Promise.all(readings);
    console.log(row(`${pathname} after a touch`, [...files.values()]));
  }
  await page.close();
}

/**
 * @param {string} title
 * @param {{ isScript: boolean, isFirst: boolean, size: number }[]} files
 */
function row(title, files) {
  /** @param {{ size: number }[]} some */
  const kilobytes = (some) => (some.reduce((sum, { size }) => sum + size, 0) / 1000).toFixed(1);
  const first = files.filter((file) => file.isFirst);
  const sizes = [files, first].flatMap((some) => [kilobytes(some.filter((file) => file.isScript)), kilobytes(some)]);
  return `| ${title} | ${files.length} | ${sizes.join(' | ')} |`;
}
