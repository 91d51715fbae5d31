/** Reads from a font file's table `cmap` for which characters it has glyphs. */
import { readCharacterMap } from './font-tables.js';
import { mergeRanges, type Range } from './ranges.js';

/** `undefined` if the file is not a supported font. */
export function coveredCharacters(file: Uint8Array): Range[] | undefined {
  const table = readCharacterMap(file);
  try {
    return table && mergeRanges(readSubtables(table));
  } catch (error) {
    // A table that ends too early.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readSubtables(table: DataView): Range[] {
  const offsets = Array.from({ length: table.getUint16(2) }, (_, index) => table.getUint32(4 + index * 8 + 4));
  return offsets.flatMap((offset) => readSubtable(table, offset));
}

/** Formats 4 and 12 hold the characters of Unicode; fonts have further ones only for old systems. */
function readSubtable(table: DataView, offset: number): Range[] {
  const format = table.getUint16(offset);
  if (format === 4) return readSegments(table, offset);
  return format === 12 ? readGroups(table, offset) : [];
}

/** Format 4: segments of the first 65,536 characters. A character may stand in one and have no glyph all the same. */
function readSegments(table: DataView, offset: number): Range[] {
  const size = table.getUint16(offset + 6);
  const ends = offset + 14;
  const starts = ends + size + 2;
  const ranges: Range[] = [];
  for (let at = 0; at < size; at += 2) {
    const [start, end] = [table.getUint16(starts + at), table.getUint16(ends + at)];
    const delta = table.getUint16(starts + size + at);
    const place = starts + 2 * size + at;
    const rangeOffset = table.getUint16(place);
    for (let char = start; char <= end && char !== 0xffff; char++) {
      const glyph = rangeOffset === 0 ? char : table.getUint16(place + rangeOffset + (char - start) * 2);
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) ranges.push([char, char]);
    }
  }
  return ranges;
}

/** Format 12: groups of characters with glyphs in a row. */
function readGroups(table: DataView, offset: number): Range[] {
  return Array.from({ length: table.getUint32(offset + 12) }, (_, index): Range => {
    const group = offset + 16 + index * 12;
    return [table.getUint32(group), table.getUint32(group + 4)];
  });
}
