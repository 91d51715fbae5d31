/**
 * Numbers of sections. Each page begins at a multiple of a few numbers and leaves some unused: a section more on one page then moves
 * no section of other pages, so the postings of all terms that stand elsewhere stay as they are, and an edit changes few shards.
 */
const STEP = 4;

/** How many numbers the sections of a page take. */
export function numbersOf(count: number): number {
  return Math.ceil(count / STEP) * STEP;
}
