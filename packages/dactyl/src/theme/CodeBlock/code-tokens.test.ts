import { expect, it } from 'vitest';
import { readLines } from './code-tokens.js';

const linesOf = (code: string) => readLines(`<div><pre><code class="language-ts">${code}</code></pre></div>`);
const plain = (content: string) => ({ types: ['plain'], content });

it('reads tokens with their colours', () => {
  const code =
    '<span class="token-line"><span class="p1">a</span> &lt; <span style="font-weight:700">b</span>\n</span><span class="token-line x">c</span>';
  expect(linesOf(code)).toEqual([
    [{ ...plain('a'), className: 'p1' }, plain(' < '), { ...plain('b'), style: { fontWeight: '700' } }],
    [plain('c')],
  ]);
});

it('leaves out marked words, types and notes of the compiler', () => {
  const note = '<span class="twoslash-note twoslash-query" role="note" data-note="a" style="--at:6ch"></span>';
  const typed = '<span class="twoslash-hover" data-type="const a: () =&gt; 1">a<span class="p2">b</span></span>';
  const code = `<span class="token-line">${typed} <mark class="x">c<span class="p1">d</span></mark>\n</span>${note}<span class="token-line">e</span>${note}`;
  expect(linesOf(code)).toEqual([
    [plain('a'), { ...plain('b'), className: 'p2' }, plain(' '), plain('c'), { ...plain('d'), className: 'p1' }],
    [plain('e')],
  ]);
});
