import { expect, it } from 'vitest';
import { listSome } from './list-some.js';

it.each([
  [['a'], '  a'],
  [['a', 'b', 'c'], '  a\n  b\n  c'],
  [['a', 'b', 'c', 'd'], '  a\n  b\n  … and 2 more'],
])('listSome(%j) with a limit of 2', (lines, expected) => {
  expect(listSome(lines, 2)).toBe(expected);
});
