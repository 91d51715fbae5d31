/**
 * `npm run bench:search`: asks the search of this repository and Pagefind the same queries on the same pages, and prints
 * how often the right page comes first or among the first three, and what a first query loads. `--figures` adds times of
 * keystrokes, and the size and price of an index of `--pages` pages. Sites are built once; `--rebuild` builds them again.
 *
 *     npm run bench:search -- --only website --half tune --misses
 *     npm run bench:search -- --only website-en --figures --pages 10000 --runs 1 --no-pagefind
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { WORK } from './prepare-site.mjs';
import { openDactyl } from './search/dactyl-engine.mjs';
import { prepareDocSets } from './search/doc-sets.mjs';
import { largeSiteFigures } from './search/large-site.mjs';
import { pagefindAnswers, timePagefind } from './search/pagefind-engine.mjs';
import { readQueries } from './search/queries.mjs';
import { markdownTable, medianAndMost, missedLines, scoreTable } from './search/score.mjs';

const { values } = parseArgs({
  options: {
    // Beginning of the names of doc sets.
    only: { type: 'string' },
    half: { type: 'string' },
    misses: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
    // Generated pages of the site for the figures; of 10,000, only those of ours are worth the wait.
    pages: { type: 'string', default: '1000' },
    // Builds of each kind for the figures.
    runs: { type: 'string', default: '3' },
    rebuild: { type: 'boolean', default: false },
    'no-pagefind': { type: 'boolean', default: false },
    // Output of the website, when it is not the one in its folder.
    website: { type: 'string' },
    // Work trees of the public doc sets.
    docs: { type: 'string', default: join(WORK, 'docs-sources') },
  },
});

const ENGINES = values['no-pagefind'] ? ['Dactyl'] : ['Dactyl', 'Pagefind'];
const { only, website, rebuild } = values;
const sets = await prepareDocSets({ only, website, rebuild, sources: values.docs });
const queries = readQueries();

/** @type {import('./search/score.mjs').Rated[]} */
const rated = [];
/** @type {(string | number)[][]} */
const costs = [];
for (const set of sets) {
  const asked = queries.filter((query) => query.set === set.name);
  const answered = await rate(set, asked);
  rated.push(...answered);
  if (answered.length > 0) costs.push(await costsOf(set, answered));
}
if (rated.length === 0) throw new Error('There is no doc set to search.');

if (values.misses) console.log(`${missedLines(rated, ENGINES)}\n`);
console.log(`${scoreTable(rated, ENGINES)}\n`);
const times = values.figures ? ENGINES.map((engine) => `${engine} keystroke ms`) : [];
console.log('Median / most:\n');
console.log(markdownTable(['pages of', ...ENGINES.map((engine) => `${engine} first query KB`), ...times], costs));
if (values.figures) {
  const [pages, runs] = [Number(values.pages), Number(values.runs)];
  console.log(`\n${await largeSiteFigures(join(values.docs, 'large'), { pages, runs, pagefind: ENGINES.length > 1 })}`);
}

/**
 * @param {import('./search/doc-sets.mjs').DocSet} set
 * @param {readonly import('./search/queries.mjs').Query[]} all of both halves, so that answers can be kept
 */
async function rate(set, all) {
  const { answer } = await openDactyl(set);
  const texts = all.map(({ query }) => query);
  const others = values['no-pagefind'] ? [] : await pagefindAnswers(set, texts);
  /** @type {import('./search/score.mjs').Rated[]} */
  const result = [];
  for (const [index, query] of all.entries()) {
    if (values.half !== undefined && query.half !== values.half) continue;
    const other = others[index];
    result.push({ query, answers: { Dactyl: await answer(query.query), ...(other && { Pagefind: other }) } });
  }
  return result;
}

/**
 * @param {import('./search/doc-sets.mjs').DocSet} set
 * @param {readonly import('./search/score.mjs').Rated[]} answered
 */
async function costsOf(set, answered) {
  const bytes = ENGINES.map((engine) =>
    medianAndMost(
      answered.map(({ answers }) => answers[engine]?.bytes ?? 0),
      (value) => (value / 1000).toFixed(1),
    ),
  );
  if (!values.figures) return [set.name, ...bytes];
  const typed = answered.flatMap(({ query }) => keystrokes(query.query));
  const { timeKeystrokes } = await openDactyl(set);
  const ours = await timeKeystrokes(typed);
  const theirs = values['no-pagefind'] ? [] : [await timePagefind(set, typed)];
  return [set.name, ...bytes, ...[ours, ...theirs].map((all) => medianAndMost(all, (value) => value.toFixed(1)))];
}

/** What the field holds after each key. @param {string} query */
function keystrokes(query) {
  const letters = [...query];
  return letters.map((_, index) => letters.slice(0, index + 1).join('')).filter((text) => text.trim() !== '');
}
