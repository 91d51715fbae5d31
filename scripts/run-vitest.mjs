/** Runs the tests of one workspace and counts them from vitest's own report. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ROOT, toolFile } from './repository.mjs';
import { runNode } from './run-command.mjs';

/**
 * @param {string} workspace folder, from the root
 * @param {{ timeLimit: number }} options
 * @returns {Promise<import('./test-steps.mjs').Counts>}
 */
export async function runVitest(workspace, { timeLimit }) {
  const report = join(ROOT, 'node_modules/.cache/test-reports', `${workspace.replaceAll('/', '-')}.json`);
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const success = await runNode(
    [toolFile('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { cwd: join(ROOT, workspace), timeLimit },
  );
  const counts = countTests(readReport(report));
  // A crash, or an error outside of any test, is a failure that no test carries.
  return success || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * A file that could not be loaded holds no tests: it counts as one failure.
 *
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFileReport
 * @param {{ testResults: TestFileReport[] }} report
 */
export function countTests({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const failedTests = tests.filter((test) => test.status === 'failed').length;
  const failedFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed: tests.filter((test) => test.status === 'passed').length, failed: failedTests + failedFiles };
}

/**
 * @param {string} file
 * @returns {{ testResults: TestFileReport[] }} without results when vitest did not get as far as writing it
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { testResults: [] };
  }
}
