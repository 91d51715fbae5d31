/** What one page of a built site loads by itself, in a browser with an empty cache; sizes are those after brotli. */
import { brotliCompressSync } from 'node:zlib';

import { chromium } from 'playwright-core';

import { findOrGetBrowser } from '../scripts/find-or-get-browser.mjs';
import { serveStatic } from './static-server.mjs';

/** Milliseconds without a request after which nothing more is expected. */
const SETTLE = 1500;

/**
 * @param {string} outDir
 * @param {string} pathname
 * @returns {Promise<{ script: number, react: boolean }>} bytes of JavaScript from the site itself, and whether React is
 *   part of it
 */
export async function weighPage(outDir, pathname) {
  const server = await serveStatic(outDir);
  const browser = await chromium.launch({
    executablePath: await findOrGetBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    // A module that was preloaded is named twice.
    /** @type {Set<string>} */
    const scripts = new Set();
    page.on('response', (response) => {
      const url = response.url();
      if (url.startsWith(server.origin) && /\.m?js(?:\?|$)/.test(url) && response.ok()) scripts.add(url);
    });
    const isQuiet = watchRequests(page);
    const response = await page.goto(server.origin + pathname, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${pathname} answers ${response?.status()}.`);
    while (!isQuiet()) await page.waitForTimeout(100);
    const sizes = await Promise.all([...scripts].map(compressedSize));
    return {
      script: sizes.reduce((sum, size) => sum + size, 0),
      react: [...scripts].some((url) => /\/assets\/js\/hydrate-/.test(url)),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Asked of the server again: a browser keeps the text of a few megabytes of scripts, and has none of those before.
 *
 * @param {string} url
 */
async function compressedSize(url) {
  const response = await fetch(url);
  return brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
}

/**
 * @param {import('playwright-core').Page} page
 * @returns {() => boolean} whether nothing is on its way, and nothing was for a while
 */
function watchRequests(page) {
  const pending = new Set();
  let last = performance.now();
  const end = (/** @type {import('playwright-core').Request} */ request) => {
    pending.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => {
    // Of what a page has made itself, such as the code of a worker, no end is told.
    if (request.url().startsWith('http')) pending.add(request);
    last = performance.now();
  });
  page.on('requestfinished', end).on('requestfailed', end);
  return () => pending.size === 0 && performance.now() - last > SETTLE;
}
