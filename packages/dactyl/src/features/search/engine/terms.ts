/**
 * Text → terms. Words of most scripts are terms as they are; Chinese, Japanese and Korean do not part words, so each two
 * neighbouring characters are a term. The index also has the parts of `camelCase` and `snake_case`, names that dots and the like
 * hold together (`docs.versions`), or that begin or end with signs (`@theme/TOC`, `--out-dir`, `.env`, `C++`), and the last character of a run, so that a query of one character finds it:
 * the other ones begin a term.
 */
import { isStopWord } from './stop-words.js';

const RUN = '\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uac00-\\ud7af';
const LETTER = `(?:(?![${RUN}])[\\p{L}\\p{M}\\p{N}_$])`;
/** Packages of a scope, options of a command line, names that begin with a dot, languages such as `C#`. */
const SIGNED = [
  '@[\\w-]+/[\\w/-]+',
  '(?<![\\w-])--[A-Za-z\\d][\\w-]*',
  '(?<![\\w.)\\]}/\\\\-])\\.[A-Za-z]\\w*(?:[.:]\\w+)*',
  '[A-Za-z](?:\\+\\+|#)(?![\\w+#])',
].join('|');
const WORDS = new RegExp(`[${RUN}]+|${SIGNED}|${LETTER}+(?:[.:]${LETTER}+)*`, 'gu');
const ASCII_WORDS = new RegExp(`${SIGNED}|[\\w$]+(?:[.:][\\w$]+)*`, 'g');
const IS_SIGNED = /^(?:@|--|\.)|[+#]$/;
const IS_RUN = new RegExp(`^[${RUN}]`);
/** Parts of a word in code: before a capital letter, and at underscores. */
const PARTS = /(?<=[a-z0-9])(?=[A-Z])|_+/;
/** Between the words of a name that dots, slashes and hyphens hold together. */
const JOINTS = /[^\p{L}\p{M}\p{N}_$]+/u;
/** Maximum length of a term: longer texts are hashes or encoded data, which nobody types. */
const LONGEST = 64;

/** Whether a term is of a script that does not part words. */
export function isUnparted(term: string): boolean {
  return IS_RUN.test(term);
}

/** Words of a text, in its own letters; those of scripts that do not part words as runs. */
export function wordsOf(text: string): string[] {
  return (isAscii(text) ? text.match(ASCII_WORDS) : plainLetters(text).match(WORDS)) ?? [];
}

/** Length of a text in words, or in characters for scripts without spaces. */
export function countWords(text: string): number {
  return wordsOf(text).reduce((sum, word) => sum + (isUnparted(word) ? Math.ceil(word.length / 2) : 1), 0);
}

/** Whether signs at its beginning or end belong to a word: it is something else without them. */
export function isSigned(word: string): boolean {
  return IS_SIGNED.test(word);
}

/** Words that a name consists of, without signs; none where it is a single one. */
export function jointsOf(word: string): string[] {
  return isUnparted(word) || !/[.:@+#-]/.test(word) ? [] : word.split(JOINTS).filter(Boolean);
}

/** What a name in code consists of; none where it is a single word. */
export function partsOf(word: string): string[] {
  const parts = word.split(PARTS).filter((part) => part.length > 1);
  return parts.length > 1 ? parts : [];
}

export function pairs(run: string): string[] {
  if (run.length === 1) return [run];
  return Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
}

export function isTerm(term: string): boolean {
  return term.length <= LONGEST;
}

/**
 * Returns a function that lists all terms of a text, with repetitions. It remembers words, because they occur often.
 */
export function createTermReader(options: TermOptions = {}): (text: string) => string[] {
  return createNamedReader((term) => term, options);
}

/** The same with what the caller has instead of each term, such as its number: it is asked for when a word is met first. */
export function createNamedReader<Name>(
  nameOf: (term: string) => Name,
  { skipsStopWords = false }: TermOptions = {},
): (text: string) => Name[] {
  const known = new Map<string, Name[]>();
  const namesOf = (word: string) =>
    indexTerms(word)
      .filter((term) => isTerm(term) && !(skipsStopWords && isStopWord(term)))
      .map(nameOf);
  return (text) => {
    // A loop, because this runs for each word of a site, and `flatMap` takes five times as long.
    const names: Name[] = [];
    for (const word of wordsOf(text)) {
      let found = known.get(word);
      if (!found) known.set(word, (found = namesOf(word)));
      for (const name of found) names.push(name);
    }
    return names;
  };
}

interface TermOptions {
  skipsStopWords?: boolean;
}

/** How letters are compared: without accents and, by `toLowerCase`, without case. */
export function plainLetters(text: string): string {
  if (isAscii(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');
}

function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the range of ASCII begins with control characters
  return !/[^\x00-\x7f]/.test(text);
}

function indexTerms(word: string): string[] {
  if (isUnparted(word)) return word.length === 1 ? [word] : [...pairs(word), word.slice(-1)];
  const joined = jointsOf(word);
  if (joined.length > 0) return [word.toLowerCase(), ...joined.flatMap(indexTerms)];
  return [word, ...partsOf(word)].map((part) => part.toLowerCase());
}
