/**
 * `npm run compat -- FOLDER TRUTH`: builds the site in FOLDER with Dactyl and compares its pages with TRUTH, a list
 * of what the site's own Docusaurus made of them. Shows each kind of difference with its first examples.
 * `npm run compat -- --help` lists the options.
 */
import { existsSync } from 'node:fs';

import { parseArguments, USAGE } from './compat/arguments.mjs';
import { buildForComparison } from './compat/build-for-comparison.mjs';
import { comparePages } from '../packages/dactyl/dist/node/compare/compare-pages.js';
import { describeComparison } from './compat/describe-comparison.mjs';
import { readBuild, toLines } from '../packages/dactyl/dist/node/compare/read-build.js';
import { readTruth } from './compat/read-truth.mjs';
import { selectPages } from './compat/select-pages.mjs';

const parsed = parseArguments(process.argv.slice(2));
if ('usage' in parsed) {
  console.log(USAGE);
} else if ('problem' in parsed) {
  console.error(`${parsed.problem}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  process.exitCode = await runTask(parsed);
}

/** @param {import('./compat/arguments.mjs').CompatTask} task */
async function runTask(task) {
  for (const path of [task.site, task.truth]) {
    if (path && !existsSync(path)) return fail(`${path} does not exist.`);
  }
  // Before the build, which takes longer: a mistake in the list should not wait for it.
  const truth = task.truth ? await readTruth(task.truth) : undefined;
  if (typeof truth === 'string') return fail(truth);
  const build = await buildForComparison(task);
  if (!build) return fail(`The build of ${task.site} failed.`);
  try {
    const pages = selectPages(await readBuild(build.folder), task);
    if (pages.size === 0) return fail(`${build.folder} does not contain an HTML page that was asked for.`);
    if (!truth) {
      console.log(toLines(pages));
      return 0;
    }
    const comparison = comparePages(pages, selectPages(truth, task), task);
    console.log(task.json ? JSON.stringify(comparison) : describeComparison(comparison, task));
    return comparison.differences.length > 0 ? 1 : 0;
  } finally {
    await build.cleanUp();
  }
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  return 2;
}
