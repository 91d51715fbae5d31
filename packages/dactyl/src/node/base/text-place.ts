/** A position in a text as editors count: line and column both start at 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** @param offset number of characters before the position */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
