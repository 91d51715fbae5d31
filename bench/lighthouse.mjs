/**
 * `npm run bench:lighthouse`: opens pages of the built website behind `dactyl serve` with Lighthouse, as a phone on a slow
 * network, and prints the median of several runs. Lighthouse is 170 MB, so it is installed below `bench/work` when it is
 * needed. Scores for speed mean something only on a machine that does nothing else; those of other categories always.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { findOrGetBrowser } from '../scripts/find-or-get-browser.mjs';
import { DACTYL, WEBSITE } from '../scripts/repository.mjs';
import { scoresTable, shortfalls } from './lighthouse-scores.mjs';
import { WORK, install } from './prepare-site.mjs';

/** The newest, which pagespeed.web.dev runs too. It asks for a newer Node, and runs on 20.19. */
const PACKAGES = { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' };
const DIR = join(WORK, 'lighthouse');
/** Home, docs, a post. */
const PAGES = '/,/docs/installation,/blog/releases/3.6';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: PAGES },
  },
});

if (!existsSync(join(WEBSITE, 'build/index.html'))) {
  throw new Error('The website has no output yet. Run "npm run build -w website" first.');
}
mkdirSync(DIR, { recursive: true });
install(DIR, { name: 'lighthouse', packages: PACKAGES });
const [{ default: lighthouse }, { launch }] = await Promise.all([
  importInstalled('lighthouse/core/index.js'),
  importInstalled('chrome-launcher/dist/index.js'),
]);
const server = await serveWebsite();
/** @type {{ port: number, kill: () => void } | undefined} */
let chrome;
const results = [];
try {
  chrome = await startChrome();
  for (const page of values.pages.split(',')) {
    const reports = [];
    for (let run = 0; run < Number(values.runs); run++) {
      const { lhr } = await lighthouse(server.origin + page, { port: chrome.port, logLevel: 'error' });
      if (lhr.runtimeError) throw new Error(`${page}: ${lhr.runtimeError.message}`);
      reports.push(lhr);
    }
    results.push({ page, reports });
  }
} finally {
  chrome?.kill();
  server.close();
}
console.log(scoresTable(results));
const missed = results.flatMap(shortfalls);
for (const line of missed) console.log(line);
process.exitCode = missed.length === 0 ? 0 : 1;

/** @returns {Promise<{ port: number, kill: () => void }>} */
async function startChrome() {
  const chromePath = await findOrGetBrowser();
  return launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
}

/** @param {string} file */
function importInstalled(file) {
  return import(pathToFileURL(join(DIR, 'node_modules', file)).href);
}

/** @returns {Promise<{ origin: string, close: () => void }>} */
function serveWebsite() {
  const child = spawn(process.execPath, [DACTYL, 'serve', WEBSITE, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      printed += chunk.toString();
      const [origin] = /http:\/\/[^\s/]+(?=\/)/.exec(printed) ?? [];
      if (origin) resolve({ origin, close: () => child.kill() });
    });
    child.on('exit', (code) => reject(new Error(`dactyl serve ended with code ${code}:\n${printed}`)));
  });
}
