import { expect, it } from 'vitest';
import { sortById } from './sort-by-id.js';

const PIECES = ['a', 'b', 'ab', 'z', '0', '1', '10', '2', '/', '/', '-', '_', '.'];

it.each([
  ['plain ids', PIECES],
  ['others', [...PIECES, 'B', 'é', ' ']],
])('sorts %s as a dictionary does', (_, pieces) => {
  // The same ids each time.
  let state = 11;
  const next = (below: number) => (state = (state * 48271) % 2147483647) % below;
  const docs = Array.from({ length: 2000 }, () => ({
    id: Array.from({ length: 1 + next(6) }, () => pieces[next(pieces.length)]).join(''),
  }));
  expect(sortById(docs)).toEqual(docs.toSorted((a, b) => a.id.localeCompare(b.id, 'en')));
});
