/** What `npm test` does, in this order. One step is one line of its summary. */
import { join } from 'node:path';

import { findOrGetBrowser } from './find-or-get-browser.mjs';
import { BUILD_FRAMEWORK, ROOT, toolFile } from './repository.mjs';
import { runNode } from './run-command.mjs';
import { runTests } from './testing/run-tests.mjs';
import { SILENCE_LIMIT } from './testing/silence.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {object} Step
 * @property {string} title
 * @property {(onOutput?: (text: string) => void) => Promise<Counts>} run
 * @property {boolean} [isBeside] it runs beside the steps after it: it waits more than it works, or one of them does
 * @property {readonly Step[]} [needs] steps beside it that must have ended before it begins
 */

const CHECKS = {
  format: { title: 'format', run: script(toolFile('oxfmt', 'bin/oxfmt'), '--check') },
  lint: { title: 'lint', run: script(toolFile('oxlint', 'bin/oxlint'), '--deny-warnings') },
  // What the framework's build has checked already is not checked again, nor built under the tests that use it.
  types: { title: 'types', run: script(join(ROOT, 'scripts/typecheck.mjs'), '--built'), isBeside: true },
};
const FRAMEWORK = { title: 'framework build', run: script(BUILD_FRAMEWORK) };
// Where it has to be fetched, the network is waited for.
const BROWSER = { title: 'browser', run: provideBrowser, isBeside: true };
const REQUIREMENTS = { title: 'requirements', run: script(join(ROOT, 'scripts/requirements.mjs'), '--run') };

/**
 * @param {{ shard?: string | undefined, projects?: readonly string[], checks?: boolean }} options `shard`: such as `2/4`;
 *   requirements are then a matter of all shards together. `projects`: of the tests; all unless named. `checks`: whether
 *   format, lint and types are part of it.
 * @returns {Step[]}
 */
export function stepsOf({ shard, projects = [], checks = true }) {
  const args = [...(shard ? [`--shard=${shard}`] : []), ...projects.map((name) => `--project=${name}`)];
  const tests = { title: shard ? `tests ${shard}` : 'tests', run: () => runTests(args), needs: [BROWSER] };
  const isWhole = args.length === 0;
  return [
    BROWSER,
    ...(checks ? [CHECKS.format, CHECKS.lint] : []),
    FRAMEWORK,
    ...(checks ? [CHECKS.types] : []),
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

/**
 * Tests find the browser through `CHROME_PATH`.
 *
 * @param {(text: string) => void} [onOutput]
 */
async function provideBrowser(onOutput) {
  const print = (/** @type {string} */ line) => (onOutput ? onOutput(`${line}\n`) : console.log(line));
  try {
    process.env.CHROME_PATH = await findOrGetBrowser(print);
    print(process.env.CHROME_PATH);
    return countOne(true);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
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
