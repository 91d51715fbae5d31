/**
 * `npm run bench:edit`: from saving a Markdown file to changed pixels. Starts the dev server on the benchmark's corpus,
 * opens one of its pages in a browser, writes the page's file again and again, and waits until a frame with the new
 * text has been painted. The clock is one: the browser runs on this machine. `--where first` edits the first paragraph, which
 * is the page's description too, `--where title` its title, and waits until the sidebar shows it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';

import { findOrGetBrowser } from '../scripts/find-or-get-browser.mjs';
import { startDevServer } from './dev-server.mjs';
import { withFirstParagraph, withLastParagraph, withTitle } from './edits.mjs';
import { dactyl } from './peers/dactyl.mjs';
import { prepareSite } from './prepare-site.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    edits: { type: 'string', default: '20' },
    where: { type: 'string', default: 'end' },
  },
});
const PORT = 4173;
/** A title shows in the sidebar, too. */
const GOAL = values.where === 'title' ? 200 : 100;

const { siteDir, pages } = prepareSite({ ...dactyl, name: 'dactyl-edit' }, Number(values.pages));
const file = pages.find((name) => name.endsWith('.md'));
if (file === undefined) throw new Error('The corpus has no Markdown page.');
const text = readFileSync(file, 'utf8');
const pathname = `/docs/${file.slice(file.lastIndexOf('docs') + 'docs/'.length).replace(/\.md$/, '')}`.replaceAll(
  '\\',
  '/',
);

const server = startDevServer(siteDir, PORT);
const browser = await chromium.launch({
  executablePath: await findOrGetBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await server.ready;
  const page = await browser.newPage();
  await page.goto(`http://localhost:${PORT}${pathname}`, { waitUntil: 'networkidle' });
  /** @type {number[]} */
  const times = [];
  // The first edits warm up what every edit needs.
  for (let edit = -3; edit < Number(values.edits); edit++) {
    const time = await measureEdit(page, `Edit number ${edit + 100}.`);
    if (edit >= 0) times.push(time);
    await page.waitForTimeout(300);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  console.log(
    `${values.pages} pages, ${sorted.length} edits (${values.where}): median ${at(0.5)} ms (goal: ${GOAL}), p10 ${at(0.1)} ms, p90 ${at(0.9)} ms; ` +
      `at most ${((server.peakMemory() ?? 0) / 1e6).toFixed(0)} MB; ` +
      `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
  );
} finally {
  writeFileSync(file, text);
  await browser.close();
  await server.stop();
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} mark a text that the page does not hold yet
 */
async function measureEdit(page, mark) {
  // Asked in each frame; the one after it has been painted when the next one begins.
  const painted = page.evaluate(
    ({ wanted, place }) =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelector(place)?.textContent?.includes(wanted))
            requestAnimationFrame(() => resolve(Date.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
    { wanted: mark, place: values.where === 'title' ? 'aside' : 'main' },
  );
  await page.waitForTimeout(50);
  const start = Date.now();
  writeFileSync(/** @type {string} */ (file), edited(mark));
  return Number(await painted) - start;
}

/** @param {string} mark */
function edited(mark) {
  if (values.where === 'title') return withTitle(text, mark);
  return values.where === 'first' ? withFirstParagraph(text, mark) : withLastParagraph(text, mark);
}
