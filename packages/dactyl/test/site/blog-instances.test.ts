/** A second blog with options of its own, at the root of the site. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blogOf, blogSite, listedTitles, postOf, readRecord, type RecordedBlog, textsOf } from './blog-site.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;
let log: string;
let news: RecordedBlog;

beforeAll(async () => {
  ({ output, log } = await blogSite());
  news = blogOf(readRecord(output), 'news');
});

const page = (folder: string): HtmlElement => output.page(`${folder}index.html`);

describe('the second blog', () => {
  it('is the home page, and has the pages that its options name', () => {
    expect(listedTitles(page(''))).toEqual(['One', 'Two']);
    expect(listedTitles(page('pages/2/'))).toEqual(['Three', 'Five']);
    expect(listedTitles(page('labels/daily/'))).toEqual(['One', 'Two']);
    expect(listedTitles(page('labels/daily/pages/2/'))).toEqual(['Three']);
    expect(output.has('archive/index.html')).toBe(false);
    expect(page('').classes).toContain('plugin-id-news');
  });

  it('counts further pages of an author like those of other lists', () => {
    expect(listedTitles(page('people/editors/'))).toEqual(['One', 'Two']);
    expect(listedTitles(page('people/editors/pages/2/'))).toEqual(['Three']);
  });

  it('is sorted from old to new, and so are links to neighbours', () => {
    expect(news.blogPosts.map(({ id }) => id.split('/').at(-1))).toEqual(['one', 'two', 'three', 'five']);
    expect(postOf(news, '/2025/02/02/two')).toMatchObject({
      prevItem: { title: 'One', permalink: '/base/2025/02/01/one' },
      nextItem: { title: 'Three', permalink: '/base/2025/02/03/three' },
    });
  });

  it('shows two posts in its sidebar', () => {
    expect(textsOf(page('2025/02/05/five/').one('aside nav'), 'a')).toEqual(['One', 'Two']);
    expect(page('').one('aside nav').text).toContain('Recent posts');
  });

  it('leaves out what processBlogPosts took away, everywhere', () => {
    expect(output.files().filter((file) => file.includes('filtered'))).toEqual([]);
    expect(output.has('labels/gone/index.html')).toBe(false);
    expect(postOf(news, '/2025/02/03/three').nextItem?.title).toBe('Five');
    expect(listedTitles(page('people/editors/pages/2/'))).toEqual(['Three']);
  });

  it('leaves out files that are excluded', () => {
    expect(output.files().filter((file) => file.includes('idea'))).toEqual([]);
  });

  it('cuts posts at a marker of its own', () => {
    const articles = page('').all('main article');
    expect(articles.map((article) => article.one('.markdown').text)).toEqual([
      'One two three four.',
      'One two three four.',
    ]);
    expect(postOf(news, '/2025/02/05/five').hasTruncateMarker).toBe(false);
  });

  it('counts minutes with a function of the site, which may return none', () => {
    expect(postOf(news, '/2025/02/05/five').readingTime).toBe(2);
    expect(postOf(news, '/2025/02/02/two')).not.toHaveProperty('readingTime');
    expect(page('2025/02/05/five/').one('main').text).toContain('2 min read');
    expect(page('2025/02/02/two/').one('main').text).not.toContain('min read');
  });

  it('takes authors and tags from files of other names', () => {
    expect(postOf(news, '/2025/02/03/three')).toMatchObject({
      authors: [{ name: 'Editors' }, { name: 'Core team of the news', imageURL: '/base/img/core.svg' }],
      tags: [{ label: 'Every day', permalink: '/base/labels/daily' }],
    });
  });

  it('asks a function for links to edit', () => {
    expect(postOf(news, '/2025/02/05/five').editUrl).toBe(
      'https://edit.example/?news&2025-02-05-five.md&/base/2025/02/05/five&en',
    );
  });

  it('prints no warnings that its options turn off', () => {
    expect(log).not.toContain('news/2025-02-05-five.md');
  });

  it('has a title of its own, and at the root that of the site', () => {
    expect(page('').one('title').text).toBe('Blog site');
    expect(page('').one('meta[name="description"]').attributes['content']).toBe('What happens');
  });
});
