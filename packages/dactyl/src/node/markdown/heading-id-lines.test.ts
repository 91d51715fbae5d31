import { describe, expect, it } from 'vitest';
import { headingIdEdits } from './heading-id-lines.js';

function rewritten(text: string, mdx = true): string {
  return headingIdEdits(text, { mdx })
    .toReversed()
    .reduce((all, { start, end, text: by }) => all.slice(0, start) + by + all.slice(end), text);
}

describe('the id of a heading', () => {
  it.each([
    ['## A {/* #b-c */}', '## A {#b-c}'],
    ['## A {/*#b*/}', '## A {#b}'],
    ['## A <!-- #b.c -->', '## A {#b.c}'],
    ['### `a` {/* #b */} ##', '### `a` {#b}'],
    ['> ## A {/* #b */}\r', '> ## A {#b}\r'],
    ['- # A {/* #b */}', '- # A {#b}'],
    ['A {/* #b */}\n---', 'A {#b}\n---'],
    ['A <!-- #b -->\r\n===', 'A {#b}\r\n==='],
    ['## A \\{#b}', '## A  {#b}'],
    ['## A {#b} ##', '## A {#b}'],
    ['## C# {#c} #', '## C# {#c}'],
    ['## A {#b c} #', '## A {#b}'],
    ['## A {#b onclick=c d}', '## A {#b}'],
    ['## A\\{#b}', '## A {#b}'],
    ['## {/* #b */}', '## {#b}'],
    ['## A {/* #b c */}', '## A {#b}'],
    ['## A <!-- #b c -->', '## A {#b}'],
    ['### A: B { /*#a:-b*/ }', '### A: B {#a:-b}'],
  ])('%s', (before, after) => {
    const result = rewritten(before);
    expect(result.replace(/ +(?=\r?$)/gm, '')).toBe(after);
    expect(result).toHaveLength(before.length);
  });

  it.each([
    '## A {#b}',
    '## A {/* b */}',
    '## A {/* #b */} c',
    'A {/* #b */}',
    'A {/* #b */}\n\n---',
    '| a {/* #x */} |',
    '##A {/* #b */}',
    '## A {/* # */}',
  ])('is not found in %s', (text) => {
    expect(rewritten(text)).toBe(text);
  });

  it.each([
    ['### a.b.{#}', '### a.b.\\{#}'],
    ['## The {#if} block', '## The \\{#if} block'],
    ['text\n# {#each}: A\n{#no}', 'text\n# \\{#each}: A\n{#no}'],
    ['## {#if} {#id}', '## \\{#if} {#id}'],
    ['## A \\{#if} b', '## A \\{#if} b'],
  ])('is at the end, and elsewhere {# is text: %s', (before, after) => {
    expect(rewritten(before)).toBe(after);
  });

  it.each([
    ['## A {a=b}', '## A {a=b\\}'],
    ['> ## A {.b} ##', '> ## A {.b\\} ##'],
    ['A {/* b */}\n---', 'A {/* b */\\}\n---'],
    ['## A {#b}', '## A {#b}'],
    ['## A {b} c', '## A {b} c'],
    ['A {b}\n\n---', 'A {b}\n\n---'],
  ])('is all that braces mean in Markdown without JSX: %s', (before, after) => {
    expect(rewritten(before, false)).toBe(after);
  });
});
