import { describe, expect, it } from 'vitest';
import { hasCodePoint, mergeRanges, parseUnicodeRange, subtractRanges } from './ranges.js';

describe('ranges of characters', () => {
  it('are read as CSS writes them', () => {
    expect(parseUnicodeRange('U+20-7e, u+131,U+4??, nonsense')).toEqual([
      [0x20, 0x7e],
      [0x131, 0x131],
      [0x400, 0x4ff],
    ]);
  });

  it('are put in order, and joined where they touch', () => {
    const merged = mergeRanges([
      [10, 12],
      [1, 3],
      [4, 5],
      [11, 20],
    ]);
    expect(merged).toEqual([
      [1, 5],
      [10, 20],
    ]);
    expect([5, 6, 10, 20, 21].map((codePoint) => hasCodePoint(merged, codePoint))).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('lose holes in the middle and at their ends', () => {
    const left = subtractRanges(
      [
        [1, 10],
        [20, 22],
      ],
      [
        [0, 1],
        [5, 6],
        [22, 30],
        [40, 41],
      ],
    );
    expect(left).toEqual([
      [2, 4],
      [7, 10],
      [20, 21],
    ]);
  });
});
