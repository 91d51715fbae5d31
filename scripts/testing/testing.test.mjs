/** The runner of the tests: what it counts, what it ends, what it calls proven. */
import { appendFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import { ROOT, toolFile } from '../repository.mjs';
import { runNode } from '../run-command.mjs';
import { countTestCalls } from '../test-titles.mjs';
import { proveRequirements } from './proven-requirements.mjs';
import { countTests, failureLines, noteEnded, readRecord, writeRecord } from './run-record.mjs';
import { balance } from './sequencer.mjs';
import { watchForSilence } from './silence.mjs';

/** @typedef {import('./run-record.mjs').FileRecord} FileRecord */

const dir = mkdtempSync(join(tmpdir(), 'test-runner-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/**
 * @param {FileRecord['state']} state
 * @param {Record<string, import('./run-record.mjs').TestState>} [tests]
 * @param {string} [file]
 * @returns {FileRecord}
 */
function fileRecord(state, tests = {}, file = 'a.test.ts') {
  const records = Object.entries(tests).map(([name, testState]) => ({ name, state: testState }));
  return { project: 'unit', file, state, seconds: 1, tests: records };
}

/** @param {...FileRecord} files */
const recordOf = (...files) => ({ files, errors: [] });

describe('the counts of a run', () => {
  it.each([
    [
      'tests that passed and failed, not skipped ones',
      fileRecord('failed', { a: 'passed', b: 'failed', c: 'skipped' }),
      { passed: 1, failed: 1 },
    ],
    ['a file that could not be loaded as one failure', fileRecord('failed'), { passed: 0, failed: 1 }],
    [
      'the tests that a file which was ended had not done',
      fileRecord('ended', { a: 'passed', b: 'unfinished', c: 'unfinished' }),
      { passed: 1, failed: 4 },
    ],
    ['the tests in the source of a file that never ran', fileRecord('not run'), { passed: 0, failed: 5 }],
  ])('hold %s', (_, file, counts) => {
    expect(countTests(recordOf(file), () => 5)).toEqual(counts);
  });

  it('hold an error outside of any test', () => {
    expect(countTests({ files: [fileRecord('passed', { a: 'passed' })], errors: ['a crash'] }, () => 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('know the tests that a source writes down', () => {
    const test = 'it';
    const text = `${test}('a', () => {}); ${test}.each([1, 2])('b %s', () => {}); ${test}.skip('c', () => {}); item('d', 1);`;
    expect(countTestCalls('a.test.ts', text)).toBe(2);
  });
});

describe('what failed', () => {
  it('names tests with what they say first, and files without tests', () => {
    const failed = fileRecord('failed', { a: 'passed', b: 'failed' });
    failed.tests[1] = { name: 'b', state: 'failed', error: 'expected 1 to be 2' };
    const record = { files: [failed, fileRecord('not run', {}, 'b.test.ts')], errors: ['a crash'] };
    expect(failureLines(record, 9)).toEqual([
      'a.test.ts › b\n    expected 1 to be 2',
      'b.test.ts (not run)',
      'a crash',
    ]);
    expect(failureLines(record, 1)).toEqual(['a.test.ts › b\n    expected 1 to be 2', 'and 2 more']);
  });
});

describe('a requirement', () => {
  const proofs = [
    { file: 'a.test.ts', title: 'R001 one', ids: ['R001'] },
    { file: 'b.test.ts', title: 'R001–R002 all', ids: ['R001', 'R002'] },
  ];
  const state = (/** @type {FileRecord[]} */ ...files) =>
    Object.fromEntries([...proveRequirements(proofs, recordOf(...files))].map(([id, one]) => [id, one.state]));
  const good = fileRecord('passed', { 'group > R001 one': 'passed' });

  it('is proven when each test that names it has run and passed', () => {
    expect(state(good, fileRecord('passed', { 'R001–R002 all': 'passed' }, 'b.test.ts'))).toEqual({
      R001: 'proven',
      R002: 'proven',
    });
  });

  it.each([
    ['of which a test failed has failed', fileRecord('failed', { 'R001–R002 all': 'failed' }, 'b.test.ts'), 'failed'],
    [
      'whose test was cut off is not run',
      fileRecord('ended', { 'R001–R002 all': 'unfinished' }, 'b.test.ts'),
      'not run',
    ],
    ['whose test was skipped is not run', fileRecord('passed', { 'R001–R002 all': 'skipped' }, 'b.test.ts'), 'not run'],
    ['whose file never ran is not run', fileRecord('not run', {}, 'b.test.ts'), 'not run'],
    ['whose file was ended before it was loaded is not run', fileRecord('ended', {}, 'b.test.ts'), 'not run'],
  ])('%s', (_, other, expected) => {
    expect(state(good, other)).toEqual({ R001: expected, R002: expected });
  });

  it('names the tests that are to blame', () => {
    expect(proveRequirements(proofs, recordOf(good)).get('R001')).toEqual({
      state: 'not run',
      tests: ['b.test.ts › R001–R002 all'],
    });
  });
});

describe('shards', () => {
  it('take about as many seconds each, and every file once', () => {
    const items = [9, 5, 4, 3, 3, 2, 1].map((seconds, index) => ({ key: `${index}.test.ts`, seconds }));
    const shards = balance(items, 3);
    expect(shards.map((shard) => shard.reduce((sum, { seconds }) => sum + seconds, 0))).toEqual([9, 9, 9]);
    expect(shards.flat().toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(items);
  });
});

describe('silence', () => {
  afterEach(() => vi.useRealTimers());

  it('is what is noticed, once, however long the work takes as a whole', () => {
    vi.useFakeTimers();
    /** @type {string[]} */
    const silent = [];
    const watch = watchForSilence({ limit: 1000, onSilence: (/** @type {string} */ key) => void silent.push(key) });
    watch.sign('busy');
    watch.sign('hanging');
    watch.sign('done');
    watch.end('done');
    watch.sign('done');
    for (let second = 0; second < 20; second++) {
      vi.advanceTimersByTime(500);
      watch.sign('busy');
    }
    expect(silent).toEqual(['hanging']);
    vi.advanceTimersByTime(2000);
    expect(silent).toEqual(['hanging', 'busy']);
    watch.stop();
  });
});

describe('the record of a run that was ended', () => {
  it('has the files that had ended, and those that had not', () => {
    const file = join(dir, 'ended.json');
    const first = fileRecord('not run', {}, 'a.test.ts');
    const second = fileRecord('not run', {}, 'b.test.ts');
    writeRecord(file, recordOf(first, second));
    const passed = fileRecord('passed', { a: 'passed' }, 'a.test.ts');
    noteEnded(file, passed);
    appendFileSync(`${file}.ended`, '{ "project": "unit", "fi');
    expect(readRecord(file)).toEqual(recordOf(passed, second));
    writeRecord(file, recordOf(first, second));
    expect(readRecord(file)).toEqual(recordOf(first, second));
  });
});

describe('a file that hangs', () => {
  it('is ended alone, by its silence, and the test that was running is named', async () => {
    symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'), 'junction');
    const record = join(dir, 'run.json');
    // Written when the reporter knows that the test runs: on a busy machine that takes longer than any time that one could wait for.
    const ready = join(dir, 'ready');
    const module = (/** @type {string} */ name) => JSON.stringify(join(ROOT, 'scripts/testing', name));
    writeFileSync(
      join(dir, 'vitest.config.mjs'),
      `import { writeFileSync } from 'node:fs';
      import { recordReporter } from ${module('record-reporter.mjs')};
      export default { test: {
        // As ours: Vitest reads such a configuration once more for each project.
        projects: ['one', 'two'].map((name) => ({ extends: true, test: { name, include: name === 'one' ? ['*.test.mjs'] : [] } })),
        isolate: false, pool: 'forks', maxWorkers: 2, testTimeout: 0, passWithNoTests: true,
        setupFiles: [${module('before-file.mjs')}],
        reporters: [
          recordReporter({ recordFile: ${JSON.stringify(record)}, secondsFile: ${JSON.stringify(join(dir, 's.json'))} }),
          { onTestCaseReady: ({ name }) => name === 'never ends' && writeFileSync(${JSON.stringify(ready)}, '') },
        ],
      } };`,
    );
    const head = `import { expect, it } from 'vitest';`;
    writeFileSync(join(dir, 'a.test.mjs'), `${head} it('is quick', () => {});`);
    writeFileSync(
      join(dir, 'b.test.mjs'),
      `${head} import { existsSync } from 'node:fs'; it('is quick', () => {}); it('never ends', async () => { while (!existsSync(${JSON.stringify(ready)})) await new Promise((done) => setTimeout(done, 20)); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); }); it('comes later', () => {});`,
    );
    writeFileSync(join(dir, 'c.test.mjs'), `${head} it('is quick, too', () => {});`);
    const isGreen = await runNode([toolFile('vitest', 'vitest.mjs'), 'run'], {
      cwd: dir,
      quiet: true,
      env: { DACTYL_TEST_SILENCE: '5' },
      silenceLimit: 120_000,
    });
    expect(isGreen).toBe(false);
    const { files, errors } = readRecord(record);
    expect(failureLines({ files, errors }, 1)[0]).toMatch(/b\.test\.mjs › never ends$/);
    const states = Object.fromEntries(files.map(({ file, state }) => [file.slice(-'a.test.mjs'.length), state]));
    expect(states).toEqual({ 'a.test.mjs': 'passed', 'b.test.mjs': 'ended', 'c.test.mjs': 'passed' });
    expect(errors).toEqual([]);
    expect(countTests({ files, errors }, () => 3)).toEqual({ passed: 3, failed: 2 });
  });
});
