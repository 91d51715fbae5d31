import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import BlogArchivePage from '@theme/BlogArchivePage';
import BlogListPage from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import type { BlogPostContent } from '../../src/runtime/blog/types.js';
import { renderPage } from './render-page.js';

const post = (title: string, date: string): BlogPostContent =>
  Object.assign((() => <p>Beginning of {title}</p>) as ComponentType, {
    frontMatter: {},
    assets: { authorsImageUrls: [] },
    toc: [],
    metadata: {
      permalink: `/blog/${title}`,
      title,
      description: 'About',
      date,
      tags: [{ label: 'one', permalink: '/blog/tags/one', inline: true }],
      readingTime: 1.2,
      hasTruncateMarker: true,
      authors: [
        {
          key: null,
          name: 'Core team',
          url: 'https://people.example',
          socials: { github: 'https://code.example/core' },
          page: null,
        },
      ],
      frontMatter: {},
      unlisted: false,
      source: '@site/blog/post.md',
    },
  });

const items = [
  { content: post('newer', '2026-01-02T00:00:00.000Z') },
  { content: post('older', '2025-12-31T00:00:00.000Z') },
];

describe('a list of posts', () => {
  it('shows date, reading time, authors, tags and the way to the whole post', () => {
    const { html } = renderPage(<BlogPostItems items={items} />);
    expect(html).toContain('<time dateTime="2026-01-02T00:00:00.000Z">January 2, 2026</time> · 2 min read');
    expect(html).toContain('Core team');
    expect(html).toContain('aria-label="GitHub"');
    expect(html).toContain('aria-label="Read more about newer"');
    expect(html).toContain('<h2 class="dactyl-post__title"><a href="/blog/newer">newer</a></h2>');
  });

  it('describes itself to search engines and groups recent posts by year', () => {
    const sidebar = {
      title: 'Recent',
      items: items.map(({ content: { metadata } }) => ({ ...metadata, unlisted: metadata.title === 'older' })),
    };
    const metadata = {
      permalink: '/blog',
      page: 1,
      postsPerPage: 10,
      totalPages: 1,
      totalCount: 2,
      blogTitle: 'Blog',
      blogDescription: 'News',
    };
    const { html, head } = renderPage(<BlogListPage items={items} sidebar={sidebar} metadata={metadata} />, {
      pathname: '/blog',
    });
    expect(head.title).toBe('Blog | Test Site');
    expect(head.htmlAttributes['class']).toBe('blog-wrapper blog-list-page plugin-docs plugin-id-default');
    expect(head.tags).toContain('"@type":"BlogPosting","@id":"https://test.example/blog/newer"');
    expect(html).toContain('<div class="dactyl-blog-sidebar__year">2026</div>');
    expect(html).not.toContain('<div class="dactyl-blog-sidebar__year">2025</div>');
    expect(html).toContain('data-mobile-secondary');
  });
});

it('the archive has years from the newest, posts of a year from the oldest', () => {
  const blogPosts = [...items, { content: post('oldest', '2025-01-01T00:00:00.000Z') }].map(({ content }) => content);
  const { html } = renderPage(<BlogArchivePage archive={{ blogPosts }} />);
  const order = ['2026', 'January 2 - newer', '2025', 'January 1 - oldest', 'December 31 - older'].map((text) =>
    html.indexOf(text),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
  // A header outside of main would be a second banner beside the announcement.
  expect(html).toMatch(
    /<main><header class="hero[^"]*"><div class="container"><h1 class="hero__title">Archive<\/h1><\/div>/,
  );
});
