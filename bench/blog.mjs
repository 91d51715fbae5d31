/**
 * `npm run bench:blog -- --posts 500,1000,2000 --runs 3`: whether the build of a blog grows with its posts, and no
 * faster. Each blog has lists, tags, authors, an archive and feeds. Prints medians and, per post, the ratio to the
 * smallest blog. Sizes take turns, so that a slow minute of the machine does not fall on one of them. `--sidebar ALL`
 * lists all posts in the sidebar, as `blogSidebarCount` of the format may.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { createPosts } from './corpus/posts.mjs';
import { measure } from './measure.mjs';
import { median } from './median.mjs';
import { outputSize } from './output-size.mjs';
import { dactyl } from './peers/dactyl.mjs';
import { WORK } from './prepare-site.mjs';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '500,1000,2000' },
    runs: { type: 'string', default: '3' },
    sidebar: { type: 'string', default: '5' },
  },
});
const sizes = values.posts.split(',').map(Number);
const runs = Number(values.runs);
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  throw new Error(`--posts must be numbers with commas between them, got "${values.posts}".`);
}
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a number, got "${values.runs}".`);

const SCENARIOS = ['cold', 'unchanged'];

/** @typedef {Pick<import('./measure.mjs').Measurement, 'wall' | 'cpu' | 'peakMemory'>} Figures */
/** @type {Map<string, Figures[]>} by size and scenario */
const figures = new Map();
/** @type {Map<number, number>} megabytes of output by size */
const megabytes = new Map();
const root = join(WORK, `blog-${process.pid}`);
try {
  for (let run = 0; run < runs; run++) {
    for (const size of sizes) await buildBlog(size, run);
  }
} finally {
  // Not before: on ext4, files made soon after many were deleted cost ten times as much.
  rmSync(root, { recursive: true, force: true });
}
console.log(`\nmedian of ${runs}, sidebar ${values.sidebar}; ${cpus()[0]?.model ?? 'unknown processor'},`);
console.log(
  `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}\n\n${table()}\n`,
);

/**
 * @param {number} size
 * @param {number} run
 */
async function buildBlog(size, run) {
  const siteDir = join(root, `${size}-${run}`);
  writeSite(siteDir, size);
  for (const scenario of SCENARIOS) {
    const { command, args } = dactyl.build(siteDir);
    const { output, success, ...found } = await measure(command, args, siteDir);
    if (!success) throw new Error(`${size} posts failed (${scenario}):\n${output}`);
    console.error(`${size}, ${scenario}: ${found.wall.toFixed(2)} s, ${found.cpu.toFixed(2)} s CPU`);
    const key = `${size}, ${scenario}`;
    figures.set(key, [...(figures.get(key) ?? []), found]);
  }
  megabytes.set(size, outputSize(join(siteDir, dactyl.outDir)).bytes / 1e6);
}

/**
 * @param {string} siteDir
 * @param {number} size
 */
function writeSite(siteDir, size) {
  const sidebar = values.sidebar === 'ALL' ? `'ALL'` : Number(values.sidebar);
  write(join(siteDir, 'package.json'), '{ "name": "blog", "private": true }\n');
  write(
    join(siteDir, 'docusaurus.config.js'),
    `module.exports = {
  title: 'Blog',
  url: 'https://blog.example',
  baseUrl: '/',
  presets: [['classic', { docs: false, blog: { routeBasePath: '/', blogSidebarCount: ${sidebar} } }]],
};
`,
  );
  for (const [path, text] of Object.entries(createPosts(size))) write(join(siteDir, 'blog', path), text);
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function table() {
  const head = ['posts', ...SCENARIOS.flatMap((name) => [`${name} wall s`, 'CPU s', 'peak MB']), 'output MB'];
  const rows = sizes.map((size) => [
    String(size),
    ...SCENARIOS.flatMap((scenario) => cells(size, scenario)),
    (megabytes.get(size) ?? 0).toFixed(0),
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * In brackets the time per post, as a ratio to that of the smallest blog.
 *
 * @param {number} size
 * @param {string} scenario
 */
function cells(size, scenario) {
  /** @param {(figures: Figures) => number} pick */
  const cell = (pick) => {
    const perPost = (/** @type {number} */ posts) =>
      median((figures.get(`${posts}, ${scenario}`) ?? []).map(pick)) / posts;
    return `${(perPost(size) * size).toFixed(2)} (${(perPost(size) / perPost(Math.min(...sizes))).toFixed(2)})`;
  };
  const memory = median((figures.get(`${size}, ${scenario}`) ?? []).map(({ peakMemory = 0 }) => peakMemory));
  return [cell(({ wall }) => wall), cell(({ cpu }) => cpu), (memory / 1e6).toFixed(0)];
}
