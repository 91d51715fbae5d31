/**
 * `npm run bench:showcase -- NAME FOLDER --page /docs/intro`: builds the site in FOLDER with Dactyl, cold, and writes its
 * figures under NAME into `website/src/showcase/figures.json`, which the showcase of the website shows.
 * `--base /pier/` is needed where the site has a base URL.
 *
 * The build goes to a folder of its own, and the fastest of several runs counts: what else the machine does can only make
 * it slower. FOLDER's caches are removed before each run.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { DACTYL, WEBSITE } from '../scripts/repository.mjs';
import { measure } from './measure.mjs';
import { outputSize } from './output-size.mjs';
import { addFigures, countPages } from './showcase-figures.mjs';
import { weighPage } from './weigh-page.mjs';

const FIGURES = join(WEBSITE, 'src/showcase/figures.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: '/' },
    base: { type: 'string', default: '/' },
    runs: { type: 'string', default: '3' },
    // For `dactyl build`: the languages to build.
    locale: { type: 'string', multiple: true, default: [] },
  },
});
const [name, folder] = positionals;
if (!name || !folder || !existsSync(folder)) throw new Error('Say which site, and where: NAME FOLDER.');

const site = resolve(folder);
const root = mkdtempSync(join(tmpdir(), 'dactyl-showcase-'));
try {
  const figures = await measureSite(site, root);
  const all = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
  writeFileSync(FIGURES, `${JSON.stringify(addFigures(all, name, figures), null, 2)}\n`);
  console.log(`${name}: ${JSON.stringify(figures)}`);
} finally {
  rmSync(root, { recursive: true, force: true });
}

/**
 * @param {string} siteDir
 * @param {string} serverRoot
 * @returns {Promise<import('./showcase-figures.mjs').SiteFigures>}
 */
async function measureSite(siteDir, serverRoot) {
  const outDir = join(serverRoot, values.base);
  const times = [];
  for (let run = 0; run < Number(values.runs); run++) times.push(await buildCold(siteDir, outDir));
  const { bytes } = outputSize(outDir);
  const { script, react } = await weighPage(serverRoot, values.page);
  return {
    ...countPages(outDir),
    seconds: round(Math.min(...times)),
    megabytes: round(bytes / 1e6),
    scriptKilobytes: round(script / 1000),
    page: values.page,
    react,
    cores: availableParallelism(),
    date: new Date().toISOString().slice(0, 10),
  };
}

/**
 * @param {string} siteDir
 * @param {string} outDir
 * @returns {Promise<number>} seconds
 */
async function buildCold(siteDir, outDir) {
  for (const left of [outDir, join(siteDir, '.dactyl')]) rmSync(left, { recursive: true, force: true });
  const locales = values.locale.flatMap((locale) => ['--locale', locale]);
  const args = [DACTYL, 'build', siteDir, '--out-dir', outDir, ...locales];
  const { success, wall, output: log } = await measure(process.execPath, args, siteDir);
  if (!success) throw new Error(`${siteDir} does not build.\n${log.split('\n').slice(-20).join('\n')}`);
  return wall;
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
