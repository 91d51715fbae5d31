/** How long a text takes to read. */

export interface ReadingTimeOptions {
  /** Default 200. */
  wordsPerMinute?: number;
  /** Whether a character stands between words. Default: white space. */
  wordBound?: (character: string) => boolean;
}

/** Minutes, not rounded. */
export type DefaultReadingTime = (args: { content: string; options?: ReadingTimeOptions }) => number;

/** Option `readingTime`; `undefined` shows none for this post. */
export type ReadingTimeFunction = (args: {
  content: string;
  frontMatter: Record<string, unknown>;
  defaultReadingTime: DefaultReadingTime;
}) => number | undefined;

const WORDS_PER_MINUTE = 200;

/** Words by the minute. Scripts that write without spaces are counted by the character. */
export const defaultReadingTime: DefaultReadingTime = ({ content, options = {} }) => {
  const { wordsPerMinute = WORDS_PER_MINUTE, wordBound } = options;
  return (wordBound === undefined ? countWords(content) : countBounded(content, wordBound)) / wordsPerMinute;
};

/** Chinese characters, kana and Hangul: each is a word, and ends the one before it. */
const CJK = '\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\u{20000}-\\u{2ebe0}';
/** What follows such a character without being a word: their full stops, commas, brackets and wide forms. */
const CJK_PUNCTUATION = '\\u3000-\\u303f\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65';

function countWords(content: string): number {
  const words = new RegExp(`[${CJK}][${CJK_PUNCTUATION}]*|[^\\s${CJK}${CJK_PUNCTUATION}]+`, 'gu');
  return content.match(words)?.length ?? 0;
}

function countBounded(content: string, isBound: (character: string) => boolean): number {
  const isCjk = new RegExp(`[${CJK}]`, 'u');
  let words = 0;
  let isInWord = false;
  for (const character of content) {
    const isCharacterWord = isCjk.test(character);
    const isWord = isCharacterWord || !isBound(character);
    if (isCharacterWord || (isWord && !isInWord)) words++;
    isInWord = isWord && !isCharacterWord;
  }
  return words;
}
