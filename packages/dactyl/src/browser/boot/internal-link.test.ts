import { describe, expect, it } from 'vitest';
import { isPagePathname } from './internal-link.js';

describe('isPagePathname', () => {
  it.each([
    ['/', false],
    ['/base', true],
    ['/base/', true],
    ['/base/docs/intro', true],
    ['/base/docs/intro.html', true],
    ['/base/blog/releases/3.6', true],
    ['/base/docs/2.0.0-rc', true],
    ['/base/img/logo.svg', false],
    ['/base/sitemap.XML', false],
    ['/base/archive.tar.gz', false],
    ['/base/zh', false],
    ['/base/zh/docs', false],
    ['/base/zhong', true],
    ['/baseline', false],
  ])('%s: %s', (pathname, isPage) => {
    expect(isPagePathname(pathname, { baseUrl: '/base/', otherBaseUrls: ['/base/zh/'] })).toBe(isPage);
  });
});
