import { describe, expect, it } from 'vitest';
import { closeFences } from './open-fences.js';

describe('a fence that is never closed', () => {
  it.each([
    [':::tip\n```js\na\n\n:::\n\n# T\n\n```js\nb\n```', ':::tip\n```js\na\n```\n:::\n\n# T\n\n```js\nb\n```'],
    [':::tip\n```js\na\n:::\nb', ':::tip\n```js\na\n```\n:::\nb'],
    ['> :::tip\n> ~~~\n> a\n>\n> :::', '> :::tip\n> ~~~\n> a\n> ~~~\n> :::'],
    ['- :::tip A\n  ````\n  a\n\n  :::', '- :::tip A\n  ````\n  a\n  ````\n  :::'],
    ['::::a\n:::b\n```\n\n:::\n\n::::', '::::a\n:::b\n```\n```\n:::\n\n::::'],
    [':::tip\r\n```\r\na\r\n\r\n:::\r\n', ':::tip\r\n```\r\na\r\n```\n:::\r\n'],
  ])('ends with the block around it: %j', (text, closed) => {
    expect(closeFences(text)).toBe(closed);
  });

  it.each([
    ':::tip\n```md\n:::note\nx\n:::\n```\n:::',
    ':::tip\n```js\na\n```\n:::\n\n```js\nb\n```',
    '```md\n:::tip\n```js\n:::\n```',
    ':::tip\n:::\n\n```\n:::\n',
    '::::tip\n```\n:::\n',
    ':::tip\n`` ```a`b`` \n:::',
    'a\n```\nb',
  ])('is none: %j', (text) => {
    expect(closeFences(text)).toBe(text);
  });
});
