import { describe, expect, it } from 'vitest';
import { SiteError, SiteErrors } from '../../../node/base/site-error.js';
import { reportInlineAuthors, resolveAuthors } from './authors.js';
import type { AuthorsMap } from './content-types.js';
import { checkPostFrontMatter } from './front-matter.js';
import type { BlogAuthor } from './types.js';

const authorsMap: AuthorsMap = {
  jane: {
    key: 'jane',
    name: 'Jane',
    title: 'Lead',
    imageURL: '/base/jane.png',
    page: { permalink: '/base/blog/authors/jane' },
  },
  joe: { key: 'joe', name: 'Joe', page: null },
};

function resolve(frontMatter: Record<string, unknown>, map: AuthorsMap | undefined = authorsMap) {
  const source = `---\n${Object.keys(frontMatter)
    .map((key) => `${key}: x\n`)
    .join('')}---\n`;
  const checked = checkPostFrontMatter(frontMatter, { file: '/p.md', source });
  return resolveAuthors({
    frontMatter: checked,
    authorsMap: map,
    baseUrl: '/base/',
    file: '/p.md',
    authorsFile: 'authors.yml',
  });
}

function failure(frontMatter: Record<string, unknown>, map?: AuthorsMap): SiteError {
  try {
    resolve(frontMatter, map);
  } catch (error) {
    const first: unknown = error instanceof SiteErrors ? error.errors[0] : error;
    if (first instanceof SiteError) return first;
    throw error;
  }
  throw new Error('The authors were accepted.');
}

describe('resolveAuthors', () => {
  it.each([
    ['none', {}, []],
    ['a key', { authors: 'jane' }, [authorsMap['jane']]],
    ['several keys', { authors: ['jane', 'joe'] }, [authorsMap['jane'], authorsMap['joe']]],
    ['a key with changes', { authors: { key: 'jane', title: 'Guest' } }, [{ ...authorsMap['jane'], title: 'Guest' }]],
    ['an author in place', { authors: { name: 'Ann', extra: 1 } }, [{ key: null, page: null, name: 'Ann', extra: 1 }]],
    [
      'an image of the site',
      { authors: { name: 'Ann', image_url: '/ann.png' } },
      [{ key: null, page: null, name: 'Ann', imageURL: '/base/ann.png' }],
    ],
    [
      'a relative image',
      { authors: { name: 'Ann', imageURL: './ann.png' } },
      [{ key: null, page: null, name: 'Ann', imageURL: './ann.png' }],
    ],
    [
      'the older keys',
      { author: 'Ann', authorURL: 'https://a.example' },
      [{ key: null, page: null, name: 'Ann', url: 'https://a.example' }],
    ],
    ['an older title without a name', { author_title: 'Guest' }, [{ key: null, page: null, title: 'Guest' }]],
    ['an older name beside an empty list', { author: 'Ann', authors: [] }, []],
    [
      'socials',
      {
        authors: {
          name: 'A',
          socials: {
            GitHub: 'ann',
            x: 'https://x.com/a',
            linkedin: 'ann',
            stackoverflow: 123,
            bluesky: 'ann.example',
            instagram: 'ann',
            threads: 'ann',
            mastodon: 'ann@server.example',
            twitch: 'ann',
            youtube: 'ann',
            email: 'ann@mail.example',
            other: 'me',
            constructor: 'me',
          },
        },
      },
      [
        {
          key: null,
          page: null,
          name: 'A',
          socials: {
            github: 'https://github.com/ann',
            x: 'https://x.com/a',
            linkedin: 'https://www.linkedin.com/in/ann/',
            stackoverflow: 'https://stackoverflow.com/users/123',
            bluesky: 'https://bsky.app/profile/ann.example',
            instagram: 'https://www.instagram.com/ann',
            threads: 'https://www.threads.net/@ann',
            mastodon: 'https://mastodon.social/@ann@server.example',
            twitch: 'https://twitch.tv/ann',
            youtube: 'https://youtube.com/@ann',
            email: 'mailto:ann@mail.example',
            other: 'me',
            constructor: 'me',
          },
        },
      ],
    ],
  ])('%s', (_name, frontMatter, expected) => {
    expect(resolve(frontMatter)).toEqual(expected);
  });

  it('lists the keys for an unknown one', () => {
    const error = failure({ authors: 'jan' });
    expect(error.message).toBe('The authors file has no author "jan".');
    expect(error.details.hint).toBe('Did you mean "jane"? The authors are: jane, joe.');
  });

  it('says when there is no authors file', () => {
    expect(failure({ authors: 'jane' }, {}).message).toMatch(/the blog has no "authors.yml"/);
  });

  it('does not take words of JavaScript for keys', () => {
    expect(failure({ authors: 'constructor' }).message).toMatch(/no author "constructor"/);
  });

  it.each([
    ['a key twice', { authors: ['jane', { key: 'jane' }] }, /"jane" is named twice/],
    ['both ways', { authors: 'jane', author: 'Ann' }, /"author" and "authors" exclude each other/],
    ['a mixed list with a fault', { authors: ['jane', { title: 'x' }] }, /"authors\[1\]" needs a "key"/],
    ['an author without a name', { authors: { title: 'x' } }, /"authors" needs a "key", a "name" or an "image_url"/],
    ['a number', { authors: true }, /"authors" must be a key of the authors file/],
    [
      'a handle with a slash',
      { authors: { name: 'A', socials: { github: 'a/b' } } },
      /must be a handle, or a whole address/,
    ],
  ])('rejects %s', (_name, frontMatter, message) => {
    expect(failure(frontMatter).message).toMatch(message);
  });
});

describe('reportInlineAuthors', () => {
  const author = (name: string, key: string | null): BlogAuthor => ({ name, key, page: null });
  const reportOf = (posts: { file: string; authors: BlogAuthor[] }[]): unknown[] => {
    const findings: unknown[] = [];
    const report = (...args: unknown[]) => void findings.push(args);
    reportInlineAuthors({ posts, siteDir: '/site', severity: 'warn', report });
    return findings;
  };

  it('names the posts once for all, and who is not in the authors file', () => {
    const posts = [
      { file: '/site/blog/a.md', authors: [author('Ann', null), author('Bob', 'bob'), author('Cy', null)] },
      { file: '/site/blog/b.md', authors: [author('Bob', 'bob')] },
      { file: '/site/blog/c.md', authors: [author('Ann', null)] },
    ];
    expect(reportOf(posts)).toEqual([
      [
        'warn',
        {
          message: 'The authors file does not hold all authors:\n  blog/a.md: "Ann", "Cy"\n  blog/c.md: "Ann"',
          file: '/site/blog/a.md',
          key: 'authors',
          hint: 'Move them into the authors file and name their keys, or set "onInlineAuthors" to "ignore".',
        },
      ],
    ]);
  });

  it('reports nothing if all authors are in the authors file', () => {
    expect(reportOf([{ file: '/site/blog/b.md', authors: [author('Bob', 'bob')] }])).toEqual([]);
  });
});
