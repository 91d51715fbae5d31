/**
 * `npm run bench:openapi -- --operations 500 --schemas 100 --runs 3`: what pages of an OpenAPI document cost. An invented document
 * of that size is built cold as a site with nothing else. Prints medians of wall and CPU time, memory, pages and bytes, and the
 * JavaScript of the largest page: files that its HTML names, without those that load on a click.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

import { measure } from './measure.mjs';
import { median } from './median.mjs';
import { createSpec } from './openapi/spec.mjs';
import { outputSize } from './output-size.mjs';
import { dactyl } from './peers/dactyl.mjs';
import { WORK } from './prepare-site.mjs';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '500' },
    schemas: { type: 'string', default: '100' },
    runs: { type: 'string', default: '3' },
  },
});
const operations = toCount(values.operations);
const schemas = toCount(values.schemas);
const runs = toCount(values.runs);

const CONFIG = `export default {
  title: 'Benchmark',
  url: 'https://bench.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [['dactyl/plugin-openapi', { specs: [{ id: 'api', path: 'api.json', route: 'api' }] }]],
};
`;

const siteDir = join(WORK, `openapi-${process.pid}`);
const outDir = join(siteDir, dactyl.outDir);
mkdirSync(siteDir, { recursive: true });
try {
  writeFileSync(join(siteDir, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(siteDir, 'dactyl.config.js'), CONFIG);
  writeFileSync(join(siteDir, 'api.json'), JSON.stringify(createSpec({ operations, schemas }), null, 2));
  /** @type {import('./measure.mjs').Measurement[]} */
  const measured = [];
  for (let run = 0; run < runs; run += 1) measured.push(await buildOnce());
  const of = (/** @type {'wall' | 'cpu'} */ name) => median(measured.map((one) => one[name])).toFixed(1);
  const { pages, bytes, files } = outputSize(outDir);
  console.log(`${operations} operations and ${schemas} schemas, cold, median of ${runs}; ${machine()}

| wall | CPU | pages | files | MB | JavaScript of a page |
|---|---|---|---|---|---|
| ${of('wall')} s | ${of('cpu')} s | ${pages} | ${files} | ${(bytes / 1e6).toFixed(1)} | ${scriptBytes()} B |`);
} finally {
  rmSync(siteDir, { recursive: true, force: true });
}

async function buildOnce() {
  for (const folder of [dactyl.outDir, ...dactyl.caches])
    rmSync(join(siteDir, folder), { recursive: true, force: true });
  const { command, args } = dactyl.build(siteDir);
  const result = await measure(command, args, siteDir);
  if (!result.success) throw new Error(result.output);
  return result;
}

/** Of scripts that a page loads by itself, compressed as servers send them. */
function scriptBytes() {
  const html = readFileSync(join(outDir, 'api/post-thing2.html'), 'utf8');
  const names = new Set(Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, name = '']) => name));
  return [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(outDir, name))).length, 0);
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
