import { describe, expect, it } from 'vitest';
import {
  addBaseUrl,
  applyTrailingSlash,
  decodePathname,
  hasProtocol,
  isRelativeUrl,
  isSamePath,
  normalizeUrl,
  resolveRelativeUrl,
  splitUrl,
} from './url.js';

describe('applyTrailingSlash', () => {
  it.each([
    ['/base/docs', '/base/docs/', '/base/docs'],
    ['/base/docs/', '/base/docs/', '/base/docs'],
    ['/base/docs?x=1#a', '/base/docs/?x=1#a', '/base/docs?x=1#a'],
    ['../docs', '../docs/', '../docs'],
    ['/base/', '/base/', '/base/'],
    ['/', '/', '/'],
    ['#a', '#a', '#a'],
    ['?x=1', '?x=1', '?x=1'],
    ['', '', ''],
  ])('makes of %s with a slash %s, without %s', (url, withSlash, without) => {
    const apply = (trailingSlash?: boolean) => applyTrailingSlash(url, { trailingSlash, baseUrl: '/base/' });
    expect([apply(true), apply(false), apply()]).toEqual([withSlash, without, url]);
  });
});

describe('addBaseUrl', () => {
  it.each([
    ['/docs', '/base/docs'],
    ['docs', '/base/docs'],
    ['/base/docs', '/base/docs'],
    ['/base', '/base/'],
    ['/based', '/base/based'],
  ])('makes of %s %s', (url, expected) => {
    expect(addBaseUrl(url, '/base/')).toBe(expected);
  });
});

describe('normalizeUrl', () => {
  it.each([
    [['/base/', '/docs', 'a'], '/base/docs/a'],
    [['/', '', 'docs/'], '/docs/'],
    [['https://site.example/', '/docs', '?x=1'], 'https://site.example/docs?x=1'],
    [['//site.example/', '/docs'], '//site.example/docs'],
    [['///docs//', '/a//b'], '/docs/a/b'],
    [['', ''], ''],
  ])('joins %j', (parts, expected) => {
    expect(normalizeUrl(parts)).toBe(expected);
  });
});

describe('the parts of a URL', () => {
  it('are the pathname and the rest', () => {
    expect(splitUrl('/a?b#c')).toEqual({ pathname: '/a', suffix: '?b#c' });
    expect(splitUrl('#c')).toEqual({ pathname: '', suffix: '#c' });
  });

  it.each([
    ['https://a.example', true],
    ['//a.example', true],
    ['mailto:a@b.example', true],
    ['/docs', false],
    ['docs:1/../x', true],
    ['#a:b', false],
    ['web+tide:x', true],
    ['1a:b', false],
    ['a_b:c', false],
  ])('tell whether %s leaves the site', (url, expected) => {
    expect(hasProtocol(url)).toBe(expected);
  });

  it('are decoded where they can be', () => {
    expect([decodePathname('/%E4%B8%AD'), decodePathname('/100%')]).toEqual(['/中', '/100%']);
  });
});

describe('isSamePath', () => {
  it.each([
    ['/Docs/a', '/docs/a/', true],
    ['/docs/a', '/docs/b', false],
    [undefined, undefined, true],
    [undefined, '/', false],
  ])('%s and %s', (a, b, expected) => {
    expect(isSamePath(a, b)).toBe(expected);
  });
});

describe('resolveRelativeUrl', () => {
  it.each([
    ['b', '/docs/a', '/docs/b'],
    ['./b?x#y', '/docs/a', '/docs/b?x#y'],
    ['../b#x', '/docs/a/', '/docs/b#x'],
    ['../../../b', '/docs/a', '/b'],
    ['b/../c/', '/docs/a', '/docs/c/'],
    ['..', '/docs/a/b', '/docs/'],
    ['.', '/docs/a', '/docs/'],
    ['指南', '/zh/a', '/zh/指南'],
  ])('%s on %s is %s', (url, from, expected) => {
    expect(isRelativeUrl(url)).toBe(true);
    expect(resolveRelativeUrl(url, from)).toBe(expected);
  });

  it.each(['/b', '#x', '?x', '', 'https://b.example', 'mailto:b@b.example', '//b.example'])(
    '%j is not relative',
    (url) => {
      expect(isRelativeUrl(url)).toBe(false);
    },
  );
});
