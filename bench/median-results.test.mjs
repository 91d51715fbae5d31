import { expect, it } from 'vitest';

import { medianResults } from './median-results.mjs';
import { editsTable } from './results-table.mjs';

/** @typedef {import('./results-table.mjs').ToolResult} ToolResult */

/**
 * @param {string} tool
 * @param {number} wall
 * @returns {ToolResult}
 */
function result(tool, wall) {
  const figures = { wall, cpu: wall * 2, peakMemory: wall * 100e6 };
  return {
    tool,
    version: '1.0.0',
    pages: 10,
    scenarios: { cold: figures, 'first paragraph': figures },
    output: { bytes: 1000, files: 10, pages: 10 },
    parts: [{ parts: 2, longest: wall, merge: wall / 2, cpu: wall * 3 }],
  };
}

it('takes the medians of several runs, and the most memory', () => {
  const [dactyl, hugo, ...others] = medianResults(
    [3, 1, 8].flatMap((wall) => [result('dactyl', wall), result('hugo', wall + 1)]),
  );
  expect(others).toEqual([]);
  expect(dactyl?.scenarios.cold).toEqual({ wall: 3, cpu: 6, peakMemory: 800e6 });
  expect(dactyl?.parts).toEqual([{ parts: 2, longest: 3, merge: 1.5, cpu: 9 }]);
  expect(hugo?.scenarios['first paragraph']?.wall).toBe(4);
});

it('leaves a single run as it is', () => {
  const runs = [result('dactyl', 3)];
  expect(medianResults(runs)).toEqual(runs);
});

it('prints edits that reach further where they were measured', () => {
  expect(editsTable([result('dactyl', 2)]).split('\n')[2]).toBe('| dactyl | 2.00 | 4.00 | 200 | – | – | – |');
  expect(editsTable([{ ...result('hugo', 2), scenarios: {} }])).toBe('');
});
