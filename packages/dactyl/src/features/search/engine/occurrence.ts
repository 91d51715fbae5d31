/**
 * Encodes in six bits where a section contains a term: in the page's title, in the heading, in its context, and how
 * often in the text.
 */
export interface Occurrence {
  inTitle: boolean;
  /** Whether the heading contains the term; in the first section, which has no heading, the keywords of the page. */
  inHeading: boolean;
  /** In the first section, whether the page's category or path contains the term; in others, whether the section explains it. */
  inCategory: boolean;
  /** Number of occurrences in the text, at most 7. */
  count: number;
}

export const IN_TITLE = 32;
export const IN_HEADING = 16;
export const IN_CATEGORY = 8;
export const MOST_COUNTED = 7;

export function readOccurrence(bits: number): Occurrence {
  return {
    inTitle: (bits & IN_TITLE) > 0,
    inHeading: (bits & IN_HEADING) > 0,
    inCategory: (bits & IN_CATEGORY) > 0,
    count: bits & MOST_COUNTED,
  };
}
