import { describe, expect, it } from 'vitest';
import { createTermReader, queryTerms } from './terms.js';

describe('terms of a query', () => {
  it.each<[string, string[]]>([
    ['Vite Plugins, vite', ['vite', 'plugins']],
    ['  ', []],
    ['%', []],
    ['😀', []],
    ['<script>alert(1)</script>', ['script', 'alert', '1']],
    ['Café Übung', ['cafe', 'ubung']],
    ['代码块', ['代码', '码块']],
    ['码', ['码']],
    ['Vite插件', ['vite', '插件']],
    ['ひらがな', ['ひら', 'らが', 'がな']],
    ['snake_case', ['snake_case']],
  ])('%j: %j', (query, terms) => {
    expect(queryTerms(query)).toEqual(terms);
  });
});

describe('terms of a text', () => {
  it('also have the parts of names, and the last character of a run', () => {
    const termsOf = createTermReader();
    expect(termsOf('themeConfig snake_case')).toEqual([
      'themeconfig',
      'theme',
      'config',
      'snake_case',
      'snake',
      'case',
    ]);
    expect(termsOf('代码块')).toEqual(['代码', '码块', '块']);
  });

  it('come as often as they are there', () => {
    expect(createTermReader()('a b a')).toEqual(['a', 'b', 'a']);
  });

  it('leave out what nobody types', () => {
    expect(createTermReader()(`data ${'x'.repeat(200)}`)).toEqual(['data']);
  });
});
