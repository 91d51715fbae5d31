/** Words that a site explains: where they stand in a text, and what they become. Runs without the engine. */
import { escapeHtml } from '../../shared/html.js';
import { hasProtocol } from '../../shared/url.js';

/** A word, other forms of it, and its explanation. */
export interface TextTerm {
  /** Names the explanation on a page; unique among the terms. */
  id: string;
  /** The word and its other forms. */
  words: string[];
  /** The explanation as inline HTML without links. */
  html: string;
  /** Page that says more: a path of the site or an address. */
  url: string;
}

export interface TextTerms {
  terms: TextTerm[];
  /** A page whose front matter has `false` here explains only what its author asks for. */
  frontMatterKey: string;
  /** Whether words are explained without being asked for. */
  isAutomatic: boolean;
  /** URL of the style sheet, which pages with an explanation load. */
  styles: string;
}

export interface FoundTerm {
  term: TextTerm;
  start: number;
  end: number;
}

/** Scripts that are written without spaces: a word in them has no borders. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';
const LETTER = `[[\\p{L}\\p{M}\\p{N}_]--[${UNSPACED}]]`;

/** All places of the words in a text, in order; the longest word of a place counts. */
export type FindTerms = (text: string) => FoundTerm[];

export function createTermFinder(terms: readonly TextTerm[]): FindTerms {
  const byWord = new Map(
    terms.flatMap((term) => term.words.map((word) => [word.toLowerCase(), { term, word }] as const)),
  );
  const words = [...byWord.keys()].toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return () => [];
  const pattern = new RegExp(words.map(wordPattern).join('|'), 'giv');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const known = byWord.get(found.toLowerCase().replaceAll(/\s+/g, ' '));
      // Abbreviations are other words in small letters: "IT", "it".
      if (!known || (known.word === known.word.toUpperCase() && known.word !== found)) return [];
      return [{ term: known.term, start: index, end: index + found.length }];
    });
}

const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'v');
const ENDS_UNSPACED = new RegExp(`[${UNSPACED}]$`, 'v');

function wordPattern(word: string): string {
  const escaped = word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
  const before = STARTS_UNSPACED.test(word) ? '' : `(?<!${LETTER})`;
  return `${before}${escaped}${ENDS_UNSPACED.test(word) ? '' : `(?!${LETTER})`}`;
}

/** As links of Markdown to other sites. */
const NEW_TAB = 'target="_blank" rel="noopener noreferrer" ';

/**
 * A word with its explanation, which shows without a script: browsers that know `interestfor` show it when a pointer or the focus
 * rests on the word, and hide it on Escape; in others the style sheet does the first half, and `browser/boot/close-hints` the second.
 *
 * @param href address, or the placeholder of a reference
 * @param isFirst whether the page does not hold the explanation yet
 */
export function termHtml(term: TextTerm, word: string, { href, isFirst }: { href: string; isFirst: boolean }): string {
  const id = `term-${escapeHtml(term.id)}`;
  const tab = hasProtocol(term.url) ? NEW_TAB : '';
  const link = `<a href="${escapeHtml(href)}" ${tab}class="dactyl-term" aria-describedby="${id}" interestfor="${id}">`;
  const text = `<span class="dactyl-term__text" id="${id}" role="tooltip" popover="hint">${term.html}</span>`;
  return `${link}${escapeHtml(word)}</a>${isFirst ? text : ''}`;
}
