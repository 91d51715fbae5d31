/**
 * `npm run bench -- --pages 1000,10000 --tools dactyl,hugo --shards 2,4 --runs 3`: builds the same pages with each tool, cold, with
 * nothing changed and after edits, and in parts. Prints Markdown tables, the last of which says how many bytes a page takes at each
 * number of pages, and writes the figures and the tools' output to the folder `results` beside the sites; `--save` writes them for
 * the website. With several runs, tools take turns, and the figures are medians. One tool at a time; give it a machine that does
 * nothing else.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { measure } from './measure.mjs';
import { medianResults } from './median-results.mjs';
import { outputSize } from './output-size.mjs';
import { PEERS, choosePeers } from './peers/peers.mjs';
import { WORK, emptyTrash, moveAway, prepareSite } from './prepare-site.mjs';
import { editsTable, growthTable, partsTable, resultsTable } from './results-table.mjs';
import { saveFigures } from './save-figures.mjs';
import { SCENARIOS } from './scenarios.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    tools: { type: 'string', default: PEERS.map((peer) => peer.name).join(',') },
    // Tools that keep nothing between builds take as long each time: one build says it all.
    'cold-only': { type: 'string', default: '' },
    shards: { type: 'string', default: '' },
    runs: { type: 'string', default: '1' },
    save: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(`npm run bench -- [options]

--pages 1000,10000  numbers of pages (default: 1000)
--tools ${PEERS.map((peer) => peer.name).join(',')}  tools, one after the other (default: all)
--cold-only hugo  tools that are built only once
--shards 2,4  Dactyl also in so many parts
--runs 3  each tool so often, in turns; figures are medians
--save  write the figures for the website`);
  process.exit();
}
const counts = toNumbers('pages', values.pages);
const [turns = 1] = toNumbers('runs', values.runs);
const divisions = values.shards === '' ? [] : toNumbers('shards', values.shards);

/** The others take an hour for more, and all memory. */
const MOST_PAGES = 1000;
const FOR_MANY = ['dactyl', 'hugo'];

