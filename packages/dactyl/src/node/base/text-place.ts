/** A place in a text, as editors count: both from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** @param offset how many characters of the text stand before the place */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
