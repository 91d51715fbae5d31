/** What a post's file says: its address, date, title, texts and links. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blogOf, blogSite, postOf, readRecord, type RecordedBlog, textsOf } from './blog-site.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;
let blog: RecordedBlog;

beforeAll(async () => {
  ({ output } = await blogSite());
  blog = blogOf(readRecord(output));
});

const page = (path: string): HtmlElement => output.page(`blog/${path}/index.html`);

describe('address, date and title of a post', () => {
  it.each([
    ['blog/2024-01-05-named-date.mdx', '2024/01/05/named-date', '2024-01-05T00:00', 'Named date'],
    ['blog/2024-1-6-short-date.md', '2024/1/6/short-date', '2024-01-06T00:00', 'Short date'],
    ['blog/2024/01/07/slashes.md', '2024/01/07/slashes', '2024-01-07T00:00', 'Slashes'],
    ['blog/2024/01-08-mixed.md', '2024/01/08/mixed', '2024-01-08T00:00', 'mixed'],
    ['blog/2024-01-09-folder/index.md', '2024/01/09/folder', '2024-01-09T00:00', 'In a folder'],
    [
      'blog/notes/2024-01-10-below-a-folder.md',
      '2024/01/10/notes/below-a-folder',
      '2024-01-10T00:00',
      'Below a folder',
    ],
    ['blog/from-2023-12-30-to-2024-01-11.md', '2024/01/11/from-2023-12-30-to-', '2024-01-11T00:00', 'Two dates'],
    ['blog/front-date.md', 'releases/2.0', '2024-01-12T10:00', 'Date in front matter'],
    ['blog/time-zone.md', 'zone', '2024-01-12T23:00', 'Time zone'],
  ])('%s', (file, path, date, title) => {
    const post = blog.blogPosts.find(({ metadata }) => metadata.source === `@site/${file}`)?.metadata;
    expect(post).toMatchObject({ permalink: `/base/blog/${path}`, title });
    expect(post?.date.slice(0, 16)).toBe(date);
    const shown = page(path);
    expect(shown.one('main h1').text).toBe(title);
    expect(shown.one('main time').attributes['datetime']).toBe(post?.date);
  });
});

describe('a post', () => {
  it('shows its title once, whether front matter or a heading holds it', () => {
    expect(textsOf(page('2024/01/09/folder').one('main'), 'h1')).toEqual(['In a folder']);
    expect(page('2024/01/09/folder').one('main').text).not.toContain('A heading that the title replaces');
    expect(textsOf(page('2024/1/6/short-date').one('main'), 'h1')).toEqual(['Short date']);
  });

  it('has its own title for search engines', () => {
    const shown = page('releases/2.0');
    expect(shown.one('title').text).toBe('Another title for search engines | Blog site');
    expect(shown.one('meta[property="og:title"]').attributes['content']).toBe(
      'Another title for search engines | Blog site',
    );
  });

  it('describes itself by its front matter, else by its first line', () => {
    const description = (path: string) => page(path).one('meta[name="description"]').attributes['content'];
    expect(description('2024/01/05/named-date')).toBe('The first of all.');
    expect(description('2024/01/08/mixed')).toBe('A text without a title.');
  });

  it('is an article with a date, tags and an image, for other sites that link to it', () => {
    const shown = page('2024/01/05/named-date');
    const property = (name: string) => shown.one(`meta[property="${name}"]`).attributes['content'];
    expect(property('og:type')).toBe('article');
    expect(property('article:published_time')).toBe('2024-01-05T00:00:00.000Z');
    expect(property('article:author')).toBe('https://core.example');
    expect(property('article:tag')).toBe('Releases,Howto,Free Text');
    expect(property('og:image')).toMatch(/^https:\/\/blog\.example\/base\/assets\/images\/pixel-\w+\.png$/);
    expect(shown.one('meta[name="keywords"]').attributes['content']).toBe('one,two');
  });

  it('finds images beside it and links to other posts', () => {
    const main = page('2024/01/09/folder').one('main');
    const src = main.one('.markdown img').attributes['src'] ?? '';
    expect(output.has(src.replace('/base/', ''))).toBe(true);
    expect(main.one('.markdown a').attributes['href']).toBe('/base/blog/2024/01/07/slashes');
    expect(
      page('2024/1/6/short-date').one('.markdown a[href="/base/blog/2024/01/05/named-date#behind-the-cut"]').text,
    ).toBe('the first');
  });

  it('has a table of contents of the levels that it asks for, or none', () => {
    const entries = (path: string) => textsOf(page(path), '.table-of-contents__link');
    expect(entries('2024/01/05/named-date')).toEqual(['Behind the cut']);
    expect(entries('zone')).toEqual(['In the table']);
    expect(entries('releases/2.0')).toEqual([]);
  });

  it('says how to edit it and when it was changed', () => {
    const row = page('2024/01/09/folder').one('.theme-blog-footer-edit-meta-row');
    expect(row.one('a').attributes['href']).toBe('https://git.example/site/edit/main/blog/2024-01-09-folder/index.md');
    expect(row.text).toContain('Last updated on Mar 1, 2024 by Docs team');
    expect(postOf(blog, '/2024/01/09/folder').lastUpdatedAt).toBe(Date.UTC(2024, 2, 1));
  });

  it('takes a minute for 200 words, whatever the language takes for one', () => {
    const main = page('2023/12/24/reading-time').one('main');
    expect(main.text).toContain('3 min read');
    // 397 words, the marker, and 401 Chinese characters, of which several make a word.
    const { readingTime = 0 } = postOf(blog, '/2023/12/24/reading-time');
    expect(readingTime).toBeGreaterThan(398 / 200);
    expect(readingTime).toBeLessThan((401 + 2 + 397) / 200);
  });

  it('keeps its footnotes apart from those of other posts, which lists show beside it', () => {
    const ids = (path: string) =>
      page(path)
        .all('.footnotes li')
        .map(({ attributes }) => attributes['id']);
    const all = [...ids('2024/01/05/named-date'), ...ids('2024/1/6/short-date')];
    expect(all).toHaveLength(2);
    expect(new Set(all).size).toBe(2);
  });

  it('is no file that is a partial or a test', () => {
    const sources = blog.blogPosts.map(({ metadata }) => metadata.source);
    expect(sources.filter((source) => /_partial|tested/.test(source))).toEqual([]);
  });

  it('gives other plugins its text below the title', () => {
    const content = (id: string) => blog.blogPosts.find((post) => post.id === id)?.content;
    expect(content('/2024/01/07/slashes')).toBe('Before.\n\n<!-- truncate -->\n\nBehind.');
    expect(content('/2024/01/08/mixed')).toBe('A text without a title.\n\n<!-- truncate -->');
  });
});
