/** How long a text takes to read. The rules of counting are those of the site format, so that a post keeps its minutes. */

export interface ReadingTimeOptions {
  /** Default 200. */
  wordsPerMinute?: number;
  /** Whether a character stands between words, up to 3.7. Default: white space. */
  wordBound?: (character: string) => boolean;
}

/** Minutes. `locale` decides what a word is, since 3.8; that of the site unless given. */
export type DefaultReadingTime = (args: { content: string; locale?: string; options?: ReadingTimeOptions }) => number;

/** Option `readingTime`; `undefined` shows none for this post. */
export type ReadingTimeFunction = (args: {
  content: string;
  frontMatter: Record<string, unknown>;
  /** Language of the post. */
  locale: string;
  defaultReadingTime: DefaultReadingTime;
}) => number | undefined;

const WORDS_PER_MINUTE = 200;

/** As 3.8 and later count: words by the rules of a language, and hundredths of a minute. */
export function readingTimeIn(language: string): DefaultReadingTime {
  return ({ content, locale = language, options = {} }) => {
    const { wordsPerMinute = WORDS_PER_MINUTE } = options;
    let words = 0;
    for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(content)) {
      if (isWordLike) words++;
    }
    return Math.round((words / wordsPerMinute) * 100) / 100;
  };
}

/** As 3.7 counts: words by the minute. Scripts that write without spaces are counted by the character. */
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
