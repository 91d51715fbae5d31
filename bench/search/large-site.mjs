/**
 * What an index of many pages costs: processor time of its build, as the difference between builds with and without a
 * search, bytes of a first query, and time of a keystroke. Of generated pages (`../corpus/`), whose words are few, and of
 * real ones, where a folder with Markdown of public documentation is there.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { DACTYL } from '../../scripts/repository.mjs';
import { measure } from '../measure.mjs';
import { median } from '../median.mjs';
import { dactyl } from '../peers/dactyl.mjs';
import { WORK, emptyTrash, moveAway, prepareSite } from '../prepare-site.mjs';
import { openDactyl } from './dactyl-engine.mjs';
import { writeDocsSite } from './docs-site.mjs';
import { pagefindAnswers, pagefindProgram, timePagefind } from './pagefind-engine.mjs';
import { readQueries } from './queries.mjs';
import { markdownTable, medianAndMost } from './score.mjs';

const OFF = { name: 'off', search: false };
const ON = { name: 'on', search: true };

/** From the words of the generated pages: topics, phrases, a question, a typo and unfinished words. */
const GENERATED_QUERIES = [
  'replication',
  'storage limits',
  'audit trail',
  'retry policy',
  'leader election',
  'expired sessions',
  'write-ahead log',
  'rate limiter tenant',
  'health check interval',
  'cache',
  'retention rule',
  'migration runner',
  'open transactions deadline',
  'how does the gateway forward requests',
  'securty errors',
  'repl',
  'sched',
];
/** What every reader types on the way to a longer word, and what stands on every page. */
const FREQUENT = ['a', 's', 'th', 'the', 'in', 'option', 'config'];

/**
 * @typedef {object} Corpus
 * @property {string} name also that of the folder of its sites
 * @property {boolean} isGenerated
 * @property {string[]} queries
 * @property {(siteDir: string, search: boolean) => number} write a site, and returns how many pages it has
 */

/**
 * @typedef {object} Options
 * @property {number} pages that are generated
 * @property {number} runs builds of each kind; the median counts
 * @property {boolean} pagefind whether it is measured, too
 */

/**
 * @param {string} largeDocs folder with Markdown of public documentation
 * @param {Options} options
 * @returns {Promise<string>} a table
 */
export async function largeSiteFigures(largeDocs, options) {
  const corpora = [generated(options.pages)];
  if (existsSync(largeDocs)) corpora.push(realPages(largeDocs));
  else console.error(`No real pages: put folders with Markdown of public documentation into ${largeDocs}.`);
  const head = ['pages', 'search', 'CPU s of the index', 'first query KB, median / most', 'keystroke ms'];
  const rows = [];
  for (const corpus of corpora) rows.push(...(await rowsOf(corpus, options)));
  emptyTrash();
  return markdownTable(head, rows);
}

/**
 * @param {number} count
 * @returns {Corpus}
 */
function generated(count) {
  return {
    name: 'search-generated',
    isGenerated: true,
    queries: [...GENERATED_QUERIES, ...FREQUENT],
    write(siteDir, search) {
      const files = (/** @type {Parameters<typeof dactyl.files>[0]} */ pages) => {
        const all = dactyl.files(pages);
        const config = all['docusaurus.config.js'] ?? '';
        const changed = search ? config : config.replace('themeConfig: {', 'themeConfig: { search: false,');
        return { ...all, 'docusaurus.config.js': changed };
      };
      return prepareSite({ ...dactyl, name: siteDir.slice(WORK.length + 1), files }, count).pages.length;
    },
  };
}

/**
 * @param {string} docs
 * @returns {Corpus}
 */
function realPages(docs) {
  const queries = readQueries().filter(({ set }) => /^vite.*-en$/.test(set));
  return {
    name: 'search-real',
    isGenerated: false,
    queries: [...queries.map(({ query }) => query), ...FREQUENT],
    write: (siteDir, search) => writeDocsSite({ siteDir, docs, language: 'en', search }),
  };
}

/**
 * @param {Corpus} corpus
 * @param {Options} options
 */
async function rowsOf(corpus, options) {
  const { count, ...seconds } = await indexingSeconds(corpus, options);
  const set = { name: corpus.name, dir: join(siteOf(corpus, ON), 'build'), base: '', otherLanguages: [] };
  const ours = await openDactyl(set);
  const answers = [];
  for (const query of corpus.queries) answers.push(await ours.answer(query));
  const times = await ours.timeKeystrokes(corpus.queries);
  const bytesOf = (/** @type {readonly { bytes: number }[]} */ all) =>
    medianAndMost(
      all.map(({ bytes }) => bytes),
      (value) => (value / 1000).toFixed(1),
    );
  const timesOf = (/** @type {readonly number[]} */ all) => medianAndMost(all, (value) => value.toFixed(1));
  const pages = `${count} ${corpus.isGenerated ? 'generated' : 'real'}`;
  const row = [pages, 'Dactyl', seconds.dactyl.toFixed(1), bytesOf(answers), timesOf(times)];
  if (!options.pagefind) return [row];
  const theirs = await pagefindAnswers(set, corpus.queries);
  return [
    row,
    [pages, 'Pagefind', seconds.pagefind.toFixed(1), bytesOf(theirs), timesOf(await timePagefind(set, corpus.queries))],
  ];
}

/**
 * @param {Corpus} corpus
 * @param {Options} options
 */
async function indexingSeconds(corpus, { runs, pagefind }) {
  /** @type {Record<'on' | 'off' | 'pagefind', number[]>} */
  const seconds = { on: [], off: [], pagefind: [] };
  let count = 0;
  for (let run = 0; run < runs; run++) {
    for (const variant of [OFF, ON]) {
      const siteDir = siteOf(corpus, variant);
      mkdirSync(siteDir, { recursive: true });
      count = corpus.write(siteDir, variant.search);
      const cpu = await buildCold(siteDir, variant);
      (variant.search ? seconds.on : seconds.off).push(cpu);
    }
  }
  for (let run = 0; run < (pagefind ? runs : 0); run++) seconds.pagefind.push(await runPagefind(siteOf(corpus, ON)));
  const theirs = pagefind ? median(seconds.pagefind) : 0;
  return { count, dactyl: median(seconds.on) - median(seconds.off), pagefind: theirs };
}

/**
 * @param {Corpus} corpus
 * @param {typeof ON} variant
 */
function siteOf(corpus, variant) {
  return join(WORK, 'search', `${corpus.name}-${variant.name}`);
}

/**
 * @param {string} siteDir
 * @param {typeof ON} variant
 */
async function buildCold(siteDir, variant) {
  moveAway(siteDir, [dactyl.outDir, ...dactyl.caches]);
  const { cpu, success, output } = await measure(process.execPath, [DACTYL, 'build', siteDir], siteDir);
  if (!success) throw new Error(`${siteDir} could not be built:\n${output.slice(-3000)}`);
  if (existsSync(join(siteDir, 'build/search-index.json')) !== variant.search) {
    throw new Error(`${siteDir}: there is an index where there should be none, or none where there should be one.`);
  }
  return cpu;
}

/** @param {string} siteDir */
async function runPagefind(siteDir) {
  const program = pagefindProgram();
  const args = [program, '--site', 'build', '--output-path', '.cache/pagefind', '--root-selector', 'article'];
  const { cpu, success, output } = await measure(process.execPath, args, siteDir);
  if (!success) throw new Error(`Pagefind failed:\n${output.slice(-3000)}`);
  return cpu;
}
