/**
 * Joins the places of each term in all pages. A site has millions of places, so they are read into lists of numbers and written into
 * one buffer: strings that grow by a place at a time cost more memory and time than everything else in the index.
 */
import { readDigit, writeDigit } from './digits.js';
import type { PageTerms } from './index-page.js';
import { BEFORE_DIGITS, occurrenceDigit } from './occurrence.js';
import { numbersOf } from './section-numbers.js';

export interface PageToMerge {
  page: { sections: readonly unknown[] };
  terms: Pick<PageTerms, 'terms' | 'places' | 'lengths'>;
}

/** Returns the posting of each term, in the order in which terms appear. */
export function mergePostings(pages: readonly PageToMerge[]): Map<string, string> {
  const occurrences = readPlaces(pages);
  const { numbers, sizes, counts } = occurrences;
  const starts = new Int32Array(numbers.size + 1);
  // One byte more for what stands between distances and digits.
  for (let term = 0; term < numbers.size; term++)
    starts[term + 1] = (starts[term] ?? 0) + (sizes[term] ?? 0) + 1 + (counts[term] ?? 0);
  const text = new TextDecoder('latin1').decode(writePostings(occurrences, starts));
  return new Map([...numbers].map(([name, term]) => [name, text.slice(starts[term], starts[term + 1])]));
}

interface Occurrences {
  /** Term → its number. */
  numbers: Map<string, number>;
  /** Of each occurrence, in the order of the sections: number of the term, distance from its section before, code of the digit. */
  terms: Int32Array;
  distances: Int32Array;
  digits: Uint8Array;
  /** How many occurrences there are. */
  length: number;
  /** Of each term: characters of its distances, and how many occurrences it has. */
  sizes: number[];
  counts: number[];
}

function readPlaces(pages: readonly PageToMerge[]): Occurrences {
  // Each has a digit, and a number in front of it.
  const most = pages.reduce((sum, { terms }) => sum + (terms.places.length >> 1), 0);
  const found: Occurrences = {
    numbers: new Map(),
    terms: new Int32Array(most),
    distances: new Int32Array(most),
    digits: new Uint8Array(most),
    length: 0,
    sizes: [],
    counts: [],
  };
  const lasts: number[] = [];
  const digitCodes = occurrenceCodes(pages);
  let start = 0;
  for (const page of pages) {
    readPage(page, { found, lasts, digitCodes, start });
    start += numbersOf(page.page.sections.length);
  }
  return found;
}

interface PagePlace {
  found: Occurrences;
  /** Of each term, the last section so far. */
  lasts: number[];
  digitCodes: Uint8Array;
  /** Number of the first section, see `section-numbers.ts`. */
  start: number;
}

function readPage({ terms: { terms, places, lengths } }: PageToMerge, { found, lasts, digitCodes, start }: PagePlace) {
  const { numbers, sizes, counts } = found;
  let at = 0;
  for (const name of terms === '' ? [] : terms.split('\n')) {
    let term = numbers.get(name);
    if (term === undefined) {
      numbers.set(name, (term = numbers.size));
      sizes.push(0);
      counts.push(0);
      lasts.push(0);
    }
    let last = lasts[term] ?? 0;
    let section = 0;
    while (at < places.length && places.charCodeAt(at) !== LINE_END) {
      for (let shift = 0, isRead = false; !isRead; shift += 5) {
        const digit = readDigit(places, at++);
        section += (digit & 31) << shift;
        isRead = digit < 32;
      }
      const distance = start + section - last;
      last = start + section;
      found.terms[found.length] = term;
      found.distances[found.length] = distance;
      found.digits[found.length] = digitCodes[readDigit(lengths, section) * 64 + readDigit(places, at++)] ?? 0;
      found.length++;
      sizes[term] = (sizes[term] ?? 0) + sizeOf(distance);
      counts[term] = (counts[term] ?? 0) + 1;
    }
    at++;
    lasts[term] = last;
  }
}

const LINE_END = '\n'.charCodeAt(0);

/** Digits of a number. */
function sizeOf(value: number): number {
  let size = 1;
  for (let rest = value >>> 5; rest > 0; rest >>>= 5) size++;
  return size;
}

/** All distances of a term, a space, and all its digits: apart, both compress better. */
function writePostings({ terms, distances, digits, length, sizes }: Occurrences, starts: Int32Array): Uint8Array {
  const buffer = new Uint8Array(starts.at(-1) ?? 0);
  const nextDistance = starts.slice();
  const nextDigit = starts.map((start, term) => start + (sizes[term] ?? 0) + 1);
  for (const [term, size] of sizes.entries()) buffer[(starts[term] ?? 0) + size] = BEFORE_DIGITS.charCodeAt(0);
  for (let index = 0; index < length; index++) {
    const term = terms[index] ?? 0;
    let to = nextDistance[term] ?? 0;
    let rest = distances[index] ?? 0;
    for (; rest > 31; rest >>>= 5) buffer[to++] = DIGIT_CODES[(rest & 31) | 32] ?? 0;
    buffer[to++] = DIGIT_CODES[rest] ?? 0;
    nextDistance[term] = to;
    const digitAt = nextDigit[term] ?? 0;
    buffer[digitAt] = digits[index] ?? 0;
    nextDigit[term] = digitAt + 1;
  }
  return buffer;
}

const DIGIT_CODES = Uint8Array.from({ length: 64 }, (_, value) => writeDigit(value).charCodeAt(0));

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
