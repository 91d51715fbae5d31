import { expect, it } from 'vitest';

import { countTests } from './run-vitest.mjs';

const file = (/** @type {string} */ status, /** @type {string[]} */ ...tests) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

it('counts tests that passed and failed, not skipped ones', () => {
  const testResults = [file('failed', 'passed', 'failed', 'skipped'), file('passed', 'passed')];
  expect(countTests({ testResults })).toEqual({ passed: 2, failed: 1 });
});

it('counts a file that could not be loaded as one failure', () => {
  expect(countTests({ testResults: [file('failed'), file('passed', 'passed')] })).toEqual({ passed: 1, failed: 1 });
});
