/** A blog in a second language: what is translated, and what stands in where nothing is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blogOf, blogSite, linksOf, postOf, readRecord, type RecordedBlog } from './blog-site.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;
let blog: RecordedBlog;
let news: RecordedBlog;

beforeAll(async () => {
  ({ output } = await blogSite());
  const record = readRecord(output, 'zh');
  blog = blogOf(record);
  news = blogOf(record, 'news');
});

const page = (folder: string): HtmlElement => output.page(`zh/${folder}/index.html`);

describe('the blog in Chinese', () => {
  it('shows translated posts at the addresses of the originals', () => {
    const shown = page('blog/2024/01/05/named-date');
    expect(shown.one('main h1').text).toBe('文件名里的日期');
    expect(shown.one('meta[name="description"]').attributes['content']).toBe('第一篇。');
    expect(postOf(blog, '/2024/01/05/named-date').source).toBe(
      '@site/i18n/zh/docusaurus-plugin-content-blog/2024-01-05-named-date.mdx',
    );
  });

  it('shows the original of a post that is not translated, and links lead on in Chinese', () => {
    const shown = page('blog/2024/1/6/short-date');
    expect(shown.one('main h1').text).toBe('Short date');
    expect(linksOf(shown, '.markdown a')[1]).toEqual([
      'the first',
      '/base/zh/blog/2024/01/05/named-date#behind-the-cut',
    ]);
  });

  it('has no post that exists in Chinese only', () => {
    expect(output.files().filter((file) => file.includes('only-in-chinese'))).toEqual([]);
  });

  it('takes authors and tags from its own files', () => {
    expect(postOf(blog, '/2024/01/07/slashes').authors.map(({ name }) => name)).toEqual(['核心团队', '文档团队']);
    expect(postOf(blog, '/2024/01/05/named-date').tags.map(({ label }) => label)).toEqual(['发布', '指南']);
    expect(output.has('zh/blog/authors/silent/index.html')).toBe(false);
  });

  it('takes the texts of the blog from options.json', () => {
    const list = page('blog');
    expect(list.one('title').text).toBe('博客 | Blog site');
    expect(list.one('meta[name="description"]').attributes['content']).toBe('博客的说明');
    expect(list.one('aside nav').text).toContain('所有文章');
    expect(blog.blogListPaginated[0]?.metadata).toMatchObject({ blogTitle: '博客', blogDescription: '博客的说明' });
  });

  it('edits translated files where they are', () => {
    expect(postOf(blog, '/2024/01/05/named-date').editUrl).toBe(
      'https://git.example/site/edit/main/i18n/zh/docusaurus-plugin-content-blog/2024-01-05-named-date.mdx',
    );
    expect(postOf(blog, '/2024/01/07/slashes').editUrl).toBe(
      'https://git.example/site/edit/main/blog/2024/01/07/slashes.md',
    );
    expect(postOf(news, '/2025/02/01/one').editUrl).toBe(
      'https://edit.example/?i18n/zh/docusaurus-plugin-content-blog-news&2025-02-01-one.md&/base/zh/2025/02/01/one&zh',
    );
  });

  it('of each instance has a folder of its own', () => {
    expect(postOf(news, '/2025/02/01/one').title).toBe('一');
  });
});
