/** Finds the parts of a text that match a query, and the best excerpt of a long text. */
import { isUnparted, plainLetters } from './terms.js';
import type { MarkedText } from './types.js';

/** Columns of an excerpt, about: what a wide dialog shows of it in one line. Characters of Chinese take two. */
const EXCERPT = 96;
/** Columns before the first mark. A phone shows only little more than twice as many in total. */
const BEFORE = 18;

/** @param words lower case; those of scripts that part words are marked where a word begins with them. */
export function markText(text: string, words: readonly string[]): MarkedText {
  const lower = comparable(text);
  const found = words.flatMap((word) => placesOf(word, lower));
  const marks: [number, number][] = [];
  for (const [start, end] of found.toSorted(([left], [right]) => left - right)) {
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return { text, marks };
}

/** The excerpt with the most matches; `undefined` without any. */
export function excerptOf(text: string, words: readonly string[]): MarkedText | undefined {
  const { marks } = markText(text, words);
  const first = bestPlace(text, marks);
  if (!first) return undefined;
  const columns = isUnparted(text.slice(first[0])) ? 2 : 1;
  const before = first[0] - Math.round(BEFORE / columns);
  const start = before > 0 ? wordStart(text, before, first[0]) : 0;
  const after = start + Math.round(EXCERPT / columns);
  const end = text.length > after ? wordEnd(text, after, first[1]) : text.length;
  const lead = start > 0 ? '…' : '';
  return {
    text: lead + text.slice(start, end) + (end < text.length ? '…' : ''),
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]) => [from - start + lead.length, to - start + lead.length]),
  };
}

type Mark = MarkedText['marks'][number];

/** The first mark with the most marked text behind it, each text counted once. */
function bestPlace(text: string, marks: readonly Mark[]): Mark | undefined {
  let best: Mark | undefined;
  let most = 0;
  for (const [index, mark] of marks.entries()) {
    const near = new Set<string>();
    for (const [start, end] of marks.slice(index)) {
      if (end > mark[0] + EXCERPT - BEFORE) break;
      near.add(text.slice(start, end).toLowerCase());
    }
    const amount = [...near].reduce((sum, found) => sum + found.length, 0);
    if (amount > most) [best, most] = [mark, amount];
  }
  return best;
}

/** The same length as the text, or the text itself, so that places are those of the text. */
function comparable(text: string): string {
  const plain = plainLetters(text).toLowerCase();
  if (plain.length === text.length) return plain;
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

function placesOf(word: string, text: string): [number, number][] {
  const places: [number, number][] = [];
  const anywhere = isUnparted(word);
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    if (anywhere || at === 0 || !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)))
      places.push([at, at + word.length]);
  }
  return places;
}

/** The next place after a space, not behind `limit`. */
function wordStart(text: string, from: number, limit: number): number {
  const space = text.indexOf(' ', from);
  return space === -1 || space >= limit ? whole(text, from) : space + 1;
}

function wordEnd(text: string, from: number, limit: number): number {
  const space = text.lastIndexOf(' ', from);
  return space > limit ? space : whole(text, Math.max(from, limit));
}

/** Moves a cut so that it does not split a surrogate pair. */
function whole(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at + 1 : at;
}
