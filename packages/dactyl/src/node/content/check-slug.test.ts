import { describe, expect, it } from 'vitest';
import { checkSlug, isValidPathname } from './check-slug.js';

describe('isValidPathname', () => {
  it.each([
    ['/a/b-c_d.e', true],
    ['/你好', true],
    ['/%E4%BD%A0', true],
    ['/a/../b', false],
    ['a', false],
    ['/a?b', false],
  ])('%s: %j', (text, expected) => {
    expect(isValidPathname(text)).toBe(expected);
  });
});

describe('checkSlug', () => {
  it('takes what can be a path', () => {
    expect(() => checkSlug({ slug: 'a', pathname: '/a', file: '/p.md' })).not.toThrow();
  });

  it.each([
    ['/a\0b', 'has a control character in its address'],
    ['/a%00b', 'has a control character in its address'],
    [`/${'a'.repeat(300)}`, 'has an address that is too long for the name of a file'],
  ])('refuses %j with its file', (slug, reason) => {
    expect(() => checkSlug({ slug, pathname: slug, file: '/p.md' })).toThrow(
      expect.objectContaining({
        message: expect.stringContaining(reason),
        details: expect.objectContaining({ file: '/p.md', key: 'slug', hint: expect.stringContaining('short "slug"') }),
      }),
    );
  });

  it('names what is written, and a file name only when nothing is', () => {
    const check = (slug?: string) => () => checkSlug({ slug, pathname: '/what?', file: '/p.md' });
    expect(check('https://a.example/x')).toThrow('The slug "https://a.example/x" is not a valid URL path.');
    expect(check()).toThrow('The slug "/what?" is not a valid URL path.');
  });

  it.each([
    ['/100% wool', 'without "%", "?", "#"'],
    ['/a%20b?', 'without "?", "#"'],
  ])('says what %j must do without', (pathname, hint) => {
    const details: unknown = expect.objectContaining({ hint: expect.stringContaining(hint) });
    expect(() => checkSlug({ slug: undefined, pathname, file: '/p.md' })).toThrow(expect.objectContaining({ details }));
  });
});
