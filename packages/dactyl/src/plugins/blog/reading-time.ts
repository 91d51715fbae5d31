/** How long a text takes to read. The rules of counting are those of the site format, so that a post keeps its minutes. */

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

/** Chinese characters, hiragana and Hangul: each is a word, and ends the one before it. Katakana makes long words. */
const CJK = '\\u3040-\\u309f\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\u{20000}-\\u{2ebe0}';
/** What may follow such a character without being a word: signs of ASCII, full stops, commas, brackets, wide forms. */
const PUNCTUATION = '!-/:-@\\[-`{-~\\u3000-\\u303f\\uff00-\\uffef';

function countWords(content: string): number {
  const words = new RegExp(`[${CJK}][${PUNCTUATION} \\n\\r\\t]*|[^ \\n\\r\\t${CJK}]+`, 'gu');
  return content.match(words)?.length ?? 0;
}

function countBounded(content: string, isBound: (character: string) => boolean): number {
  const isCjk = new RegExp(`[${CJK}]`, 'u');
  const isPunctuation = new RegExp(`[${PUNCTUATION}]`, 'u');
  let words = 0;
  let isInWord = false;
  let isBehindCjk = false;
  for (const character of content) {
    const isCjkWord = isCjk.test(character);
    const isGap: boolean = !isCjkWord && (isBound(character) || (isBehindCjk && isPunctuation.test(character)));
    if (isCjkWord || (!isGap && !isInWord)) words++;
    isInWord = !isCjkWord && !isGap;
    isBehindCjk = isCjkWord || (isBehindCjk && isGap);
  }
  return words;
}
