import { describe, expect, it } from 'vitest';
import { withMediaLast } from './media-last.js';

/** Queries in the order in which they come out. */
const sorted = (...queries: string[]) =>
  [
    ...withMediaLast(queries.map((query) => `@media ${query} { a { top: 0 } }`).join('\n')).matchAll(
      /@media ([^{]+) \{/g,
    ),
  ].map(([, query]) => query);

describe('media queries', () => {
  it('come behind all other rules, and stay in their layers', () => {
    expect(
      withMediaLast(
        'a {}\n@media print { a { top: 0 } }\nb { top: 1px }\n@layer x { @media print { c { top: 0 } } d {} }',
      ),
    ).toBe('a {}\nb { top: 1px }\n@layer x { @media print { c { top: 0 } } d {} }\n@media print { a { top: 0 } }');
  });

  it.each([
    ['those that end at a width, widest first', ['(max-width: 735px)', '(max-width: 780px)'], [1, 0]],
    ['those that begin at one, narrowest first', ['(min-width: 60em)', '(min-width: 500px)'], [1, 0]],
    ['what begins before what ends', ['(max-width: 500px)', '(min-width: 900px)'], [1, 0]],
    ['in newer words', ['(width <= 735px)', '(width >= 900px)', '(width <= 780px)'], [1, 2, 0]],
    ['without a width behind them', ['(hover: none)', '(max-width: 500px)'], [1, 0]],
    [
      'print last',
      ['print', '(prefers-color-scheme: dark)', 'print and (min-width: 5px)', '(min-width: 9px)'],
      [3, 1, 2, 0],
    ],
    ['a range by where it begins', ['(max-width: 800px)', '(min-width: 500px) and (max-width: 600px)'], [1, 0]],
    [
      'rules of one query together, in their order',
      ['(min-width: 9px)', '(min-width: 1px)', '(min-width: 9px)'],
      [1, 0, 2],
    ],
  ])('%s', (_what, queries, order) => {
    expect(sorted(...queries)).toEqual(order.map((index) => queries[index]));
  });

  it('are nothing to a sheet that has none', () => {
    const css = 'a { color : red }';
    expect(withMediaLast(css)).toBe(css);
  });
});
