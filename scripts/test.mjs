/**
 * `npm test`: everything that CI checks. A failing step does not stop the others; the summary names them
 * all, and the last line is the plain `N passed, N failed`. `--full` adds the long tests.
 */
import { installMissing } from './install-missing.mjs';
import { requireNode } from './node-version.mjs';

requireNode();
if (process.argv.includes('--full')) process.env.DACTYL_TEST_FULL = '1';

/** @type {{ title: string, passed: number, failed: number, seconds: number }[]} */
const results = [];
if (await installMissing()) {
  // Imported here because its modules may come to need what was just installed.
  const { STEPS } = await import('./test-steps.mjs');
  for (const { title, run } of STEPS) {
    console.log(`\n── ${title} ${'─'.repeat(60 - title.length)}`);
    const start = performance.now();
    const counts = await run();
    results.push({ title, ...counts, seconds: (performance.now() - start) / 1000 });
  }
} else {
  results.push({ title: 'install', passed: 0, failed: 1, seconds: 0 });
}

console.log(`\n${results.map(summaryLine).join('\n')}\n`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

/** @param {(typeof results)[number]} result */
function summaryLine({ title, passed: ok, failed: bad, seconds }) {
  const mark = bad === 0 ? 'ok    ' : 'FAILED';
  const counts = ok + bad === 1 ? '' : `${ok} passed, ${bad} failed`;
  return `${mark}  ${title.padEnd(20)} ${seconds.toFixed(1).padStart(7)} s  ${counts}`.trimEnd();
}
