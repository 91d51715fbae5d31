/** How long a text takes to read. Words are counted as in Docusaurus, so that posts show the same number of minutes. */

export interface ReadingTimeOptions {
  /** Default 200. */
  wordsPerMinute?: number;
  /** Whether a character separates words. Only used by releases up to 3.7. Default: white space. */
  wordBound?: (character: string) => boolean;
}

/** Returns minutes. Since 3.8, `locale` determines what a word is; its default is the site's locale. */
export type DefaultReadingTime = (args: { content: string; locale?: string; options?: ReadingTimeOptions }) => number;

/** Option `readingTime`. If it returns `undefined`, the post shows no reading time. */
export type ReadingTimeFunction = (args: {
  content: string;
  frontMatter: Record<string, unknown>;
  /** Language of the post. */
  locale: string;
  defaultReadingTime: DefaultReadingTime;
}) => number | undefined;

const WORDS_PER_MINUTE = 200;

/** Counts like 3.8 and later: words by the rules of a language, rounded to hundredths of a minute. */
export function readingTimeIn(language: string): DefaultReadingTime {
  return ({ content, locale = language, options = {} }) => {
    const { wordsPerMinute = WORDS_PER_MINUTE } = options;
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    let words = 0;
    for (const piece of piecesOf(content)) {
      for (const { isWordLike } of segmenter.segment(piece)) if (isWordLike) words++;
    }
    return Math.round((words / wordsPerMinute) * 100) / 100;
  };
}

/** Characters. */
const PIECE = 2000;

/** V8 copies the whole text for each word in it. No word goes on behind the end of a line, or behind a space. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = endOfPiece(text, from);
    yield text.slice(from, end);
    from = end;
  }
}

function endOfPiece(text: string, from: number): number {
  const to = from + PIECE;
  if (to >= text.length) return text.length;
  const bound = Math.max(text.lastIndexOf('\n', to), text.lastIndexOf(' ', to));
  // Scripts without spaces.
  return (bound >= from ? bound : text.indexOf('\n', to)) + 1 || text.length;
}

/** Counts like 3.7: words between separators. In scripts without spaces, each character counts as a word. */
export const defaultReadingTime: DefaultReadingTime = ({ content, options = {} }) => {
  const { wordsPerMinute = WORDS_PER_MINUTE, wordBound } = options;
  return (wordBound === undefined ? countWords(content) : countBounded(content, wordBound)) / wordsPerMinute;
};

/**
 * Chinese characters, hiragana and Hangul: each is a word and ends the preceding one. Katakana is not included, because
 * its words are long.
 */
const CJK = '\\u3040-\\u309f\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\u{20000}-\\u{2ebe0}';
/**
 * Punctuation that may follow such a character without being a word: ASCII, full stops, commas, brackets, wide forms.
 */
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
