/** Runs the tests as one run of Vitest and counts them from the record that our reporter leaves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, toolFile } from '../repository.mjs';
import { runNode } from '../run-command.mjs';
import { countTestCalls } from '../test-titles.mjs';
import { countTests, readRecord, RECORD_FILE, writeRecord } from './run-record.mjs';
import { SILENCE_LIMIT } from './silence.mjs';

/**
 * @param {readonly string[]} args of Vitest
 * @param {{ cwd?: string }} [options]
 * @returns {Promise<import('../test-steps.mjs').Counts>}
 */
export async function runTests(args, { cwd = ROOT } = {}) {
  // What an earlier run left must not speak for this one.
  writeRecord(RECORD_FILE, { files: [], errors: [] });
  // The reporter ends a single file that hangs; this is for a run that hangs as a whole, so it waits longer.
  const success = await runNode([toolFile('vitest', 'vitest.mjs'), 'run', ...args], {
    cwd,
    ...(args.length === 0 && { env: { DACTYL_TEST_TOGETHER: '1' } }),
    silenceLimit: 2 * SILENCE_LIMIT,
  });
  const record = readRecord(RECORD_FILE);
  reportFaults(record);
  const counts = countTests(record, testsInSource);
  // A crash, or an error outside of any test, is a failure that no test carries.
  return success || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * Files that take the longest, with their seconds.
 *
 * @param {import('./run-record.mjs').RunRecord} record
 * @param {number} count
 */
export function slowestFiles({ files }, count) {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** @param {import('./run-record.mjs').RunRecord} record */
function reportFaults({ files }) {
  for (const { file, state } of files) {
    if (state === 'ended') console.error(`${file} was ended before it was done.`);
    if (state === 'not run') console.error(`${file} did not run.`);
  }
}

/** @param {string} file from the root */
function testsInSource(file) {
  try {
    return countTestCalls(file, readFileSync(join(ROOT, file), 'utf8'));
  } catch {
    return 1;
  }
}