const resultsDir = join(WORK, 'results');
mkdirSync(resultsDir, { recursive: true });
const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`;
const stamp = new Date().toISOString();
/** @type {import('./results-table.mjs').ToolResult[][]} */
const runs = [];
for (const count of counts) {
  const results = await runCount(count);
  runs.push(results);
  const file = join(resultsDir, `${count}-pages-${stamp.replace(/[:.]/g, '-')}.json`);
  writeFileSync(file, `${JSON.stringify({ machine, pages: count, results }, null, 2)}\n`);
  console.log(
    `\n${count} pages; ${machine}\n\n${resultsTable(results)}\n\n${editsTable(results)}\n\n${partsTable(results)}`,
  );
  if (values.save) saveFigures({ date: stamp.slice(0, 10), machine, command: commandLine(count) }, results);
}
console.log(`\n${growthTable(runs)}`);
emptyTrash();
process.exitCode = runs.some((results) => results.length > 0) ? 0 : 1;

/** @param {number} count */
async function runCount(count) {
  /** @type {import('./results-table.mjs').ToolResult[]} */
  const results = [];
  for (let turn = 1; turn <= turns; turn += 1) results.push(...(await runTools(count)));
  return medianResults(results);
}

/** @param {number} count */
async function runTools(count) {
  /** @type {import('./results-table.mjs').ToolResult[]} */
  const results = [];
  for (const peer of choosePeers(values.tools.split(','))) {
    if (count > MOST_PAGES && !FOR_MANY.includes(peer.name)) {
      console.error(`${peer.name} is left out at ${count} pages.`);
      continue;
    }
    try {
      const result = await runPeer(peer, count);
      if (result) results.push(result);
    } catch (error) {
      // A tool that cannot be installed must not cost the figures of the others.
      console.error(error instanceof Error ? error.message : error);
    }
  }
  return results;
}

/**
 * @param {string} name
 * @param {string} list
 */
function toNumbers(name, list) {
  const numbers = list.split(',').map(Number);
  if (numbers.some((number) => !Number.isInteger(number) || number < 1))
    throw new Error(`--${name} must be numbers with commas between them, got "${list}".`);
  return numbers;
}

/** @param {number} count */
function commandLine(count) {
  const tools = count > MOST_PAGES ? ` --tools ${FOR_MANY.join(',')}` : ` --tools ${values.tools}`;
  return `npm run bench -- --pages ${count}${tools}${divisions.length > 0 ? ` --shards ${values.shards}` : ''}${turns > 1 ? ` --runs ${turns}` : ''}`;
}

/**
 * @param {import('./peers/peers.mjs').Peer} peer
 * @param {number} count
 * @returns {Promise<import('./results-table.mjs').ToolResult | undefined>}
 */
async function runPeer(peer, count) {
  const { siteDir, pages } = prepareSite(peer, count);
  const version = peer.version(siteDir);
  if (version === undefined) {
    console.error(`${peer.name} is not on this machine: left out.`);
    return undefined;
  }
  moveAway(siteDir, [peer.outDir, ...peer.caches]);
  /** @type {import('./results-table.mjs').ToolResult['scenarios']} */
  const scenarios = {};
  const isColdOnly = values['cold-only'].split(',').includes(peer.name);
  for (const { name, prepare, suits } of isColdOnly ? SCENARIOS.slice(0, 1) : SCENARIOS) {
    if (suits && !suits({ peer })) continue;
    prepare?.({ peer, siteDir, pages });
    const figures = await runOnce(peer.build(siteDir), siteDir, `${peer.name}, ${count}, ${name}`);
    if (!figures) return undefined;
    scenarios[name] = figures;
  }
  const output = outputSize(join(siteDir, peer.outDir));
  if (output.pages < count)
    console.error(`${peer.name} wrote ${output.pages} pages of ${count}: do not trust its figures.`);
  const parts = [];
  for (const division of peer.parts ? divisions : [])
    parts.push(await runParts({ peer, siteDir, count, division, output }));
  return { tool: peer.name, version, pages: count, scenarios, output, parts: parts.filter((one) => one !== undefined) };
}

/**
 * One after the other, each as on a machine of its own, which has no cache: the longest part and the merge are what a team waits for.
 *
 * @param {{ peer: import('./peers/peers.mjs').Peer, siteDir: string, count: number, division: number, output: { bytes: number, files: number } }} input
 * @returns {Promise<import('./results-table.mjs').PartsResult | undefined>}
 */
async function runParts({ peer, siteDir, count, division, output }) {
  const { parts } = peer;
  if (!parts) return undefined;
  const label = `${peer.name}, ${count}`;
  moveAway(siteDir, [parts.outDir, peer.outDir]);
  const figures = [];
  for (let part = 1; part <= division; part += 1) {
    moveAway(siteDir, peer.caches);
    const one = await runOnce(parts.build(siteDir, part, division), siteDir, `${label}, part ${part} of ${division}`);
    if (!one) return undefined;
    figures.push(one);
  }
  moveAway(siteDir, peer.caches);
  const merge = await runOnce(parts.merge(), siteDir, `${label}, merge of ${division}`);
  if (!merge) return undefined;
  const merged = outputSize(join(siteDir, peer.outDir));
  if (merged.bytes !== output.bytes || merged.files !== output.files)
    console.error(`${label}: ${division} parts gave another output than one build: do not trust these figures.`);
  moveAway(siteDir, [parts.outDir]);
  const longest = Math.max(...figures.map(({ wall }) => wall));
  const cpu = figures.reduce((sum, one) => sum + one.cpu, merge.cpu);
  return { parts: division, longest, merge: merge.wall, cpu };
}

/**
 * @param {{ command: string, args: string[] }} call
 * @param {string} siteDir
 * @param {string} label
 */
async function runOnce({ command, args }, siteDir, label) {
  const { output, success, ...figures } = await measure(command, args, siteDir);
  const log = join(resultsDir, `${label.replace(/[ ,]+/g, '-')}.log`);
  writeFileSync(log, output);
  if (success) {
    console.error(`${label}: ${figures.wall.toFixed(2)} s, ${figures.cpu.toFixed(2)} s of CPU`);
    return figures;
  }
  console.error(`${label} failed. The end of ${log}:\n${output.split('\n').slice(-15).join('\n')}`);
  return undefined;
}
