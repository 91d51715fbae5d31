import { expect, it } from 'vitest';
import { formatCount } from './format-count.js';

it.each([0, 7, 999, 1000, 12_345, 123_456, 1_003_000, -1200])('writes %d as English does', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en'));
});
