/** What `npm test` does, in this order. One step is one line of its summary. */
import { join } from 'node:path';

import { findOrGetBrowser } from './find-or-get-browser.mjs';
import { BUILD_FRAMEWORK, ROOT, toolFile } from './repository.mjs';
import { runNode } from './run-command.mjs';
import { runTests } from './testing/run-tests.mjs';
import { SILENCE_LIMIT } from './testing/silence.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ title: string, run: (onOutput?: (text: string) => void) => Promise<Counts>, isBeside?: boolean }} Step
 *   `isBeside`: it runs beside the steps after it, one of which waits more than it works.
 */

const CHECKS = {
  format: { title: 'format', run: script(toolFile('oxfmt', 'bin/oxfmt'), '--check') },
  lint: { title: 'lint', run: script(toolFile('oxlint', 'bin/oxlint'), '--deny-warnings') },
  // What the framework's build has checked already is not checked again, nor built under the tests that use it.
  types: { title: 'types', run: script(join(ROOT, 'scripts/typecheck.mjs'), '--built'), isBeside: true },
};
const FRAMEWORK = { title: 'framework build', run: script(BUILD_FRAMEWORK) };
const BROWSER = { title: 'browser', run: provideBrowser };
const REQUIREMENTS = { title: 'requirements', run: script(join(ROOT, 'scripts/requirements.mjs'), '--run') };

/**
 * @param {{ shard?: string | undefined, projects?: readonly string[], checks?: boolean }} options `shard`: such as `2/4`;
 *   requirements are then a matter of all shards together. `projects`: of the tests; all unless named. `checks`: whether
 *   format, lint and types are part of it.
 * @returns {Step[]}
 */
export function stepsOf({ shard, projects = [], checks = true }) {
  const args = [...(shard ? [`--shard=${shard}`] : []), ...projects.map((name) => `--project=${name}`)];
  const tests = { title: shard ? `tests ${shard}` : 'tests', run: () => runTests(args) };
  const isWhole = args.length === 0;
  return [
    ...(checks ? [CHECKS.format, CHECKS.lint] : []),
    FRAMEWORK,
    ...(checks ? [CHECKS.types] : []),
    BROWSER,
    tests,
    ...(isWhole ? [REQUIREMENTS] : []),
  ];
}

/**
 * @param {...string} args
 * @returns {Step['run']}
 */
function script(...args) {
  return async (onOutput) => countOne(await runNode(args, { cwd: ROOT, onOutput, silenceLimit: 2 * SILENCE_LIMIT }));
}

/** Tests find the browser through `CHROME_PATH`. */
async function provideBrowser() {
  try {
    process.env.CHROME_PATH = await findOrGetBrowser();
    console.log(process.env.CHROME_PATH);
    return countOne(true);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return countOne(false);
  }
}

/**
 * @param {boolean} success
 * @returns {Counts}
 */
function countOne(success) {
  return success ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
