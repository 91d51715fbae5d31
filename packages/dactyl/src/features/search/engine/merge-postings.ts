/**
 * Joins the places of each term in all pages. A site has millions of places, so they are copied into one buffer: strings that
 * grow by a place at a time cost more memory and time than everything else in the index.
 */
import { digitOfCode, readDigit, writeDigit, writeNumber } from './digits.js';
import { lastSectionOf, type PageTerms } from './index-page.js';
import { BEFORE_DIGITS, occurrenceDigit } from './occurrence.js';
import { numbersOf } from './section-numbers.js';

export interface PageToMerge {
  page: { sections: readonly unknown[] };
  terms: Pick<PageTerms, 'terms' | 'places' | 'lengths'>;
}

/** Returns the posting of each term, in the order in which terms appear. */
export function mergePostings(pages: readonly PageToMerge[]): Map<string, string> {
  const { numbers, termOfPlace, lengths } = measurePostings(pages);
  const starts = new Int32Array(numbers.size + 1);
  // One byte more for what stands between distances and digits.
  for (const [term, length] of lengths.entries()) starts[term + 1] = (starts[term] ?? 0) + length + 1;
  const buffer = copyPlaces(pages, termOfPlace, starts);
  const digits = new Uint8Array(buffer.length);
  for (const term of lengths.keys()) partPosting(buffer.subarray(starts[term], starts[term + 1]), digits);
  const text = new TextDecoder('latin1').decode(buffer);
  return new Map([...numbers].map(([name, term]) => [name, text.slice(starts[term], starts[term + 1])]));
}

interface Measured {
  /** Term → its number. */
  numbers: Map<string, number>;
  /** Length of each posting. */
  lengths: number[];
  /** Number of the term of each place of each page. */
  termOfPlace: Int32Array;
}

/** Stands for a place without a term. */
const NO_TERM = -1;

function measurePostings(pages: readonly PageToMerge[]): Measured {
  const numbers = new Map<string, number>();
  const lengths: number[] = [];
  const termOfPlace = new Int32Array(pages.reduce((sum, { terms }) => sum + countLines(terms.places), 0));
  const distanceTo = createDistances();
  let index = 0;
  for (const [{ terms: own }, start] of withStarts(pages)) {
    const { places } = own;
    const names = own.terms.split('\n');
    for (let line = 0, at = 0; at <= places.length; line++, index++) {
      const end = endOfLine(places, at);
      const name = names[line] ?? '';
      let term = name === '' ? NO_TERM : numbers.get(name);
      if (term === undefined) numbers.set(name, (term = numbers.size));
      termOfPlace[index] = term;
      if (term !== NO_TERM) {
        const moved = movedNumber(places, at, distanceTo(term, start, lastSectionOf(places, at, end)));
        lengths[term] = (lengths[term] ?? 0) + moved.length + end - endOfNumber(places, at);
      }
      at = end + 1;
    }
  }
  return { numbers, lengths, termOfPlace };
}

function copyPlaces(pages: readonly PageToMerge[], termOfPlace: Int32Array, starts: Int32Array): Uint8Array {
  const buffer = new Uint8Array(starts.at(-1) ?? 0);
  const next = starts.slice();
  const distanceTo = createDistances();
  const digitCodes = occurrenceCodes(pages);
  let index = 0;
  for (const [{ terms: own }, start] of withStarts(pages)) {
    const { places, lengths } = own;
    for (let at = 0; at <= places.length; index++) {
      const end = endOfLine(places, at);
      const term = termOfPlace[index] ?? NO_TERM;
      if (term !== NO_TERM) {
        const moved = movedNumber(places, at, distanceTo(term, start, lastSectionOf(places, at, end)));
        let to = next[term] ?? 0;
        for (let from = 0; from < moved.length; from++) buffer[to++] = moved.charCodeAt(from);
        let section = 0;
        for (let from = at, isFirst = true; from < end; isFirst = false) {
          const occurrence = endOfNumber(places, from);
          section += numberAt(places, from);
          if (!isFirst) for (let digit = from; digit < occurrence; digit++) buffer[to++] = places.charCodeAt(digit);
          buffer[to++] = digitCodes[readDigit(lengths, section) * 64 + readDigit(places, occurrence)] ?? 0;
          from = occurrence + 1;
        }
        next[term] = to;
      }
      at = end + 1;
    }
  }
  return buffer;
}

/**
 * Moves the digits of occurrences behind the distances: apart, both compress better. The last byte is not used before.
 *
 * @param digits has room for them
 */
function partPosting(posting: Uint8Array, digits: Uint8Array): void {
  let to = 0;
  let count = 0;
  for (let from = 0; from < posting.length - 1; from++) {
    const code = posting[from] ?? 0;
    posting[to++] = code;
    if (digitOfCode(code) > 31) continue;
    digits[count++] = posting[++from] ?? 0;
  }
  posting[to] = BEFORE_DIGITS.charCodeAt(0);
  posting.set(digits.subarray(0, count), to + 1);
}

/** Pages with the number of their first section, see `section-numbers.ts`. */
function* withStarts(pages: readonly PageToMerge[]): Generator<[page: PageToMerge, start: number]> {
  let start = 0;
  for (const page of pages) {
    yield [page, start];
    start += numbersOf(page.page.sections.length);
  }
}

/** Returns a function that says how far the page of a place is from the section before it with the same term. */
function createDistances() {
  const lastSections: number[] = [];
  return (term: number, start: number, lastOfPage: number): number => {
    const distance = start - (lastSections[term] ?? 0);
    lastSections[term] = start + lastOfPage;
    return distance;
  };
}

/** The first number of a place, larger by `distance`. */
function movedNumber(places: string, at: number, distance: number): string {
  return writeNumber(numberAt(places, at) + distance);
}

function numberAt(places: string, at: number): number {
  let value = 0;
  for (let from = at, shift = 0; ; shift += 5) {
    const digit = readDigit(places, from++);
    value |= (digit & 31) << shift;
    if (digit < 32) return value;
  }
}

/** Code units of `occurrenceDigit`, by 64 times the digit of the section's length and the digit of the page. */
function occurrenceCodes(pages: readonly PageToMerge[]): Uint8Array {
  const average = roundLength(averageLength(pages));
  return Uint8Array.from({ length: 64 * 64 }, (_, index) => {
    const length = lengthOf(index >> 6) / average;
    return writeDigit(occurrenceDigit(index & 63, length)).charCodeAt(0);
  });
}

function averageLength(pages: readonly PageToMerge[]): number {
  let [sum, filled] = [0, 0];
  for (const { terms } of pages) {
    for (let section = 0; section < terms.lengths.length; section++) {
      const length = lengthOf(readDigit(terms.lengths, section));
      sum += length;
      if (length > 0) filled++;
    }
  }
  return Math.max(1, sum / Math.max(1, filled));
}

/** In steps of a hundredth: otherwise a few words on one page would change digits on all others. */
function roundLength(average: number): number {
  return 2 ** (Math.round(64 * Math.log2(average)) / 64);
}

/** Words of a section by the digit of its page. */
function lengthOf(digit: number): number {
  return digit ** 2 / 2;
}

function endOfNumber(places: string, at: number): number {
  let end = at;
  while (readDigit(places, end) > 31) end++;
  return end + 1;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

function countLines(text: string): number {
  let count = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
