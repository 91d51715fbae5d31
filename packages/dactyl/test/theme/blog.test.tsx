import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import BlogArchivePage from '@theme/BlogArchivePage';
import BlogListPage from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import BlogSidebar from '@theme/BlogSidebar';
import BlogSidebarMobile from '@theme/BlogSidebar/Mobile';
import type { BlogPostContent } from '../../src/features/blog/react/types.js';
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

const LIST = {
  permalink: '/blog',
  page: 1,
  postsPerPage: 10,
  totalPages: 1,
  totalCount: 2,
  blogTitle: 'Blog',
  blogDescription: 'News',
};

describe('a list of posts', () => {
  it('shows date, reading time, authors, tags and the way to the whole post', () => {
    const { html } = renderPage(<BlogPostItems items={items} />);
    expect(html).toContain('<time dateTime="2026-01-02T00:00:00.000Z">January 2, 2026</time> · 2 min read');
    expect(html).toContain('Core team');
    expect(html).toContain('aria-label="GitHub: Core team"');
    expect(html).toContain('aria-label="Read more about newer"');
    expect(html).toContain('<h2 class="dactyl-post__title"><a href="/blog/newer">newer</a></h2>');
  });

  it('describes itself to search engines and groups recent posts by year', () => {
    const sidebar = {
      title: 'Recent',
      items: items.map(({ content: { metadata } }) => ({ ...metadata, unlisted: metadata.title === 'older' })),
    };
    const page = <BlogListPage items={items} sidebar={sidebar} metadata={LIST} />;
    const { html, regions, head } = renderPage(page, { pathname: '/blog' });
    const [shown = ''] = Object.values(regions).filter((region) => region.includes('dactyl-blog-sidebar'));
    expect(head.title).toBe('Blog | Test Site');
    expect(head.htmlAttributes['class']).toBe('blog-wrapper blog-list-page plugin-docs plugin-id-default');
    expect(head.tags).toContain('"@type":"BlogPosting","@id":"https://test.example/blog/newer"');
    expect(html).toContain('<h1 class="dactyl-visually-hidden">Blog</h1>');
    // One list of recent posts for all pages, without the post that only its own page shows.
    expect(shown).toContain('<h3 class="dactyl-blog-sidebar__year">2026</h3>');
    expect(shown).not.toContain('2025');
    expect(shown).toContain('data-mobile-secondary');
  });

  it('an unlisted post is in the list of recent posts of its own page', () => {
    const sidebar = {
      title: 'Recent',
      items: items.map(({ content: { metadata } }) => ({ ...metadata, unlisted: metadata.title === 'older' })),
    };
    const sidebarOn = (pathname: string) => renderPage(<BlogSidebar sidebar={sidebar} />, { pathname }).regions;
    const [[id, html = ''] = []] = Object.entries(sidebarOn('/blog/older'));
    expect(html).toContain('<a class="menu__link" href="/blog/older">older</a>');
    // The other pages share another one.
    expect(Object.keys(sidebarOn('/blog/newer'))).not.toContain(id);
    expect(sidebarOn('/blog/newer')).toEqual(sidebarOn('/blog'));
  });

  it('closes the years of a long list, all but the newest', () => {
    const long = Array.from({ length: 101 }, (_, index) => ({
      title: `Post ${index}`,
      permalink: `/blog/${index}`,
      date: `${2026 - (index % 3)}-01-01T00:00:00.000Z`,
      unlisted: false,
    }));
    const [html = ''] = Object.values(
      renderPage(<BlogSidebar sidebar={{ title: 'All', items: long }} />, { pathname: '/blog' }).regions,
    );
    expect(html.match(/<details[^>]*>/g)).toEqual([
      '<details data-collapsible="" open="">',
      '<details data-collapsible="">',
      '<details data-collapsible="">',
    ]);
    expect(html).toMatch(/<summary [^>]*><h3 class="dactyl-blog-sidebar__year">2025<\/h3><\/summary>/);
    expect(html).toContain('<!--branch:2024-->');
    const short = renderPage(<BlogSidebar sidebar={{ title: 'All', items: long.slice(1) }} />, { pathname: '/blog' });
    expect(Object.values(short.regions).join('')).not.toContain('<details');
  });

  it('a sidebar of the site that chooses by the width of the window finds a list for small screens', () => {
    const sidebar = { title: 'Recent', items: items.map(({ content }) => ({ ...content.metadata, unlisted: false })) };
    const { html } = renderPage(<BlogSidebarMobile sidebar={sidebar} />);
    expect(html).toMatch(/<nav [^>]*data-mobile-secondary.*newer.*older/);
  });

  it('texts of posts cannot leave the description for search engines', () => {
    const odd = { content: post('</script><!--<script>', '2026-01-02T00:00:00.000Z') };
    const { head } = renderPage(<BlogListPage items={[odd]} metadata={LIST} />, { pathname: '/blog' });
    const [, json = ''] = /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/.exec(head.tags) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ blogPost: [{ headline: '</script><!--<script>' }] });
  });
});

it('the archive has years, and the posts of a year, from the newest', () => {
  const blogPosts = [...items, { content: post('oldest', '2025-01-01T00:00:00.000Z') }].map(({ content }) => content);
  const { html } = renderPage(<BlogArchivePage archive={{ blogPosts }} />);
  const order = ['>2026', '>January 2<', 'newer<', '>2025', '>December 31<', 'older<', '>January 1<', 'oldest<'].map(
    (text) => html.indexOf(text),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
  // The title stands before the main part, as sites expect, and in a landmark: a header would be a second banner.
  expect(html).toMatch(/<section class="hero [^"]*" aria-label="Archive">.*<h1 [^>]*>Archive<\/h1>.*<\/section><main>/);
});
