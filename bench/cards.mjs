/**
 * `npm run bench:cards -- --pages 100 --runs 3`: what social cards add to a build. A site is built without them, with
 * them, again with nothing changed, and again with nothing left but the cards that were drawn. Prints medians, and from
 * them the time for one card and the size of one.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { createPages } from './corpus/pages.mjs';
import { writeCorpus } from './corpus/write-corpus.mjs';
import { measure } from './measure.mjs';
import { median } from './median.mjs';
import { dactyl } from './peers/dactyl.mjs';
import { WORK } from './prepare-site.mjs';

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '100' }, runs: { type: 'string', default: '3' } },
});
const count = Number(values.pages);
const runs = Number(values.runs);
if (!Number.isInteger(count) || count < 1) throw new Error(`--pages must be a number, got "${values.pages}".`);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a number, got "${values.runs}".`);

const PLUGIN = "plugins: ['dactyl/plugin-social-cards'],";

/** @typedef {Pick<import('./measure.mjs').Measurement, 'wall' | 'cpu' | 'peakMemory'>} Figures */
/** @type {Map<string, Figures[]>} by scenario */
const figures = new Map();
let cards = 0;
let bytes = 0;
const root = join(WORK, `cards-${process.pid}`);
try {
  for (let run = 0; run < runs; run++) {
    const plain = writeSite(`plain-${run}`, '');
    const carded = writeSite(`carded-${run}`, PLUGIN);
    await build('without cards', plain);
    await build('with cards', carded);
    countCards(carded);
    await build('nothing changed', carded);
    for (const name of ['build', '.dactyl/cache', '.dactyl/bundle'])
      rmSync(join(carded, name), { recursive: true, force: true });
    await build('cards from the last build, all else anew', carded);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
const seconds = (/** @type {string} */ name, /** @type {'wall' | 'cpu'} */ kind) =>
  median((figures.get(name) ?? []).map((each) => each[kind]));
console.log(
  `\n${cards} cards, median of ${runs}; ${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores,`,
);
console.log(`load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}\n`);
for (const name of figures.keys())
  console.log(`${name.padEnd(42)} ${seconds(name, 'wall').toFixed(2)} s, ${seconds(name, 'cpu').toFixed(2)} s CPU`);
const perCard = (/** @type {'wall' | 'cpu'} */ kind) =>
  (((seconds('with cards', kind) - seconds('without cards', kind)) / cards) * 1000).toFixed(1);
console.log(`\na card: ${perCard('wall')} ms, ${perCard('cpu')} ms CPU, ${(bytes / cards / 1000).toFixed(1)} KB\n`);

/**
 * @param {string} name
 * @param {string} settings
 */
function writeSite(name, settings) {
  const siteDir = join(root, name);
  writeCorpus({ contentDir: join(siteDir, 'docs'), count, dialect: dactyl.dialect });
  const files = { ...dactyl.files(createPages(count)), 'package.json': '{ "name": "cards", "private": true }\n' };
  for (const [path, text] of Object.entries(files)) {
    const target = join(siteDir, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, path === 'docusaurus.config.js' ? text.replace('presets:', `${settings} presets:`) : text);
  }
  return siteDir;
}

/**
 * @param {string} scenario
 * @param {string} siteDir
 */
async function build(scenario, siteDir) {
  const { command, args } = dactyl.build(siteDir);
  const { output, success, ...found } = await measure(command, args, siteDir);
  if (!success) throw new Error(`The build failed (${scenario}):\n${output}`);
  console.error(`${scenario}: ${found.wall.toFixed(2)} s, ${found.cpu.toFixed(2)} s CPU`);
  figures.set(scenario, [...(figures.get(scenario) ?? []), found]);
}

/** @param {string} siteDir */
function countCards(siteDir) {
  const dir = join(siteDir, 'build/assets/cards');
  const files = readdirSync(dir).map((name) => statSync(join(dir, name)).size);
  cards = files.length;
  bytes = files.reduce((sum, size) => sum + size, 0);
}
