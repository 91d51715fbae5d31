/**
 * Creates the part of the index for one page. It does not depend on other pages, so that builds can keep it; `write-index.ts`
 * combines the parts of all pages.
 */
import { writeDigit, writeNumber } from './digits.js';
import { IN_CATEGORY, IN_HEADING, IN_TITLE, MOST_COUNTED } from './occurrence.js';
import { neighbourTerm } from './parse-query.js';
import { stemOf } from './stem.js';
import { countWords, createTermReader } from './terms.js';
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

/** Returns a function that indexes pages. It remembers words, so that repeated ones cost less. */
export function createPageIndexer(): (page: SearchPage, keywords?: readonly string[]) => PageTerms {
  const termsOf = createTermReader();
  const textTermsOf = createTermReader({ skipsStopWords: true });
  return ({ url, category, title, sections }, keywords = []) => {
    const collected = collectTerms();
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

function neighbours(terms: readonly string[]): string[] {
  return terms.slice(1).flatMap((term, index) => neighbourTerm(stemOf(terms[index] ?? ''), stemOf(term)) ?? []);
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

function collectTerms() {
  const places = new Map<string, Place>();
  return {
    /** Sections come in their order. @param field of the occurrence; 0 for the text */
    add(term: string, section: number, field: number): void {
      const place = places.get(term);
      if (!place) {
        places.set(term, { text: '', last: 0, section, bits: field || 1 });
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
      return {
        terms: [...places.keys()].join('\n'),
        places: Array.from(places.values(), (place) => place.text + writePlace(place)).join('\n'),
      };
    },
  };
}

function writePlace({ section, last, bits }: Place): string {
  return writeNumber(section - last) + writeDigit(bits);
}
