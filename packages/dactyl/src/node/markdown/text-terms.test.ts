import { describe, expect, it } from 'vitest';
import { createTermFinder, termHtml, type TextTerm } from './text-terms.js';

const term = (id: string, ...words: string[]): TextTerm => ({ id, words, html: `<em>${id}</em>`, url: `/g#${id}` });
const find = createTermFinder([
  term('tern', 'tern', 'terns'),
  term('arctic', 'Arctic tern'),
  term('it', 'IT'),
  term('cpp', 'C++'),
  term('swift', '雨燕'),
]);

describe('createTermFinder', () => {
  it.each([
    ['A tern, two Terns.', ['tern', 'Terns']],
    ['Western terns, internal', ['terns']],
    ['the arctic\ntern', ['arctic\ntern']],
    ['it works in IT', ['IT']],
    ['C++ and C', ['C++']],
    ['看见雨燕飞过', ['雨燕']],
    ['看见tern飞过', ['tern']],
    ['tern_1 tern2 é́tern', []],
    ['nothing', []],
  ])('finds whole words in %j', (text, words) => {
    expect(find(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });

  it('takes the longest word of a place', () => {
    expect(find('Arctic tern').map(({ term: { id } }) => id)).toEqual(['arctic']);
  });
});

describe('termHtml', () => {
  it('is a link with its explanation, which a page holds once', () => {
    const html = termHtml(term('tern', 'tern'), 'a <tern>', { href: '/g#tern', isFirst: true });
    expect(html).toBe(
      '<a href="/g#tern" class="dactyl-term" aria-describedby="term-tern" interestfor="term-tern">a &lt;tern&gt;</a>' +
        '<span class="dactyl-term__text" id="term-tern" role="tooltip" popover="hint"><em>tern</em></span>',
    );
    expect(termHtml(term('tern', 'tern'), 'it', { href: '/g#tern', isFirst: false })).not.toContain('<span');
  });
});
