import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { growthTable, partsTable } from './results-table.mjs';
import { saveFigures } from './save-figures.mjs';

const figures = (/** @type {number} */ wall) => ({ wall, cpu: wall * 2, peakMemory: 300e6 });
const result = (/** @type {number} */ pages, /** @type {number} */ wall) => ({
  tool: 'dactyl',
  version: '1.0.0',
  pages,
  scenarios: { cold: figures(wall), unchanged: figures(1), 'one edit': figures(2) },
  output: { bytes: 25.04e6, files: 1200, pages },
  parts: [{ parts: 4, longest: 3.04, merge: 2, cpu: 21 }],
});

it('keeps the last run for each number of pages, in order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'new/figures.json');
  const run = { date: '2026-01-02', machine: 'One core', command: 'npm run bench' };
  for (const [pages, wall] of /** @type {const} */ ([
    [10_000, 60],
    [1000, 9],
    [10_000, 50],
  ]))
    saveFigures(run, [result(pages, wall)], file);
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  expect(saved.map((/** @type {import('./save-figures.mjs').SavedRun} */ { pages }) => pages)).toEqual([1000, 10_000]);
  expect(saved[1]).toMatchObject({
    ...run,
    tools: [
      {
        cold: { seconds: 50, cpu: 100, megabytes: 300 },
        edit: { seconds: 2 },
        files: 1200,
        megabytes: 25,
        parts: [{ parts: 4, longest: 3, merge: 2, cpu: 21 }],
      },
    ],
  });
});

it('counts the longest part and the merge, beside one build', () => {
  expect(
    partsTable([result(1000, 9)])
      .split('\n')
      .at(-1),
  ).toBe('| dactyl | 4 | 3.04 | 2.00 | 5.04 (0.6×) | 21.00 (1.2×) |');
  expect(partsTable([{ ...result(1000, 9), parts: [] }])).toBe('');
});

it('says how many bytes a page takes at each number of pages', () => {
  const large = { ...result(10_000, 60), output: { bytes: 275.44e6, files: 11_649, pages: 10_003 } };
  expect(growthTable([[result(1000, 9)], [large]])).toContain('| dactyl | 25.0 | 27.5 (1.10×) |');
  expect(growthTable([[result(1000, 9)]])).toBe('');
});
