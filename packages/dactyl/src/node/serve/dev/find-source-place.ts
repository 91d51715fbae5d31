/**
 * A text that a page shows → the place in the sources that it was written at. Pages carry no lines, so that they are in development
 * what they are in a build: the words of the text are looked for in the files that the page is made from.
 */
import { placeAt, type TextPlace } from '../../base/text-place.js';

export interface SourceText {
  /** Absolute. */
  file: string;
  text: string;
}

export interface SourcePlace extends TextPlace {
  file: string;
}

/** So many words tell one paragraph from all others. */
const MOST_WORDS = 40;

/** Share of the words that a place must have: markup, variables and components may come between. */
const ENOUGH = 0.6;

/** @returns `undefined` where no file has most of the words, in their order */
export function findSourcePlace(shown: string, sources: readonly SourceText[]): SourcePlace | undefined {
  const wanted = wordsOf(shown)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
  let best = { score: 0, file: '', at: 0, text: '' };
  for (const { file, text } of sources) {
    const words = wordsOf(text);
    for (const [start, { word, at }] of words.entries()) {
      if (!wanted.slice(0, 3).includes(word)) continue;
      const score = scoreFrom(wanted, words, start);
      if (score > best.score) best = { score, file, at, text };
    }
  }
  if (wanted.length === 0 || best.score < wanted.length * ENOUGH) return undefined;
  return { file: best.file, ...placeAt(best.text, best.at) };
}

interface Word {
  word: string;
  at: number;
}

/** Of scripts without spaces, each letter counts. */
const WORD = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\p{L}\p{N}]+/gu;

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word: word.toLowerCase(), at: index }));
}

/** So many words may come between two that belong together. */
const MOST_BETWEEN = 8;

/** How many of the wanted words come from here on, one behind the other; of two places, the one with less between is better. */
function scoreFrom(wanted: readonly string[], words: readonly Word[], start: number): number {
  let count = 0;
  let next = start;
  for (const word of wanted) {
    const index = words.slice(next, next + MOST_BETWEEN).findIndex((one) => one.word === word);
    if (index === -1) continue;
    count += 1;
    next += index + 1;
  }
  return count - (next - start - count) / 1000;
}
