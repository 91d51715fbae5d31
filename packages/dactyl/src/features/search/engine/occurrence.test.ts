import { describe, expect, it } from 'vitest';
import { IN_CATEGORY, IN_HEADING, IN_TITLE, occurrenceDigit, readOccurrence } from './occurrence.js';

const PLACES = Array.from({ length: 8 }, (_, index) => index * IN_CATEGORY);
const COUNTS = [0, 1, 2, 4, 7];
const LENGTHS = [0, 0.2, 1, 3, 30];
const cases = PLACES.flatMap((places) =>
  COUNTS.flatMap((count) => LENGTHS.map((length) => ({ places, count, length }))),
).filter(({ places, count }) => places + count > 0);

describe('the digit of an occurrence', () => {
  it.each(cases)('says where the term is: $places, $count times in a section of length $length', (one) => {
    const digit = occurrenceDigit(one.places | one.count, one.length);
    expect(digit).toBeLessThan(64);
    const { inTitle, inHeading, inCategory, text } = readOccurrence(digit);
    const read = (inTitle ? IN_TITLE : 0) | (inHeading ? IN_HEADING : 0) | (inCategory ? IN_CATEGORY : 0);
    expect(read).toBe(one.places);
    expect(text > 0).toBe(one.count > 0);
    const exact = (2 * one.count) / (one.count + 0.25 + 0.75 * one.length);
    // A step where the term is elsewhere, too: there the text decides little.
    expect(Math.abs(text - exact)).toBeLessThan(0.4);
  });

  it('tells sections apart that differ in length or count, where the term is only in the text', () => {
    const text = (count: number, length: number) => readOccurrence(occurrenceDigit(count, length)).text;
    expect(text(2, 1)).toBeGreaterThan(text(1, 1));
    expect(text(1, 0.5)).toBeGreaterThan(text(1, 1));
    expect(text(1, 1)).toBeGreaterThan(text(1, 2));
  });
});
