import { describe, expect, it } from 'vitest';
import { countWords, createTermReader } from './terms.js';

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

  it('also have names that dots and slashes hold together', () => {
    expect(createTermReader()('See docs.versions, @theme/TOC. End')).toEqual([
      'see',
      'docs.versions',
      'docs',
      'versions',
      '@theme/toc',
      'theme',
      'toc',
      'end',
    ]);
  });

  it('also have the signs that names of languages, options and files have', () => {
    const termsOf = createTermReader();
    expect(termsOf('C++, C# and .NET (`.env`)')).toEqual(['c++', 'c', 'c#', 'c', 'and', '.net', 'net', '.env', 'env']);
    expect(termsOf('Run with --out-dir=site')).toEqual(['run', 'with', '--out-dir', 'out', 'dir', 'site']);
    expect(termsOf('a+b 1.5 ./a/b.md ...rest e.g. well--known -- x#y i--')).toEqual(
      termsOf('a b 1.5 a b.md rest e.g well known x y i'),
    );
  });

  it('leave out stop words on demand', () => {
    expect(createTermReader({ skipsStopWords: true })('The sidebar of a site')).toEqual(['sidebar', 'site']);
  });

  it('come as often as they are there', () => {
    expect(createTermReader()('a b a')).toEqual(['a', 'b', 'a']);
  });

  it('leave out hashes and encoded data', () => {
    expect(createTermReader()(`data ${'x'.repeat(200)}`)).toEqual(['data']);
  });
});

it('counts words as readers do', () => {
  expect(countWords('themeConfig and more')).toBe(3);
  expect(countWords('代码块')).toBe(2);
});
