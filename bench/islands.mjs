/**
 * `npm run bench:islands`: what pages of the built website send to a browser with an empty cache, before and after
 * somebody touches the island of the home page. Sizes are those of the files after brotli (quality 11).
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
console.log('| page | files | JS KB | all KB |\n| --- | --- | --- | --- |');
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
  /** @type {Map<string, { isScript: boolean, size: number }>} */
  const files = new Map();
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    if (!/document|script|stylesheet|fetch/.test(type) || !response.ok()) return;
    const size = brotliCompressSync(await response.body()).length;
    // What was fetched ahead is named again when it is used, then without a body.
    if (size < (files.get(response.url())?.size ?? 0)) return;
    files.set(response.url(), { isScript: /\.m?js$/.test(response.url()), size });
  });
  await page.goto(server.origin + pathname, { waitUntil: 'networkidle' });
  console.log(row(pathname, [...files.values()]));
  if (island) {
    await page.click(island);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    console.log(row(`${pathname} after a touch`, [...files.values()]));
  }
  await page.close();
}

/**
 * @param {string} title
 * @param {{ isScript: boolean, size: number }[]} files
 */
function row(title, files) {
  /** @param {{ size: number }[]} some */
  const kilobytes = (some) => (some.reduce((sum, { size }) => sum + size, 0) / 1000).toFixed(1);
  return `| ${title} | ${files.length} | ${kilobytes(files.filter((file) => file.isScript))} | ${kilobytes(files)} |`;
}
