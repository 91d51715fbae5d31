/**
 * `npm run test:changed`: the tests that an edit can affect. The edit is what differs from the last commit, or with
 * `-- --since REF` from where this branch left another one. It is a quick look, not a proof: at its end it says how much
 * it left out, and `npm test` decides.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { globSync } from 'tinyglobby';

import { findOrGetBrowser } from './find-or-get-browser.mjs';
import { BUILD_FRAMEWORK, ROOT } from './repository.mjs';
import { runNode } from './run-command.mjs';
import { affectedTests } from './testing/affected-tests.mjs';
import { runTests } from './testing/run-tests.mjs';

const { values } = parseArgs({ options: { since: { type: 'string' }, list: { type: 'boolean', default: false } } });

const changed = changedFiles(values.since);
const modules = readFiles([
  'packages/*/{src,test,bin}/**/*.{ts,tsx,js}',
  'scripts/**/*.mjs',
  'bench/**/*.mjs',
  'e2e/**/*.ts',
]);
const tests = modules.filter(({ file }) => /\.test\.(?:tsx?|m?js)$/.test(file));
const affected = affectedTests(changed, { tests, sources: modules });

for (const { file, reason } of affected) console.log(`${file}  ${reason}`);
console.log(`\n${changed.length} changed files, ${affected.length} of ${tests.length} test files`);
if (!values.list && affected.length > 0) {
  if (affected.some(({ file }) => /^e2e\/|\.browser\.test\./.test(file)))
    process.env.CHROME_PATH = await findOrGetBrowser();
  const isBuilt = await runNode([BUILD_FRAMEWORK]);
  const { passed, failed } = await runTests(affected.map(({ file }) => file));
  console.log(
    `\nLeft out: ${tests.length - affected.length} test files, format, lint and types. "npm test" runs them all.`,
  );
  console.log(`${passed} passed, ${failed + (isBuilt ? 0 : 1)} failed`);
  process.exitCode = isBuilt && failed === 0 ? 0 : 1;
}

/**
 * @param {string | undefined} since
 * @returns {string[]} paths from the root, with slashes
 */
function changedFiles(since) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], { cwd: ROOT, encoding: 'utf8' })
      .split(/\r?\n/)
      .filter(Boolean);
  const base = since === undefined ? 'HEAD' : (git('merge-base', since, 'HEAD')[0] ?? since);
  return [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])];
}

/** @param {string[]} patterns */
function readFiles(patterns) {
  const ignore = [
    '**/node_modules/**',
    '**/dist/**',
    '**/.tmp/**',
    '**/sites/**',
    '**/broken-sites/**',
    'bench/work/**',
  ];
  return globSync(patterns, { cwd: ROOT, ignore }).map((file) => ({
    file,
    text: readFileSync(join(ROOT, file), 'utf8'),
  }));
}
