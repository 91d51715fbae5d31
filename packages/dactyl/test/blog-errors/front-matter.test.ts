/** Each mistake in the front matter of a post, with what is printed. */
import { describe, expect, it } from 'vitest';
import { type BrokenBlog, post, printBlogError } from './print-blog-error.js';

const broken = (yaml: string): BrokenBlog => ({ files: { 'blog/2024-01-02-a.md': post(yaml) } });

describe('front matter of a post', () => {
  it.each<[string, BrokenBlog]>([
    ['a date that is none', broken('title: A\ndate: next week')],
    ['a date that no calendar has', broken('date: "2024-13-45"')],
    ['a date that is a list', broken('date: [2024, 1, 5]')],
    ['draft and unlisted', broken('draft: true\nunlisted: true')],
    ['tags that are not a list', broken('title: A\ntags: one, two')],
    ['a tag that lacks its permalink', broken('tags:\n  - one\n  - label: Two')],
    ['texts that are none', broken('title: [a]\ndescription: {b: c}\nslug:')],
    ['texts that are empty', broken('slug: ""\nauthor: ""')],
    ['a slug with a query', broken('title: A\nslug: "/a?b=c"')],
    ['a slug with a domain', broken('slug: https://other.example/a')],
    ['an image that is not an address', broken('image: my image.png of')],
    ['keywords that are not a list', broken('keywords: docs, errors')],
    [
      'levels of the table of contents the wrong way round',
      broken('toc_min_heading_level: 4\ntoc_max_heading_level: 3'),
    ],
    ['flags that are none', broken('hide_table_of_contents: 1\nunlisted: perhaps')],
    ['a last update that is no date', broken('last_update:\n  author: Core team\n  date: last week')],
    ['YAML that does not parse', broken('title: A: B')],
    [
      'mistakes of several kinds in several files',
      {
        files: {
          'blog/2024-01-02-a.md': post('tags: a\ndate: soon'),
          'blog/2024-01-03-b.md': post('authors: nobody'),
          'blog/2024-01-04-c.md': post('draft: 2'),
        },
      },
    ],
  ])('%s', async (_, site) => {
    expect(await printBlogError(site)).toMatchSnapshot();
  });
});

describe('file names of posts', () => {
  it.each<[string, BrokenBlog]>([
    ['a date that no calendar has', { files: { 'blog/2024-13-45-a.md': post('title: A') } }],
    ['no path', { files: { 'blog/2024-01-02-what?.md': post('title: A') } }],
  ])('%s', async (_, site) => {
    expect(await printBlogError(site)).toMatchSnapshot();
  });

  it('may hold any date when front matter has one', async () => {
    expect(await printBlogError({ files: { 'blog/2024-02-30-a.md': post('date: 2024-03-01') } })).toBe('');
  });
});

describe('what is worth a warning', () => {
  it.each<[string, BrokenBlog]>([
    [
      'days that no calendar has, which are read as later ones',
      {
        files: {
          'blog/2024-02-30-a.md': post('title: A'),
          'blog/2017-02-27-b.md': post('title: B\ndate: 2017-02-29 11:00:00'),
          'blog/2024-04-31-c.md': post('date: 2024-05-01'),
        },
      },
    ],
    ['an id', broken('title: A\nid: old-address')],
    ['no date anywhere', { files: { 'blog/a.md': post('title: A'), 'blog/b.md': post('title: B') } }],
    ['no marker', { files: { 'blog/2024-01-02-a.md': 'A\n', 'blog/2024-01-03-b.md': 'B\n' } }],
    [
      'no marker, as an error',
      { options: `onUntruncatedBlogPosts: 'throw'`, files: { 'blog/2024-01-02-a.md': 'A\n' } },
    ],
    ['no marker, ignored', { options: `onUntruncatedBlogPosts: 'ignore'`, files: { 'blog/2024-01-02-a.md': 'A\n' } }],
  ])('%s', async (_, site) => {
    expect(await printBlogError(site)).toMatchSnapshot();
  });
});
