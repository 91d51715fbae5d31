import { describe, expect, it } from 'vitest';
import { defaultReadingTime, readingTimeIn } from './reading-time.js';

const words = (content: string) => defaultReadingTime({ content, options: { wordsPerMinute: 1 } });

describe('the reading time since 3.8', () => {
  it('counts words by the rules of a language, in hundredths of a minute', () => {
    const read = readingTimeIn('en');
    expect(read({ content: '' })).toBe(0);
    expect(read({ content: "It isn't - well - 3.5 m." })).toBe(0.03);
    expect(read({ content: 'word '.repeat(101), options: { wordsPerMinute: 300 } })).toBe(0.34);
    const minutes = readingTimeIn('ja')({ content: 'これは港です。', options: { wordsPerMinute: 1 } });
    // Up to 3.7, each of these signs was a word, but for the full stop.
    expect(minutes).toBeLessThan(defaultReadingTime({ content: 'これは港です。', options: { wordsPerMinute: 1 } }));
  });

  it.each([
    ['en', "isn't 3.5 metres\n"],
    ['en', 'one-two\u00a0three'],
    ['ja', 'これは港です。'],
    ['th', 'ท่าเรือ อยู่ที่นี่ '],
  ])('counts each word of a long text once (%s, %j)', (language, text) => {
    const count = (content: string) => readingTimeIn(language)({ content, options: { wordsPerMinute: 1 } });
    const times = 5000;
    expect(count(`${text} `.repeat(times))).toBe(count(`${text} `) * times);
  });
});

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
