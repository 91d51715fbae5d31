import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.js';

it.each([
  ['sidebar', 'sidebar', 0],
  ['sidbar', 'sidebar', 1],
  ['sidebra', 'sidebar', 1],
  ['sydebar', 'sidebar', 1],
  ['sdbar', 'sidebar', 2],
  ['', 'ab', 2],
  ['navbar', 'sidebar', 3],
  ['a', 'abcdef', 3],
])('from %s to %s it is %i, or more than the limit', (left, right, distance) => {
  expect(editDistance(left, right, 2)).toBe(distance);
});
