/**
 * `npm run bench -- --pages 1000 --tools dactyl,hugo`: builds the same pages with each tool, cold, with
 * nothing changed and after one edit. Prints a Markdown table and writes the figures and the tools' output
 * to the folder `results` beside the sites. One tool at a time; give it a machine that does nothing else.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { measure } from './measure.mjs';
import { outputSize } from './output-size.mjs';
import { PEERS, choosePeers } from './peers/peers.mjs';
import { WORK, emptyTrash, prepareSite, removeOutput } from './prepare-site.mjs';
import { resultsTable } from './results-table.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    tools: { type: 'string', default: PEERS.map((peer) => peer.name).join(',') },
    // Tools that keep nothing between builds take as long each time: one build says it all.
    'cold-only': { type: 'string', default: '' },
  },
});
const count = Number(values.pages);
if (!Number.isInteger(count) || count < 1) throw new Error(`--pages must be a number, got "${values.pages}".`);

const resultsDir = join(WORK, 'results');
mkdirSync(resultsDir, { recursive: true });
/** @type {import('./results-table.mjs').ToolResult[]} */
const results = [];
for (const peer of choosePeers(values.tools.split(','))) {
  try {
    const result = await runPeer(peer);
    if (result) results.push(result);
  } catch (error) {
    // A tool that cannot be installed must not cost the figures of the others.
    console.error(error instanceof Error ? error.message : error);
  }
}

emptyTrash();

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`;
const stamp = new Date().toISOString().replace(/[:.]/g, '-');
const file = join(resultsDir, `${count}-pages-${stamp}.json`);
writeFileSync(file, `${JSON.stringify({ machine, pages: count, results }, null, 2)}\n`);
console.log(`\n${count} pages; ${machine}\n\n${resultsTable(results)}\n`);
process.exitCode = results.length > 0 ? 0 : 1;

/**
 * @param {import('./peers/peers.mjs').Peer} peer
 * @returns {Promise<import('./results-table.mjs').ToolResult | undefined>}
 */
async function runPeer(peer) {
  const { siteDir, pages } = prepareSite(peer, count);
  const version = peer.version(siteDir);
  if (version === undefined) {
    console.error(`${peer.name} is not on this machine: left out.`);
    return undefined;
  }
  removeOutput(siteDir, peer);
  /** @type {import('./results-table.mjs').ToolResult['scenarios']} */
  const scenarios = {};
  const isColdOnly = values['cold-only'].split(',').includes(peer.name);
  for (const scenario of isColdOnly ? ['cold'] : ['cold', 'unchanged', 'one edit']) {
    if (scenario === 'one edit') editOnePage(pages);
    const figures = await buildOnce(peer, siteDir, scenario);
    if (!figures) return undefined;
    scenarios[scenario] = figures;
  }
  const output = outputSize(join(siteDir, peer.outDir));
  if (output.pages < count)
    console.error(`${peer.name} wrote ${output.pages} pages of ${count}: do not trust its figures.`);
  return { tool: peer.name, version, pages: count, scenarios, output };
}

/**
 * @param {import('./peers/peers.mjs').Peer} peer
 * @param {string} siteDir
 * @param {string} scenario
 */
async function buildOnce(peer, siteDir, scenario) {
  const { command, args } = peer.build(siteDir);
  const { output, success, ...figures } = await measure(command, args, siteDir);
  const log = join(resultsDir, `${peer.name}-${count}-${scenario.replace(' ', '-')}.log`);
  writeFileSync(log, output);
  if (success) {
    console.error(`${peer.name}, ${scenario}: ${figures.wall.toFixed(2)} s`);
    return figures;
  }
  console.error(`${peer.name} failed (${scenario}). The end of ${log}:\n${output.split('\n').slice(-15).join('\n')}`);
  return undefined;
}

/** @param {readonly string[]} pages */
function editOnePage(pages) {
  const page = pages[Math.floor(pages.length / 2)];
  if (page !== undefined) appendFileSync(page, '\n## An edit\n\nOne more paragraph, written after the first build.\n');
}
