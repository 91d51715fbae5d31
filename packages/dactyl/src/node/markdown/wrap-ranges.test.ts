import { expect, it } from 'vitest';
import { wrapRanges } from './wrap-ranges.js';

const mark = (start: number, end: number) => ({ start, end, open: '[', close: ']' });

it.each([
  ['plain', 'a &lt; b', [mark(2, 3)], 'a [&lt;] b'],
  [
    'inside of a span',
    '<span class="p">user</span>',
    [mark(1, 3)],
    '<span class="p">u</span>[<span class="p">se</span>]<span class="p">r</span>',
  ],
  [
    'whole spans',
    '<span class="p">a</span><span class="q">b</span>c',
    [mark(0, 2)],
    '[<span class="p">a</span><span class="q">b</span>]c',
  ],
  [
    'across the end of one',
    '<span class="p">ab</span>cd',
    [mark(1, 3)],
    '<span class="p">a</span>[<span class="p">b</span>c]d',
  ],
  ['two, one behind the other', 'abcd', [mark(2, 4), mark(0, 2)], '[ab][cd]'],
  ['behind an emoji', '😀ab', [mark(2, 3)], '😀[a]b'],
])('wraps ranges: %s', (_, html, ranges, result) => {
  expect(wrapRanges(html, ranges)).toBe(result);
});
