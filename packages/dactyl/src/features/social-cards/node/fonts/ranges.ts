/** Sets of code points as ranges, both ends included, in order and apart from each other. */

export type Range = readonly [first: number, last: number];

export function hasCodePoint(ranges: readonly Range[], codePoint: number): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[1] ?? 0) < codePoint) low = middle + 1;
    else high = middle;
  }
  const found = ranges[low];
  return found !== undefined && found[0] <= codePoint;
}

/** The value of `unicode-range` in CSS: `U+0-FF, U+131, U+4??`. */
export function parseUnicodeRange(text: string): Range[] {
  const ranges = text.split(',').flatMap((part): Range[] => {
    const match = /^\s*u\+([\da-f?]+)(?:-([\da-f]+))?\s*$/i.exec(part);
    if (!match) return [];
    const [, start = '', end = start] = match;
    return [[parseInt(start.replaceAll('?', '0'), 16), parseInt(end.replaceAll('?', 'F'), 16)]];
  });
  return mergeRanges(ranges);
}

export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [first, last] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = merged.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

export function subtractRanges(ranges: readonly Range[], holes: readonly Range[]): Range[] {
  return holes.reduce<Range[]>(
    (left, [start, end]) =>
      left.flatMap(([first, last]): Range[] => {
        if (end < first || last < start) return [[first, last]];
        const parts: Range[] = [
          [first, start - 1],
          [end + 1, last],
        ];
        return parts.filter(([from, to]) => from <= to);
      }),
    [...ranges],
  );
}
