import { describe, expect, it } from 'vitest';
import { isMarkdownUrl } from './compile-content.js';

describe('isMarkdownUrl', () => {
  it.each([
    ['./a.md', true],
    ['/docs/a.MDX?b#c', true],
    ['a.md#b', true],
    ['./a.mdown', false],
    ['./a.pdf', false],
    // What is there is no page, also when it is Markdown.
    ['pathname:///docs/a.md', false],
  ])('%s: %s', (url, expected) => {
    expect(isMarkdownUrl(url)).toBe(expected);
  });
});
