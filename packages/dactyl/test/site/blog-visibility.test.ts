/** Drafts and unlisted posts in production: the ones are not there, nothing leads to the others. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blogOf, blogSite, postOf, readRecord, type RecordedBlog, textsOf } from './blog-site.js';
import type { Output } from './output.js';

const UNLISTED = '/base/blog/2023/11/11/unlisted';

let output: Output;
let blog: RecordedBlog;

beforeAll(async () => {
  ({ output } = await blogSite());
  blog = blogOf(readRecord(output));
});

describe('a draft', () => {
  it('is not there, nor are its tags', () => {
    expect(output.files().filter((file) => file.includes('2023/11/12'))).toEqual([]);
    expect(output.has('blog/tags/unwritten/index.html')).toBe(false);
    expect(blog.blogPosts.some(({ metadata }) => metadata.title === 'Draft')).toBe(false);
  });
});

describe('an unlisted post', () => {
  it('has a page that search engines leave alone', () => {
    const page = output.page('blog/2023/11/11/unlisted/index.html');
    expect(page.one('main h1').text).toBe('Unlisted');
    expect(page.one('.theme-unlisted-banner').text).toContain('Unlisted page');
    expect(page.one('meta[name="robots"]').attributes['content']).toBe('noindex, nofollow');
  });

  it('is in no list, not even that of its author, and in the sidebar of its own page', () => {
    const leadingThere = output
      .files()
      .filter((file) => /^blog\/.*\.html$/.test(file) && output.read(file).includes(`href="${UNLISTED}"`));
    expect(leadingThere.toSorted()).toEqual(['blog/2023/11/11/unlisted/index.html', 'blog/tags/secret/index.html']);
    const own = output.page('blog/2023/11/11/unlisted/index.html');
    expect(textsOf(own.one('aside'), 'a[aria-current="page"]')).toEqual(['Unlisted']);
  });

  it('has no neighbours', () => {
    expect(postOf(blog, '/2023/11/11/unlisted')).not.toHaveProperty('prevItem');
    expect(postOf(blog, '/2023/12/24/reading-time')).not.toHaveProperty('nextItem');
  });

  it('makes a tag unlisted that no other post has', () => {
    const page = output.page('blog/tags/secret/index.html');
    expect(textsOf(page, 'main article h2')).toEqual(['Unlisted']);
    expect(page.one('meta[name="robots"]').attributes['content']).toBe('noindex, nofollow');
    expect(output.page('blog/tags/howto/index.html').all('meta[name="robots"]')).toEqual([]);
    expect(output.page('blog/tags/index.html').one('main').text).not.toContain('secret');
  });
});
