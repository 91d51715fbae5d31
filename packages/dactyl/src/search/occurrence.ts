/** Where in a section a term stands, in six bits: title of the page, heading, category, and how often in the text. */
export interface Occurrence {
  inTitle: boolean;
  inHeading: boolean;
  inCategory: boolean;
  /** From 7 on, 7. */
  count: number;
}

export function writeOccurrence({ inTitle, inHeading, inCategory, count }: Occurrence): number {
  return (inTitle ? 32 : 0) | (inHeading ? 16 : 0) | (inCategory ? 8 : 0) | Math.min(7, count);
}

export function readOccurrence(bits: number): Occurrence {
  return {
    inTitle: (bits & 32) > 0,
    inHeading: (bits & 16) > 0,
    inCategory: (bits & 8) > 0,
    count: bits & 7,
  };
}
