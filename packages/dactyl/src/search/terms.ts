/**
 * Text → terms. Words of most scripts are terms as they are; Chinese, Japanese and Korean do not part words, so each two
 * neighbouring characters are a term. The index also has the parts of `camelCase` and `snake_case`, and the last
 * character of a run, so that a query of one character finds it: the other ones begin a term.
 */

const RUN = '\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff\\uac00-\\ud7af';
const WORDS = new RegExp(`[${RUN}]+|(?:(?![${RUN}])[\\p{L}\\p{M}\\p{N}_$])+`, 'gu');
const ASCII_WORDS = /[\w$]+/g;
const IS_RUN = new RegExp(`^[${RUN}]`);
/** Parts of a word in code: before a capital letter, and at underscores. */
const PARTS = /(?<=[a-z0-9])(?=[A-Z])|_+/;
/** What nobody types as one word, such as a hash or encoded data. */
const LONGEST = 64;

/** Terms of a query, each once. */
export function queryTerms(text: string): string[] {
  const terms = words(text).flatMap((word) => (isUnparted(word) ? pairs(word) : [word.toLowerCase()]));
  return [...new Set(terms)].filter((term) => term.length <= LONGEST);
}

/** Whether a term is of a script that does not part words. */
export function isUnparted(term: string): boolean {
  return IS_RUN.test(term);
}

/** A function that gives all terms of a text, as often as they are in it. It remembers words, which come again. */
export function createTermReader(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    // A loop, because each word of a site comes by here: `flatMap` takes five times as long.
    const terms: string[] = [];
    for (const word of words(text)) {
      let found = known.get(word);
      if (!found) known.set(word, (found = indexTerms(word)));
      for (const term of found) terms.push(term);
    }
    return terms;
  };
}

/** How letters are compared: without accents and, by `toLowerCase`, without case. */
export function plainLetters(text: string): string {
  if (isAscii(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');
}

function words(text: string): string[] {
  return (isAscii(text) ? text.match(ASCII_WORDS) : plainLetters(text).match(WORDS)) ?? [];
}

function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the range of ASCII begins with control characters
  return !/[^\x00-\x7f]/.test(text);
}

function indexTerms(word: string): string[] {
  if (isUnparted(word)) return word.length === 1 ? [word] : [...pairs(word), word.slice(-1)];
  const parts = word.split(PARTS).filter((part) => part.length > 1);
  const all = parts.length > 1 ? [word, ...parts] : [word];
  return all.filter((part) => part.length <= LONGEST).map((part) => part.toLowerCase());
}

function pairs(run: string): string[] {
  if (run.length === 1) return [run];
  return Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2));
}
