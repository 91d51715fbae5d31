import { describe, expect, it } from 'vitest';
import { parseNumberPrefix } from './number-prefix.js';
import { docNames, resolvePathname } from './slug.js';

function names(path: string, frontMatter: { id?: string; slug?: string; parse_number_prefixes?: boolean } = {}) {
  return docNames({ path, frontMatter, parsePrefix: parseNumberPrefix, file: `/site/docs/${path}` });
}

describe('docNames', () => {
  it.each([
    ['intro.md', {}, 'intro', '/intro'],
    ['01-guides/02-start.md', {}, 'guides/start', '/guides/start'],
    ['01-guides/02-start.md', { parse_number_prefixes: false }, '01-guides/02-start', '/01-guides/02-start'],
    ['guides/start.md', { id: 'first' }, 'guides/first', '/guides/first'],
    ['guides/start.md', { slug: '/else/where' }, 'guides/start', '/else/where'],
    ['guides/start.md', { slug: 'begin' }, 'guides/start', '/guides/begin'],
    ['guides/start.md', { slug: './begin/' }, 'guides/start', '/guides/begin/'],
    ['guides/start.md', { slug: '../begin' }, 'guides/start', '/begin'],
    ['a/b/start.md', { slug: '../../../x' }, 'a/b/start', '/x'],
    ['index.md', {}, 'index', '/'],
    ['README.mdx', {}, 'README', '/'],
    ['guides/index.md', {}, 'guides/index', '/guides/'],
    ['guides/Guides.md', {}, 'guides/Guides', '/guides/'],
    ['01-a/01-a.md', {}, 'a/a', '/a/'],
    ['01-a/a.md', {}, 'a/a', '/a/a'],
    ['guides/index.md', { slug: 'all' }, 'guides/index', '/guides/all'],
    ['指南/你好.md', {}, '指南/你好', '/指南/你好'],
    ['my doc.v2.md', {}, 'my doc.v2', '/my doc.v2'],
  ])('%s with %j is %s at %s', (path, frontMatter, id, slug) => {
    expect(names(path, frontMatter)).toMatchObject({ id, slug });
  });

  it('keeps the number of the file name for its position', () => {
    expect(names('05-x.md').numberPrefix).toBe(5);
    expect(names('05-x.md', { parse_number_prefixes: false }).numberPrefix).toBeUndefined();
  });

  it.each(['/a?b', '/a#b', '//host/x'])('rejects the slug %s', (slug) => {
    expect(() => names('a.md', { slug })).toThrow(`The slug "${slug}" is not a valid URL path.`);
  });
});

describe('pathnames', () => {
  it.each([
    ['x', '/', '/x'],
    ['..', '/a/b/', '/a/'],
    ['.', '/a/', '/a/'],
    ['..', '/a/', '/'],
    ['b/../c', '/a/', '/a/c'],
  ])('%j from %j is %j', (path, base, expected) => {
    expect(resolvePathname(path, base)).toBe(expected);
  });
});
