/** What components read: the hooks of the blog, and the data that pages give to search engines. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blogSite, shownData } from './blog-site.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;
let shown: Record<string, unknown>;

beforeAll(async () => {
  ({ output } = await blogSite());
  // The component of the fixture prints what the hooks return.
  shown = shownData(output.page('blog/2024/01/05/named-date/index.html'), 'probe') as Record<string, unknown>;
});

function structuredData(page: HtmlElement): Record<string, unknown> {
  return JSON.parse(page.one('script[type="application/ld+json"]').text) as Record<string, unknown>; // an object, by its kind
}

describe('hooks of the blog', () => {
  it('useBlogPost returns the post around the component', () => {
    expect(shown['post']).toEqual({
      title: 'Named date',
      date: '2024-01-05T00:00:00.000Z',
      frontMatter: {
        authors: 'core',
        tags: ['release', 'howto', 'Free Text'],
        image: './2024-01-09-folder/pixel.png',
        keywords: ['one', 'two'],
        description: 'The first of all.',
      },
      assets: {
        image: expect.stringMatching(/^\/base\/assets\/images\/pixel-/),
        // Only pictures that lie beside the post are assets; JSON has null for the others.
        authorsImageUrls: [null],
      },
      toc: [{ value: 'Behind the cut', id: 'behind-the-cut', level: 2 }],
      isBlogPostPage: true,
    });
  });

  it('useBlogMetadata returns the blog', () => {
    expect(shown['blog']).toEqual({
      blogBasePath: '/base/blog',
      blogTitle: 'Blog',
      authorsListPath: '/base/blog/authors',
    });
  });

  it('useVisibleBlogSidebarItems leaves unlisted posts out, except that of the page; years come newest first', () => {
    expect(shown['years']).toEqual([
      ['2025', ['Own']],
      ['2024', ['Seen']],
    ]);
  });

  it('useBlogPostStructuredData returns what the page says to search engines', () => {
    expect(shown['structuredData']).toEqual(structuredData(output.page('blog/2024/01/05/named-date/index.html')));
    expect(shown['structuredData']).toMatchObject({
      '@type': 'BlogPosting',
      '@id': 'https://blog.example/base/blog/2024/01/05/named-date',
      headline: 'Named date',
      description: 'The first of all.',
      datePublished: '2024-01-05T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Core team', url: 'https://core.example' },
      isPartOf: { '@type': 'Blog', '@id': 'https://blog.example/base/blog', name: 'Blog' },
    });
  });
});

describe('structured data of a list', () => {
  it('describes the blog with the posts of the page', () => {
    const data = structuredData(output.page('blog/page/2/index.html'));
    expect(data).toMatchObject({ '@type': 'Blog', '@id': 'https://blog.example/base/blog/page/2', headline: 'Blog' });
    expect(data['blogPost']).toMatchObject([
      { headline: 'Below a folder' },
      { headline: 'In a folder', author: [{ name: 'A guest team' }, { name: 'Docs team' }] },
      { headline: 'mixed' },
      { headline: 'Slashes' },
      { headline: 'Short date' },
    ]);
  });
});
