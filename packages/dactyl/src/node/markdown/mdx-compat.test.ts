import { describe, expect, it } from 'vitest';
import { modernize } from './mdx-compat.js';

const options = {
  mdx: true,
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  admonitionKeywords: ['note', 'tip'],
};

describe('modernize', () => {
  it.each([
    ['a comment', 'a <!-- b --> c', 'a {/*  b */} c'],
    ['a comment that would end early', '<!-- a */ b -->', '{/*  a *  b */}'],
    ['a comment over lines', '<!--\na\n-->\nb', '{/* \na\n*/}\nb'],
    ['a comment with a blank line inside of text', 'a <!-- b\n\nc --> d', 'a       \n\n      d'],
    ['a title', ':::note A b\nc\n:::', ':::note[A b]\nc\n:::'],
    ['a title in a quote', '> :::tip A  \n', '> :::tip[A]  \n'],
    ['a title in a list', '- :::tip A\n', '- :::tip[A]\n'],
    ['a nested title', '::::note A', '::::note[A]'],
    ['no title', ':::note   \n:::note{.a}\n:::note[A]', ':::note   \n:::note{.a}\n:::note[A]'],
    ['an id in a comment', '## A <!-- #b -->\n\n<!-- c -->', '## A {#b}       \n\n{/*  c */}'],
    ['live MDX', '```mdx-code-block\n<A/>\n```\nb', '\n<A/>\n\nb'],
    ['live MDX with a block inside', '````mdx-code-block\n```js\n```\n````\nb', '\n```js\n```\n\nb'],
  ])('%s', (_, before, after) => {
    expect(modernize(before, options)).toBe(after);
  });

  it.each([
    ['a fence', '```md\n<!-- a -->\n:::note b\n## c \\{#d}\n```'],
    ['a fence of tildes', '~~~\n<!-- a -->\n~~~'],
    ['a longer fence', '````\n```mdx-code-block\n<!-- a -->\n```\n````'],
    ['a fence in a list', '- a\n\n  ```\n  <!-- b -->\n  ```'],
    ['a fence that never ends', '```\n<!-- a -->'],
    ['a code span', 'a `<!-- b -->` ``<!-- ` -->``'],
  ])('leaves code alone: %s', (_, text) => {
    expect(modernize(text, options)).toBe(text);
  });

  it('reads on behind a lone backtick', () => {
    expect(modernize('a ` b <!-- c -->\n\nd ` e', options)).toBe('a ` b {/*  c */}\n\nd ` e');
  });

  it('does only what is switched on', () => {
    const text = '<!-- a -->\n:::note b';
    expect(modernize(text, { ...options, mdx1Compat: { comments: false, admonitions: false, headingIds: true } })).toBe(
      '<!-- a -->\n\\:::note b',
    );
    expect(modernize(text, { ...options, mdx: false })).toBe('<!-- a -->\n:::note[b]');
  });
});
