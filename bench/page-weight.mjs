/**
 * `npm run bench:pages`: opens one docs page of each site that `npm run bench` built last, in a browser
 * with an empty cache, and reports what came over the wire (gzip, headers included).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { findOrGetBrowser } from '../scripts/find-or-get-browser.mjs';
import { PEERS, choosePeers } from './peers/peers.mjs';
import { WORK } from './prepare-site.mjs';
import { serveStatic } from './static-server.mjs';

/** @typedef {{ script: boolean, bytes: number, beforeLoad: boolean }} Transfer */

/** Plain Markdown in every dialect. */
const PAGE = '/docs/part-001/page-00001';
/** What a page still fetches by itself after `load`: prefetching, workers, late hydration. */
const SETTLE = 3000;

const { values } = parseArgs({
  options: {
    tools: { type: 'string', default: PEERS.map((peer) => peer.name).join(',') },
    page: { type: 'string', default: PAGE },
  },
});
const browser = await chromium.launch({
  executablePath: await findOrGetBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const rows = [];
for (const peer of choosePeers(values.tools.split(','))) {
  const dir = join(WORK, peer.name, peer.outDir);
  if (!existsSync(dir)) continue;
  const server = await serveStatic(dir);
  rows.push(weightRow(peer.name, await openPage(server.origin + values.page)));
  server.close();
}
await browser.close();
console.log('| tool | JS before load KB | JS in all KB | all KB | requests |\n| --- | --- | --- | --- | --- |');
console.log(rows.join('\n'));

/**
 * @param {string} url
 * @returns {Promise<Transfer[]>}
 */
async function openPage(url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** @type {Map<string, Transfer>} */
  const transfers = new Map();
  let loaded = false;
  page.on('load', () => (loaded = true));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const script = type === 'Script' || response.mimeType.includes('javascript');
    transfers.set(requestId, { script, bytes: 0, beforeLoad: !loaded });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  const response = await page.goto(url, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}.`);
  await page.waitForTimeout(SETTLE);
  await context.close();
  return [...transfers.values()];
}

/**
 * @param {string} tool
 * @param {readonly Transfer[]} transfers
 */
function weightRow(tool, transfers) {
  const kilobytes = (/** @type {readonly Transfer[]} */ some) =>
    (some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);
  const scripts = transfers.filter(({ script }) => script);
  const early = scripts.filter(({ beforeLoad }) => beforeLoad);
  return `| ${tool} | ${kilobytes(early)} | ${kilobytes(scripts)} | ${kilobytes(transfers)} | ${transfers.length} |`;
}
