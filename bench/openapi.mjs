/**
 * `npm run bench:openapi -- --operations 500 --schemas 100 --runs 3`: what pages of an OpenAPI document cost. An invented document
 * of that size is built cold as a site with nothing else. Prints medians of wall and CPU time, pages and bytes, and the JavaScript
 * that a page of an operation loads by itself, in a browser. `--peers` does the same with plugins of Docusaurus, which npm installs
 * below `bench/work`, and a document without schemas that refer to each other in circles: one of them cannot build those.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { measure } from './measure.mjs';
import { median } from './median.mjs';
import { createSpec } from './openapi/spec.mjs';
import { apiTools } from './openapi/tools.mjs';
import { outputSize } from './output-size.mjs';
import { emptyTrash, install, moveAway, WORK } from './prepare-site.mjs';
import { weighPage } from './weigh-page.mjs';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '500' },
    schemas: { type: 'string', default: '100' },
    runs: { type: 'string', default: '3' },
    peers: { type: 'boolean', default: false },
  },
});
const operations = toCount(values.operations);
const schemas = toCount(values.schemas);
const runs = toCount(values.runs);

const rows = [];
for (const tool of apiTools(values.peers)) rows.push(await measureTool(tool));
console.log(`${operations} operations and ${schemas} schemas, cold, median of ${runs}; ${machine()}

| tool | wall | CPU | pages | files | MB | JavaScript of a page |
|---|---|---|---|---|---|---|
${rows.join('\n')}`);
emptyTrash();

/** @param {import('./openapi/tools.mjs').ApiTool} tool */
async function measureTool(tool) {
  const siteDir = join(WORK, `openapi-${tool.name}`);
  mkdirSync(siteDir, { recursive: true });
  if (Object.keys(tool.packages).length > 0) install(siteDir, tool);
  for (const [file, text] of Object.entries(tool.files)) {
    mkdirSync(dirname(join(siteDir, file)), { recursive: true });
    writeFileSync(join(siteDir, file), text);
  }
  writeFileSync(
    join(siteDir, 'api.json'),
    JSON.stringify(createSpec({ operations, schemas, isCircular: !values.peers }), null, 2),
  );
  /** @type {{ wall: number, cpu: number }[]} */
  const measured = [];
  for (let run = 0; run < runs; run += 1) measured.push(await buildOnce(tool, siteDir));
  const of = (/** @type {'wall' | 'cpu'} */ name) => median(measured.map((one) => one[name])).toFixed(1);
  console.error(`${tool.name}: ${of('wall')} s, ${of('cpu')} s of CPU`);
  const outDir = join(siteDir, tool.outDir);
  const { pages, bytes, files } = outputSize(outDir);
  const { script } = await weighPage(outDir, tool.page);
  return `| ${tool.name} | ${of('wall')} s | ${of('cpu')} s | ${pages} | ${files} | ${(bytes / 1e6).toFixed(1)} | ${(script / 1000).toFixed(1)} KB |`;
}

/**
 * @param {import('./openapi/tools.mjs').ApiTool} tool
 * @param {string} siteDir
 */
async function buildOnce({ outDir, caches, builds }, siteDir) {
  moveAway(siteDir, [outDir, ...caches]);
  const total = { wall: 0, cpu: 0 };
  for (const { command, args } of builds(siteDir)) {
    const { success, output, wall, cpu } = await measure(command, args, siteDir);
    if (!success) throw new Error(output);
    total.wall += wall;
    total.cpu += cpu;
  }
  return total;
}

/** @param {string} text */
function toCount(text) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`A number must be 1 or more, got "${text}".`);
  return count;
}

function machine() {
  return `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}`;
}
