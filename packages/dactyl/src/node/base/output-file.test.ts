import { describe, expect, it } from 'vitest';
import { outputFile } from './output-file.js';

describe('outputFile', () => {
  it.each([
    ['/base/', 'index.html', 'index.html', 'index.html'],
    ['/base', 'index.html', 'index.html', 'index.html'],
    ['/base/docs/a', 'docs/a/index.html', 'docs/a.html', 'docs/a/index.html'],
    ['/base/docs/a/', 'docs/a/index.html', 'docs/a/index.html', 'docs/a/index.html'],
    ['/base/404.html', '404.html', '404.html', '404.html'],
    ['/base/v1.0', 'v1.0/index.html', 'v1.0.html', 'v1.0/index.html'],
    ['/base/%E4%B8%AD%20%E6%96%87', '中 文/index.html', '中 文.html', '中 文/index.html'],
    ['/base/c%23', 'c#/index.html', 'c#.html', 'c#/index.html'],
    ['/base/a%2Fb', 'a%2Fb/index.html', 'a%2Fb.html', 'a%2Fb/index.html'],
    ['/base//a//b', 'a/b/index.html', 'a/b.html', 'a/b/index.html'],
    ['/base/100%', '100%/index.html', '100%.html', '100%/index.html'],
  ])('of %s', (pathname, byDefault, withoutSlash, withSlash) => {
    const fileOf = (trailingSlash?: boolean) => outputFile(pathname, { baseUrl: '/base/', trailingSlash });
    expect([fileOf(), fileOf(false), fileOf(true)]).toEqual([byDefault, withoutSlash, withSlash]);
  });

  it('lies below a base URL that is not ASCII, too', () => {
    expect(outputFile('/%E4%B8%AD/a', { baseUrl: '/%E4%B8%AD/' })).toBe('a/index.html');
  });

  it.each(['/base/../evil', '/base/a/../../evil', '/base/%2e%2e/evil', '/base/./a'])('refuses %s', (pathname) => {
    expect(() => outputFile(pathname, { baseUrl: '/base/' })).toThrow(pathname);
  });

  it.each([
    [`/base/${'a'.repeat(300)}`, 'is too long for the name of a file'],
    [`/base/${encodeURI('中'.repeat(84))}`, 'is too long for the name of a file'],
    [`/base/${'a/'.repeat(5000)}`, 'is too long for the name of a file'],
    ['/base/a\0b', 'has a control character'],
    ['/base/a\u0007b', 'has a control character'],
  ])('says why it cannot be a file: %#', (pathname, reason) => {
    expect(() => outputFile(pathname, { baseUrl: '/base/' })).toThrow(
      expect.objectContaining({ name: 'SiteError', message: expect.stringMatching(new RegExp(`^.{0,200}${reason}`)) }),
    );
  });

  it('takes names as long as files can have', () => {
    expect(outputFile(`/base/${encodeURI('中'.repeat(83))}`, { baseUrl: '/base/' })).toHaveLength(
      83 + '/index.html'.length,
    );
  });
});
