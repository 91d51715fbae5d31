/**
 * Encodes in six bits where a section contains a term. Of a page (`index-page.ts`): in its title, in the heading, in its
 * context, and how often in the text. Of the whole index: the same, but how much the text is about the term instead. That takes the
 * length of the section into account, so that no reader has to load the lengths of all sections.
 */
import { WEIGHTS } from './weights.js';

export interface Occurrence {
  inTitle: boolean;
  /** Whether the heading contains the term; in the first section, which has no heading, the keywords of the page. */
  inHeading: boolean;
  /** In the first section, whether the page's category or path contains the term; in others, whether the section explains it. */
  inCategory: boolean;
  /** How much the text is about the term by BM25: 0 if it is not in the text, at most 2. */
  text: number;
}

export const IN_TITLE = 32;
export const IN_HEADING = 16;
export const IN_CATEGORY = 8;
export const MOST_COUNTED = 7;

/** Stands in a posting between the distances of sections and their digits. */
export const BEFORE_DIGITS = ' ';

/** Steps up to `MOST_TEXT` where a term is nowhere but in the text, and where it is elsewhere too. */
const FINE = 16;
const COARSE = 5;
const MOST_TEXT = 2;

/**
 * The digit of the index.
 *
 * @param bits of the page
 * @param length of the section, as a share of the average
 */
export function occurrenceDigit(bits: number, length: number): number {
  const text = textShare(bits & MOST_COUNTED, length) / MOST_TEXT;
  const places = bits >> 3;
  if (places === 0) return Math.max(0, Math.round(text * FINE) - 1);
  const step = text === 0 ? 0 : Math.max(1, Math.round(text * COARSE));
  return FINE + (places - 1) * (COARSE + 1) + step;
}

export function readOccurrence(digit: number): Occurrence {
  if (digit < FINE) return { ...NOWHERE, text: ((digit + 1) / FINE) * MOST_TEXT };
  const places = (Math.floor((digit - FINE) / (COARSE + 1)) + 1) << 3;
  return {
    inTitle: (places & IN_TITLE) > 0,
    inHeading: (places & IN_HEADING) > 0,
    inCategory: (places & IN_CATEGORY) > 0,
    text: (((digit - FINE) % (COARSE + 1)) / COARSE) * MOST_TEXT,
  };
}

const NOWHERE = { inTitle: false, inHeading: false, inCategory: false };

/** BM25 without the rarity of the term. */
function textShare(count: number, length: number): number {
  const { saturation } = WEIGHTS;
  return (count * (1 + saturation)) / (count + saturation * (1 - WEIGHTS.length + WEIGHTS.length * length));
}
