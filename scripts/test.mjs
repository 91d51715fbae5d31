/**
 * `npm test`: everything that CI checks. A failing step does not stop the others; the summary names them
 * all, and the last line is the plain `N passed, N failed`.
 *
 *   --full            adds the long tests
 *   --shard 2/4       runs one part of the tests, of about as many seconds as the others
 *   --project NAME    runs the tests of one project of `vitest.config.ts`; may be repeated
 *   --no-checks       leaves out format, lint and types
 */
import { parseArgs } from 'node:util';

import { installMissing } from './install-missing.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    shard: { type: 'string' },
    project: { type: 'string', multiple: true, default: [] },
    'no-checks': { type: 'boolean', default: false },
  },
});
if (values.full) process.env.DACTYL_TEST_FULL = '1';

/**
 * In the order of the steps, each at the place of its own.
 *
 * @type {{ title: string, passed: number, failed: number, seconds: number }[]}
 */
const results = [];
if (await installMissing()) {
  // Imported here because its modules may come to need what was just installed.
  const { stepsOf } = await import('./test-steps.mjs');
  /** @type {Map<import('./test-steps.mjs').Step, Promise<void>>} */
  const beside = new Map();
  const steps = stepsOf({ shard: values.shard, projects: values.project, checks: !values['no-checks'] });
  for (const [place, step] of steps.entries()) {
    if (step.isBeside) beside.set(step, runBeside(step, place));
    else {
      await Promise.all(step.needs?.map((needed) => beside.get(needed)) ?? []);
      console.log(heading(step.title));
      results[place] = await timed(step);
    }
  }
  await Promise.all(beside.values());
  await printRecord();
} else {
  results.push({ title: 'install', passed: 0, failed: 1, seconds: 0 });
}

console.log(`\n${results.map(summaryLine).join('\n')}\n`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

/**
 * What it prints is kept together, and comes when it is done.
 *
 * @param {import('./test-steps.mjs').Step} step
 * @param {number} place among the steps
 */
async function runBeside(step, place) {
  let output = '';
  results[place] = await timed(step, (text) => (output += text));
  console.log(`${heading(step.title)}\n${output}`.trimEnd());
}

/**
 * @param {import('./test-steps.mjs').Step} step
 * @param {(text: string) => void} [onOutput]
 */
async function timed({ title, run }, onOutput) {
  const start = performance.now();
  const counts = await run(onOutput);
  return { title, ...counts, seconds: (performance.now() - start) / 1000 };
}

/** @param {string} title */
function heading(title) {
  return `\n── ${title} ${'─'.repeat(60 - title.length)}`;
}

async function printRecord() {
  const { slowestFiles } = await import('./testing/run-tests.mjs');
  const { failureLines, readRecord, RECORD_FILE } = await import('./testing/run-record.mjs');
  const record = readRecord(RECORD_FILE);
  const slowest = slowestFiles(record, 10).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(9)} s  ${file}`);
  if (slowest.length > 0) console.log(`\nThe slowest files:\n${slowest.join('\n')}`);
  const failures = failureLines(record, 20);
  if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`);
}

/** @param {(typeof results)[number]} result */
function summaryLine({ title, passed: ok, failed: bad, seconds }) {
  const mark = bad === 0 ? 'ok    ' : 'FAILED';
  const counts = ok + bad === 1 ? '' : `${ok} passed, ${bad} failed`;
  return `${mark}  ${title.padEnd(20)} ${seconds.toFixed(1).padStart(7)} s  ${counts}`.trimEnd();
}
