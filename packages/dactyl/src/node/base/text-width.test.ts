import { expect, it } from 'vitest';
import { padToWidth, textWidth } from './text-width.js';

it.each([
  ['a b', 3],
  ['', 0],
  ['风 a', 4],
  ['，「」', 6],
  ['한국 かな', 9],
  ['naïve', 5],
  ['nai\u0308ve', 5],
  ['🐦', 2],
])('%j has %i columns', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

it('fills up to a column, and cuts nothing', () => {
  expect([padToWidth('风', 4), padToWidth('风风', 3)]).toEqual(['风  ', '风风']);
});
