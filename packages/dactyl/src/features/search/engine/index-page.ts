/**
 * Creates the part of the index for one page. It does not depend on other pages, so that builds can keep it; `write-index.ts`
 * combines the parts of all pages.
 */
import { writeDigit, writeNumber } from './digits.js';
import { IN_CATEGORY, IN_HEADING, IN_TITLE, MOST_COUNTED } from './occurrence.js';
import { neighbourTerm } from './parse-query.js';
import { stemOf } from './stem.js';
import { countWords, createNamedReader } from './terms.js';
import type { SearchPage } from './types.js';

export interface PageTerms {
  /** One per line. */
  terms: string;
  /** Per line: numbers and digits as in a posting; the first number counts from the beginning of the page. */
  places: string;
  /** One digit per section: square root of twice the number of words. */
  lengths: string;
  /** As in the catalogue. */
  headingLengths: string;
  titleLength: string;
}

/** A page of the index. */
export interface IndexedPage {
  page: SearchPage;
  terms: PageTerms;
  /** Factor for the page's rank. Default: 1. */
  factor?: number;
  /** Tags that its author has given it. */
  labels?: readonly string[];
}

/**
 * Returns a function that indexes pages. It remembers words, so that repeated ones cost less, and knows terms by numbers: a word is
 * looked up once, and its terms not at all.
 */
export function createPageIndexer(): (page: SearchPage, keywords?: readonly string[]) => PageTerms {
  const { terms, numberOf } = numberTerms();
  const termsOf = createNamedReader(numberOf);
  const textTermsOf = createNamedReader(numberOf, { skipsStopWords: true });
  const neighbours = createNeighbourReader(terms, numberOf);
  const collected = collectTerms(terms);
  return ({ url, category, title, sections }, keywords = []) => {
    const titleTerms = termsOf(title);
    let [lengths, headingLengths] = ['', ''];
    for (const [index, { heading, text, names = '' }] of sections.entries()) {
      const headingTerms = index === 0 ? keywords.flatMap((word) => termsOf(word)) : termsOf(heading);
      const textTerms = textTermsOf(text);
      lengths += writeDigit(Math.round(Math.sqrt(2 * textTerms.length)));
      headingLengths += writeDigit(index === 0 ? keywords.length : countWords(heading));
      for (const term of textTerms) collected.add(term, index, 0);
      for (const term of headingTerms) collected.add(term, index, IN_HEADING);
      for (const term of neighbours(headingTerms)) collected.add(term, index, IN_HEADING);
      for (const term of termsOf(names)) collected.add(term, index, IN_CATEGORY);
      // The title counts only for the first section; otherwise every section of the page would match it.
      if (index > 0) continue;
      for (const term of [...titleTerms, ...neighbours(titleTerms)]) collected.add(term, index, IN_TITLE);
      for (const term of [...termsOf(category), ...termsOf(lastOfPath(url))]) collected.add(term, index, IN_CATEGORY);
    }
    return { ...collected.finish(), lengths, headingLengths, titleLength: writeDigit(countWords(title)) };
  };
}

function numberTerms() {
  const terms: string[] = [];
  const numbers = new Map<string, number>();
  return {
    /** By number. */
    terms,
    numberOf(term: string): number {
      const known = numbers.get(term);
      if (known !== undefined) return known;
      numbers.set(term, terms.length);
      return terms.push(term) - 1;
    },
  };
}

/** Titles and headings repeat words, and a stem takes ten patterns. */
function createNeighbourReader(terms: readonly string[], numberOf: (term: string) => number) {
  const stems = new Map<number, string>();
  const stem = (term: number) => {
    const known = stems.get(term);
    if (known !== undefined) return known;
    const made = stemOf(terms[term] ?? '');
    stems.set(term, made);
    return made;
  };
  return (found: readonly number[]): number[] =>
    found.slice(1).flatMap((term, index) => {
      const neighbour = neighbourTerm(stem(found[index] ?? 0), stem(term));
      return neighbour === undefined ? [] : numberOf(neighbour);
    });
}

/** Words of the path's end, which describe the page; the folder of all docs does not. */
function lastOfPath(url: string): string {
  const parts = url
    .replace(/^[a-z]+:\/\/[^/]*|[?#].*$/g, '')
    .split('/')
    .filter(Boolean);
  const about = parts.length > 2 && parts.at(-2) !== 'docs' ? parts.slice(-2) : parts.slice(-1);
  return decodePart(about.join(' '));
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface Place {
  /** Postings of the finished sections, as text. */
  text: string;
  /** The one before `section`. */
  last: number;
  section: number;
  bits: number;
}

function collectTerms(terms: readonly string[]) {
  /** By the number of the term; undefined where the page has none. */
  const places: (Place | undefined)[] = [];
  /** Terms of the page in the order in which they were found. */
  let found: number[] = [];
  return {
    /** Sections come in their order. @param field of the occurrence; 0 for the text */
    add(term: number, section: number, field: number): void {
      const place = places[term];
      if (!place) {
        // One after the other: an array with a large gap is a table of hashes to V8.
        while (places.length < term) places.push(undefined);
        places[term] = { text: '', last: 0, section, bits: field || 1 };
        found.push(term);
        return;
      }
      if (place.section !== section) {
        place.text += writePlace(place);
        place.last = place.section;
        place.section = section;
        place.bits = 0;
      }
      if (field > 0) place.bits |= field;
      else if ((place.bits & MOST_COUNTED) < MOST_COUNTED) place.bits++;
    },
    finish(): Pick<PageTerms, 'terms' | 'places'> {
      const names: string[] = [];
      const written: string[] = [];
      for (const term of found) {
        const place = places[term];
        if (!place) continue;
        names.push(terms[term] ?? '');
        written.push(place.text + writePlace(place));
        places[term] = undefined;
      }
      found = [];
      return { terms: names.join('\n'), places: written.join('\n') };
    },
  };
}

function writePlace({ section, last, bits }: Place): string {
  return writeNumber(section - last) + writeDigit(bits);
}
