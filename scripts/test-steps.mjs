/** What `npm test` does, in this order. One step is one line of its summary. */
import { join } from 'node:path';

import { findOrGetBrowser } from './find-or-get-browser.mjs';
import { BUILD_FRAMEWORK, DACTYL, ROOT, WEBSITE, toolFile } from './repository.mjs';
import { runNode } from './run-command.mjs';
import { runVitest } from './run-vitest.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ title: string, run: () => Promise<Counts> }} Step
 */

/** A step that hangs must not keep the closing line from being printed. */
const TIME_LIMIT = (process.env.DACTYL_TEST_FULL === '1' ? 45 : 13) * 60_000;

/** @type {readonly Step[]} */
export const STEPS = [
  { title: 'format', run: script(toolFile('oxfmt', 'bin/oxfmt'), '--check') },
  { title: 'lint', run: script(toolFile('oxlint', 'bin/oxlint'), '--deny-warnings') },
  { title: 'types', run: script(join(ROOT, 'scripts/typecheck.mjs')) },
  { title: 'framework build', run: script(BUILD_FRAMEWORK) },
  { title: 'script tests', run: () => runVitest('scripts', { timeLimit: TIME_LIMIT }) },
  { title: 'create tests', run: () => runVitest('packages/create-dactyl', { timeLimit: TIME_LIMIT }) },
  { title: 'bench tests', run: () => runVitest('bench', { timeLimit: TIME_LIMIT }) },
  { title: 'browser', run: provideBrowser },
  { title: 'unit and site tests', run: () => runVitest('packages/dactyl', { timeLimit: TIME_LIMIT }) },
  { title: 'website build', run: script(DACTYL, 'build', WEBSITE) },
  { title: 'browser tests', run: () => runVitest('e2e', { timeLimit: TIME_LIMIT }) },
  { title: 'requirements', run: script(join(ROOT, 'scripts/requirements.mjs')) },
];

/**
 * @param {...string} args
 * @returns {Step['run']}
 */
function script(...args) {
  return async () => countOne(await runNode(args, { cwd: ROOT, timeLimit: TIME_LIMIT }));
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
