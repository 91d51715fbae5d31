/** Lists of posts: pages, order, neighbours, sidebar, archive. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  blogOf,
  blogSite,
  linksOf,
  listedTitles,
  postOf,
  readRecord,
  type BlogRecord,
  type RecordedBlog,
  textsOf,
} from './blog-site.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

const NEWEST_FIRST = [
  'Same day, a',
  'Same day, b',
  'Time zone',
  'Date in front matter',
  'Two dates',
  'Below a folder',
  'In a folder',
  'mixed',
  'Slashes',
  'Short date',
  'Named date',
  'Reading time',
];

let output: Output;
let record: BlogRecord;
let blog: RecordedBlog;

beforeAll(async () => {
  ({ output } = await blogSite());
  record = readRecord(output);
  blog = blogOf(record);
});

const page = (folder: string): HtmlElement => output.page(`${folder}/index.html`);

describe('the list of posts', () => {
  it('holds all posts, newest first; those of one day by the names of their files', () => {
    const shown = ['blog', 'blog/page/2', 'blog/page/3'].flatMap((folder) => listedTitles(page(folder)));
    expect(shown).toEqual(NEWEST_FIRST);
    expect(output.has('blog/page/1/index.html')).toBe(false);
    expect(output.has('blog/page/4/index.html')).toBe(false);
  });

  it('links its pages to each other', () => {
    const links = (folder: string) =>
      page(folder)
        .all('.pagination-nav__link')
        .map(({ attributes }) => attributes['href']);
    expect(links('blog')).toEqual(['/base/blog/page/2']);
    expect(links('blog/page/2')).toEqual(['/base/blog', '/base/blog/page/3']);
    expect(links('blog/page/3')).toEqual(['/base/blog/page/2']);
  });

  it('R195 refers to the posts of a page, and knows where it stands', () => {
    const route = record.routes.find(({ path }) => path === '/base/blog/page/2');
    expect(route?.modules?.['items']).toHaveLength(5);
    expect(route?.props?.['metadata']).toEqual({
      permalink: '/base/blog/page/2',
      page: 2,
      postsPerPage: 5,
      totalPages: 3,
      totalCount: 12,
      previousPage: '/base/blog',
      nextPage: '/base/blog/page/3',
      blogTitle: 'Blog',
      blogDescription: 'Blog',
    });
  });

  it('shows a post up to its marker, and leads to the rest', () => {
    const [slashes, short] = page('blog/page/2').all('main article').slice(3);
    expect(slashes?.one('.markdown').text).toBe('Before.');
    expect(slashes?.one('footer a[aria-label]').attributes).toMatchObject({
      'aria-label': 'Read more about Slashes',
      href: '/base/blog/2024/01/07/slashes',
    });
    expect(short?.text).not.toContain('Behind');
  });

  it('shows all of a post without a marker, and links no rest', () => {
    const article = page('blog').all('main article')[4];
    expect(article?.one('.markdown').text).toBe('This post has no marker, so lists show all of it.');
    expect(article?.all('footer a[aria-label]')).toEqual([]);
  });
});

describe('posts', () => {
  it('are linked to the newer and the older one', () => {
    const { prevItem, nextItem } = postOf(blog, '/releases/2.0');
    expect([prevItem, nextItem]).toEqual([
      { title: 'Time zone', permalink: '/base/blog/zone' },
      { title: 'Two dates', permalink: '/base/blog/2024/01/11/from-2023-12-30-to-' },
    ]);
    expect(textsOf(page('blog/releases/2.0'), '.pagination-nav__label')).toEqual(['Time zone', 'Two dates']);
    expect(postOf(blog, '/2024/01/14/a').prevItem).toBeUndefined();
    expect(postOf(blog, '/2023/12/24/reading-time').nextItem).toBeUndefined();
  });

  it('have a route each, with the sidebar, the content and data of the blog', () => {
    const route = record.routes.find(({ path }) => path === '/base/blog/releases/2.0');
    expect(route).toMatchObject({
      component: '@theme/BlogPostPage',
      exact: true,
      modules: { content: '@site/blog/front-date.md', sidebar: expect.any(String) },
      metadata: { sourceFilePath: 'blog/front-date.md' },
      hasBlogMetadata: true,
    });
  });
});

describe('the sidebar', () => {
  it('lists all posts where the option says so, by year, the newest first', () => {
    const sidebar = page('blog/releases/2.0').one('aside nav');
    expect(sidebar.text).toContain('All posts');
    expect(textsOf(sidebar, 'h3')).toEqual(['2024', '2023']);
    expect(textsOf(sidebar, 'a')).toEqual(NEWEST_FIRST);
    expect(sidebar.one('a[aria-current="page"]').text).toBe('Date in front matter');
  });
});

describe('the archive', () => {
  it('has all listed posts by year', () => {
    const archive = page('blog/archive').one('.main-wrapper');
    expect(archive.one('h1').text).toBe('Archive');
    expect(archive.all('h2').map(({ attributes }) => attributes['id'])).toEqual(['2024', '2023']);
    const links = linksOf(archive, 'li a');
    expect(links).toHaveLength(NEWEST_FIRST.length);
    expect(links[0]).toEqual(['January 14 - Same day, a', '/base/blog/2024/01/14/a']);
    expect(links.at(-1)).toEqual(['December 24 - Reading time', '/base/blog/2023/12/24/reading-time']);
  });
});

it('loads style sheets of its own in lists and in the archive, which other pages are without', () => {
  const ownSheets = (path: string) => {
    const names = page(path)
      .all('link[rel="stylesheet"]')
      .map(({ attributes }) => attributes['href']);
    return names.flatMap((name) => /\/(Blog\w+)-\w+\.css$/.exec(name ?? '')?.[1] ?? []);
  };
  expect(ownSheets('blog')).toEqual(['BlogPostItem']);
  expect(ownSheets('blog/archive')).toEqual(['BlogArchivePage']);
  expect(ownSheets('blog/2024/01/14/a')).toEqual([]);
});
