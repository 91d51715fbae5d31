import { describe, expect, it } from 'vitest';
import { activeHeading } from './table-of-contents.js';

const heading = (top: number) => ({ top, bottom: top + 30 });

describe('activeHeading', () => {
  it.each([
    ['the first, in the upper half', [100, 900], 0],
    ['none, the first is further down', [500, 900], -1],
    ['the last one above, the next is further down', [-300, 500], 0],
    ['the next, when it is in the upper half', [-300, 200], 1],
    ['the one behind the navbar is passed', [20, 700], 0],
    ['the last, when all are above', [-900, -300], 1],
    ['none without headings', [], -1],
  ])('is %s', (_title, tops, index) => expect(activeHeading(tops.map(heading), 60, 800)).toBe(index));
});
