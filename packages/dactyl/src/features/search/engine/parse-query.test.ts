import { describe, expect, it } from 'vitest';
import { normalPhrase, parseQuery, pinnedQuery } from './parse-query.js';
import { readSynonyms } from './synonyms.js';

const synonyms = readSynonyms([['dark mode', 'Night Theme']], normalPhrase);
const termsOf = (query: string) => parseQuery(query, synonyms).wishes.flatMap(({ terms }) => terms);

describe('what a query asks for', () => {
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
    ['how do I add a logo', ['add', 'logo']],
    ['how to', ['how', 'to']],
    ['怎么部署网站', ['部署', '署网', '网站']],
    ['如何', ['如何']],
    ['docs.versions @theme/TOC', ['docs', 'versions', '@theme/toc']],
    ['--out-dir', ['--out-dir']],
    ['C++ C# .NET @acme/ui --dev', ['c++', 'c#', '.net', '@acme/ui', '--dev']],
    ['C+ #4 --', ['c', '4']],
  ])('%j: %j', (query, terms) => {
    expect(termsOf(query)).toEqual(terms);
  });

  it('is unfinished in its last word, until a space follows', () => {
    const prefixes = (query: string) => parseQuery(query, synonyms).wishes.map(({ isPrefix }) => isPrefix);
    expect(prefixes('code blo')).toEqual([false, true]);
    expect(prefixes('code block ')).toEqual([false, false]);
  });

  it('may have other words: synonyms of this site and of all, words written as one, parts of names', () => {
    const instead = (query: string, at = 0) =>
      parseQuery(query, synonyms).wishes[at]?.instead.map(({ terms }) => terms.join(' '));
    expect(instead('i18n')).toContain('internationalization');
    expect(instead('dark modes', 1)).toContain('night theme');
    expect(instead('side bar')).toContain('sidebar');
    expect(instead('themeConfig')).toContain('theme config');
    expect(instead('--out-dir')).toContain('out dir');
    expect(instead('@theme/TOC')).toContain('theme toc');
    expect(instead('C++')).toEqual([]);
  });

  it('likes names as a whole, and words side by side', () => {
    const extras = (query: string) => parseQuery(query, synonyms).extras.map(({ terms }) => terms.join());
    expect(extras('docs.versions')).toEqual(['docs.versions', 'doc version']);
    expect(extras('代码块')).toEqual([]);
  });

  it('takes pairs of characters from two Chinese words for less', () => {
    const [, between, last] = parseQuery('修改端口', synonyms).wishes;
    expect(between?.weight).toBeLessThan(last?.weight ?? 0);
  });

  it('is no longer than anybody types', () => {
    expect(termsOf('字'.repeat(50_000)).length).toBeLessThan(13);
    expect(termsOf(Array.from({ length: 500 }, (_, index) => `w${index}`).join(' ')).length).toBeLessThan(13);
  });
});

it('compares pinned queries without case, accents and further spaces', () => {
  expect(pinnedQuery('  Getting   STARTED ')).toBe(pinnedQuery('getting started'));
  expect(pinnedQuery('Café')).toBe('cafe');
});
