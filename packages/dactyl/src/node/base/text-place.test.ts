import { expect, test } from 'vitest';
import { placeAt } from './text-place.js';

test.each([
  [0, { line: 1, column: 1 }],
  [2, { line: 1, column: 3 }],
  [3, { line: 2, column: 1 }],
  [5, { line: 2, column: 3 }],
  [99, { line: 2, column: 4 }],
])('offset %i', (offset, place) => {
  expect(placeAt('ab\ncde', offset)).toEqual(place);
});
