/**
 * What a run of the tests left behind: each planned file, how it ended, and each of its tests. The reporter writes it
 * while the tests run, so that it tells the truth of a run that was ended, too.
 */
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ROOT } from '../repository.mjs';

/**
 * @typedef {'passed' | 'failed' | 'ended' | 'not run'} FileState `ended`: its worker was gone before it was done
 * @typedef {'passed' | 'failed' | 'skipped' | 'unfinished'} TestState
 * @typedef {{ name: string, state: TestState, error?: string }} TestRecord `error`: what a failed test says first
 * @typedef {object} FileRecord
 * @property {string} project name of the Vitest project
 * @property {string} file path from the root, with slashes
 * @property {FileState} state
 * @property {number} seconds of its tests, without the start of its worker
 * @property {TestRecord[]} tests those that had begun
 * @typedef {{ files: FileRecord[], errors: string[] }} RunRecord `errors`: what belongs to no file
 */

const REPORTS = join(ROOT, 'node_modules/.cache/test-reports');

/** The last run on this machine; a shard has a record of its own. */
export const RECORD_FILE = join(REPORTS, 'run.json');

/** Seconds of each file when it last ran, for the order and the balance of later runs. */
export const SECONDS_FILE = join(REPORTS, 'seconds.json');

/**
 * @param {string} file
 * @returns {RunRecord} empty when there is none
 */
export function readRecord(file) {
  const { files, errors } = /** @type {RunRecord | undefined} */ (readJson(file)) ?? { files: [], errors: [] };
  const ended = new Map(readEnded(file).map((one) => [keyOf(one), one]));
  return { files: files.map((one) => ended.get(keyOf(one)) ?? one), errors };
}

/**
 * The whole record, from which on `noteEnded` counts.
 *
 * @param {string} file
 * @param {RunRecord} record
 */
export function writeRecord(file, record) {
  rmSync(endedFile(file), { force: true });
  writeJson(file, record);
}

/**
 * Adds that a planned file has ended. The whole record has some megabytes, which took 11 s of a run when they were written
 * for each file.
 *
 * @param {string} file
 * @param {FileRecord} record
 */
export function noteEnded(file, record) {
  appendFileSync(endedFile(file), `${JSON.stringify(record)}\n`);
}

/**
 * @param {string} file
 * @returns {FileRecord[]}
 */
function readEnded(file) {
  const lines = readText(endedFile(file))?.split('\n').slice(0, -1) ?? [];
  return lines.map((line) => JSON.parse(line));
}

/** @param {string} file */
function endedFile(file) {
  return `${file}.ended`;
}

/** @param {FileRecord} record */
function keyOf({ project, file }) {
  return `${project} ${file}`;
}

/** @returns {Record<string, number>} path from the root → seconds */
export function readSeconds() {
  return /** @type {Record<string, number> | undefined} */ (readJson(SECONDS_FILE)) ?? {};
}

/**
 * @param {readonly FileRecord[]} files
 * @returns {Record<string, number>} path from the root → seconds, of those that ran to their end
 */
export function secondsOf(files) {
  const done = files.filter(({ state }) => state === 'passed' || state === 'failed');
  return Object.fromEntries(done.map(({ file, seconds }) => [file, seconds]));
}

/**
 * Half a file helps nobody: it appears as a whole.
 *
 * @param {string} file
 * @param {unknown} value
 */
export function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, JSON.stringify(value));
  renameSync(part, file);
}

/**
 * Tests by number. A file that ended early counts those that had begun and did not end, one at least; a file that never
 * ran counts those that stand in its source.
 *
 * @param {RunRecord} record
 * @param {(file: string) => number} testsInSource
 * @returns {{ passed: number, failed: number }}
 */
export function countTests({ files, errors }, testsInSource) {
  let passed = 0;
  let failed = errors.length;
  for (const { file, state, tests } of files) {
    const good = tests.filter((test) => test.state === 'passed').length;
    const skipped = tests.filter((test) => test.state === 'skipped').length;
    const bad = tests.length - good - skipped;
    passed += good;
    if (state === 'passed') failed += bad;
    else if (state === 'failed') failed += Math.max(bad, 1);
    else failed += Math.max(bad, testsInSource(file) - good - skipped, 1);
  }
  return { passed, failed };
}

/**
 * What to look at first after a red run, told where a log that was cut still has it: at its end.
 *
 * @param {RunRecord} record
 * @param {number} count
 * @returns {string[]} at most `count` failures and how many more there are
 */
export function failureLines({ files, errors }, count) {
  const lines = files.flatMap(({ file, state, tests }) => {
    const bad = tests.filter((test) => test.state === 'failed' || test.state === 'unfinished');
    if (bad.length === 0) return state === 'passed' ? [] : [`${file} (${state})`];
    return bad.map(({ name, error }) => [`${file} › ${name}`, ...(error ? [`    ${error}`] : [])].join('\n'));
  });
  const all = [...lines, ...errors];
  return all.length > count ? [...all.slice(0, count), `and ${all.length - count} more`] : all;
}

/** @param {string} file */
function readJson(file) {
  const text = readText(file);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
