import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { measureOutput, withLargest, type SizedPage } from './output-size.js';

it('counts files, and asks only those for their size that nobody knows', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'output-size-'));
  try {
    mkdirSync(path.join(dir, 'docs/deep'), { recursive: true });
    for (const file of ['index.html', 'docs/a.html', 'docs/b.html']) writeFileSync(path.join(dir, file), 'four');
    writeFileSync(path.join(dir, 'docs/deep/large.png'), 'x'.repeat(50));
    expect(measureOutput(dir, new Map([['docs/a.html', 20]]))).toEqual({
      files: 4,
      bytes: 4 + 20 + 4 + 50,
      largestFile: { file: 'docs/deep/large.png', bytes: 50 },
      fullestFolder: { folder: 'docs', files: 2 },
    });
  } finally {
    rmSync(dir, { recursive: true });
  }
});

it('keeps the three largest pages, in whatever order they come', () => {
  const pages = [3, 9, 1, 9, 5].map((bytes, index): SizedPage => ({ pathname: `/${index}`, bytes }));
  const named = (list: SizedPage[]) => list.map(({ pathname, bytes }) => `${pathname} ${bytes}`);
  const largest = (list: SizedPage[]) => named(list.reduce(withLargest, [] as SizedPage[]));
  expect(largest(pages)).toEqual(['/1 9', '/3 9', '/4 5']);
  expect(largest(pages.toReversed())).toEqual(['/1 9', '/3 9', '/4 5']);
});
