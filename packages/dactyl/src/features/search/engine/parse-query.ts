/** Parses what a reader types into the terms to look up. */
import { stemOf } from './stem.js';
import { isStopWord, withoutChineseStops } from './stop-words.js';
import type { Synonyms } from './synonyms.js';
import { isSigned, isTerm, isUnparted, jointsOf, pairs, partsOf, plainLetters, wordsOf } from './terms.js';
import { WEIGHTS } from './weights.js';

/** Maximum number of words: nobody types more, and a pasted text must not keep the browser busy. */
const LONGEST_QUERY = 200;
const MOST_TERMS = 12;

/** A part of the query that a section should match, by its terms or by alternatives. */
export interface Wish {
  /** The typed text as terms, all of which a section must contain. */
  terms: string[];
  /** Whether the last term may be unfinished. */
  isPrefix: boolean;
  /** Alternative terms, with their weights. */
  instead: Alternative[];
  /** Weight of this part in the query. */
  weight: number;
}

export interface Alternative {
  terms: string[];
  worth: number;
}

export interface Query {
  wishes: Wish[];
  /** Terms that only improve the rank: adjacent words in a heading, whole names. */
  extras: Alternative[];
}

export function parseQuery(text: string, synonyms: Synonyms): Query {
  const query = text.slice(0, LONGEST_QUERY);
  const words = wordsOf(withoutChineseStops(query)).flatMap(toWords);
  const telling = words.filter(({ terms }) => !terms.every(isStopWord));
  const used = dropRepeated(telling.length > 0 ? telling : words).slice(0, MOST_TERMS);
  const isFinished = /\s$/.test(query);
  const wishes = used.map(({ terms, parts, weight }, index): Wish => {
    const next = used[index + 1];
    const joined = next && isLatin(terms) && isLatin(next.terms) ? [[...terms, ...next.terms].join('')] : [];
    const before = used[index - 1];
    const joinedBefore =
      before && isLatin(terms) && isLatin(before.terms) ? [[...before.terms, ...terms].join('')] : [];
    return {
      terms,
      weight,
      isPrefix: index === used.length - 1 && !isFinished,
      instead: [
        ...(parts.length > 0 ? [{ terms: parts, worth: WEIGHTS.parts }] : []),
        ...[...joined, ...joinedBefore].map((term) => ({ terms: [term], worth: WEIGHTS.joined })),
      ],
    };
  });
  addSynonyms(wishes, synonyms);
  return { wishes, extras: extrasOf(query, used) };
}

/** Normalises a query for the comparison with pinned queries. */
export function pinnedQuery(text: string): string {
  return wordsOf(text.slice(0, LONGEST_QUERY))
    .map((word) => word.toLowerCase())
    .join(' ');
}

/** Normalises a phrase for the comparison with synonyms. */
export function normalPhrase(phrase: string): string {
  return termsOfPhrase(phrase).map(stemOf).join(' ');
}

function termsOfPhrase(phrase: string): string[] {
  return wordsOf(phrase)
    .flatMap(toWords)
    .flatMap(({ terms }) => terms);
}

interface Word {
  terms: string[];
  /** Words of which a name in code consists. */
  parts: string[];
  /** See `Wish`. */
  weight: number;
}

function toWords(word: string): Word[] {
  if (isUnparted(word)) return pairsOfRun(word);
  const joined = jointsOf(word);
  if (joined.length > 0 && !isSigned(word)) return joined.flatMap(toWords);
  const term = word.toLowerCase();
  const parts = joined.length > 0 ? joined.filter((part) => part.length > 1) : partsOf(word);
  return isTerm(term) ? [{ terms: [term], parts: parts.map((part) => part.toLowerCase()), weight: 1 }] : [];
}

/**
 * Pairs of characters across two words carry little meaning, unless both words are single characters or the last word is
 * unfinished. The browser's segmenter finds the ends of words.
 */
function pairsOfRun(run: string): Word[] {
  const ofCharacter = runWords(run);
  return pairs(run).map((pair, index, { length }) => {
    const [left, right] = [ofCharacter[index], ofCharacter[index + 1]];
    const isAcross = left !== right && ((left?.length ?? 1) > 1 || (right?.length ?? 1) > 1);
    return { terms: [pair], parts: [], weight: isAcross && index < length - 1 ? WEIGHTS.across : 1 };
  });
}

/** Making one takes longer than using it, and a query has several runs. */
let segmenter: Intl.Segmenter | undefined;

/** The word that each character is of; the same object for all of one word. */
function runWords(run: string): { length: number }[] {
  if (typeof Intl.Segmenter !== 'function') return [];
  const words: { length: number }[] = [];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  for (const { segment } of segmenter.segment(run)) {
    const word = { length: segment.length };
    for (let at = 0; at < word.length; at++) words.push(word);
  }
  return words;
}

function dropRepeated(words: readonly Word[]): Word[] {
  const known = new Set<string>();
  return words.filter(({ terms }) => {
    const key = terms.join(' ');
    return !known.has(key) && known.add(key);
  });
}

function isLatin(terms: readonly string[]): boolean {
  return terms.every((term) => /^[a-z]{2,}$/.test(term));
}

const LONGEST_PHRASE = 4;

function addSynonyms(wishes: readonly Wish[], synonyms: Synonyms): void {
  const stems = wishes.map(({ terms }) => terms.map(stemOf).join(' '));
  for (let start = 0; start < wishes.length; start++) {
    for (let end = Math.min(wishes.length, start + LONGEST_PHRASE); end > start; end--) {
      const others = synonyms.get(stems.slice(start, end).join(' ')) ?? [];
      for (const wish of wishes.slice(start, end))
        wish.instead.push(...others.map((phrase) => ({ terms: termsOfPhrase(phrase), worth: WEIGHTS.synonym })));
    }
  }
}

function extrasOf(query: string, used: readonly Word[]): Alternative[] {
  const names = wordsOf(plainLetters(query)).filter((word) => jointsOf(word).length > 0 && !isSigned(word));
  const stems = used.flatMap(({ terms }) => terms.map(stemOf));
  const neighbours = stems.slice(1).map((stem, index) => neighbourTerm(stems[index] ?? '', stem));
  return [...names.map((name) => name.toLowerCase()), ...neighbours.filter((term) => term !== undefined)].map(
    (term) => ({ terms: [term], worth: 1 }),
  );
}

/** The term for two words side by side in a title or heading; only scripts that part words have it. */
export function neighbourTerm(left: string, right: string): string | undefined {
  return isUnparted(left) || isUnparted(right) ? undefined : `${left} ${right}`;
}
