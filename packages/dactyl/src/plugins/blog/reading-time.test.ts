import { describe, expect, it } from 'vitest';
import { defaultReadingTime } from './reading-time.js';

const words = (content: string) => defaultReadingTime({ content, options: { wordsPerMinute: 1 } });

describe('defaultReadingTime', () => {
  it.each([
    ['', 0],
    ['one two\nthree', 3],
    ['  one  ', 1],
    ['中文字', 3],
    ['中文，字。', 3],
    ['React 是一个库', 5],
    ['React是', 2],
    ['ひらがな', 4],
    ['한국어', 3],
    ['𠀀𠀁', 2],
    ['カタカナ', 1],
    ['中文 - 字', 3],
    ['中，(abc)', 2],
    ['abc - def', 3],
    ['a\u00a0b', 1],
  ])('counts the words of %j: %i', (content, expected) => {
    expect(words(content)).toBe(expected);
  });

  it('takes 200 words a minute', () => {
    expect(defaultReadingTime({ content: 'word '.repeat(300) })).toBe(1.5);
  });

  it('takes other bounds between words', () => {
    const wordBound = (character: string) => character === '-';
    expect(defaultReadingTime({ content: 'a b-c-中d', options: { wordsPerMinute: 1, wordBound } })).toBe(4);
  });
});
