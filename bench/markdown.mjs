/**
 * `npm run bench:markdown`: what a page of the benchmark's corpus costs from its text to finished HTML with highlighted
 * code, in Dactyl and in `@mdx-js/mdx` with Prism. Both run in this process and take turns, a few pages each, so that
 * whatever else the machine does slows both. Processor time, warm: each has seen all pages once before.
 */
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { DIALECTS } from './corpus/dialects.mjs';
import { createPages } from './corpus/pages.mjs';
import { printPage } from './corpus/print-page.mjs';

/** @typedef {{ file: string, source: string }} PageText */
/** @typedef {{ name: string, toHtml: (page: PageText) => Promise<string> }} Contender */

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '200' }, chunk: { type: 'string', default: '5' } },
});
// React decides when it is imported.
process.env.NODE_ENV = 'production';
const { createDactyl } = await import('./markdown-dactyl.mjs');
const { createMdxJs } = await import('./markdown-mdx-js.mjs');

const pages = createPages(Number(values.pages)).map((page) => ({
  file: `/site/docs/${page.folder}/${page.name}${DIALECTS.docusaurus.extension(page)}`,
  source: printPage(page, DIALECTS.docusaurus),
}));
const contenders = [await createDactyl(), await createMdxJs()];
const size = Number(values.chunk);
/** @type {Map<Contender, number[]>} milliseconds per page, by chunk */
const times = new Map(contenders.map((contender) => [contender, []]));

for (const round of ['warm', 'measured']) {
  for (let start = 0; start < pages.length; start += size) {
    const chunk = pages.slice(start, start + size);
    for (const contender of contenders) {
      const time = await cpuPerPage(contender, chunk);
      if (round === 'measured') times.get(contender)?.push(time);
    }
  }
}

const bytes = pages.reduce((sum, { source }) => sum + source.length, 0) / pages.length / 1000;
console.log(
  `${pages.length} pages of ${bytes.toFixed(1)} KB; ${cpus()[0]?.model ?? 'unknown processor'}, ` +
    `${availableParallelism()} cores, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}\n\n` +
    '| CPU ms per page | p10 | median | HTML KB |\n| --- | --- | --- | --- |',
);
for (const contender of contenders) {
  const found = times.get(contender) ?? [];
  const html = await contender.toHtml(/** @type {PageText} */ (pages[0]));
  console.log(
    `| ${contender.name} | ${percentile(found, 0.1).toFixed(2)} | ${percentile(found, 0.5).toFixed(2)} | ${(html.length / 1000).toFixed(1)} |`,
  );
}
const [ours = [], theirs = []] = contenders.map((contender) => times.get(contender));
/** @param {number} at */
const ratio = (at) => (percentile(theirs, at) / percentile(ours, at)).toFixed(1);
console.log(`\n${ratio(0.5)} times less at the median, ${ratio(0.1)} times at p10 (goal: 6)`);

/**
 * @param {Contender} contender
 * @param {readonly PageText[]} chunk
 */
async function cpuPerPage(contender, chunk) {
  const before = process.cpuUsage();
  for (const page of chunk) await contender.toHtml(page);
  const { user, system } = process.cpuUsage(before);
  // Native memory is freed when the event loop turns.
  await new Promise((resolve) => setImmediate(resolve));
  return (user + system) / 1000 / chunk.length;
}

/**
 * @param {readonly number[]} numbers
 * @param {number} at
 */
function percentile(numbers, at) {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * at)] ?? Number.NaN;
}
