import { describe, expect, it } from 'vitest';
import { matchPages } from './match-pages.js';

const has = matchPages({ include: ['/', '/blog/**', '/版本'], exclude: ['/blog/tags/**'] }, '/base/zh/');

describe('the pages that are meant', () => {
  it.each(['/base/zh/', '/base/zh/blog', '/base/zh/blog/', '/base/zh/blog/a/b/', '/base/zh/%E7%89%88%E6%9C%AC'])(
    '%s does',
    (permalink) => expect(has(permalink)).toBe(true),
  );

  it.each(['/base/zh/docs', '/base/zh/blog/tags', '/base/zh/blog/tags/a', '/base/zh/blogs'])(
    '%s does not',
    (permalink) => expect(has(permalink)).toBe(false),
  );

  it('does so below a base URL that is not ASCII, too', () => {
    const below = matchPages({ include: ['/blog/**'], exclude: [] }, '/%E4%B8%AD/');
    expect(['/%E4%B8%AD/blog/a', '/%E4%B8%AD/docs/a'].map(below)).toEqual([true, false]);
  });
});
