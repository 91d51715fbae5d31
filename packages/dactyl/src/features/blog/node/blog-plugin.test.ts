/** What the hooks of the blog plugin give: routes, props, data, metadata and messages. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BlogRunOptions, runBlogPlugin } from '../../../../test/run-blog-plugin.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import { blogOptionsSchema } from './options.js';

const FILES = {
  'blog/authors.yml':
    'jane: {name: Jane, page: true, socials: {github: jane}}\nteamCore: {name: Core, page: {permalink: /the-core}}\njoe: {name: Joe}\n',
  'blog/tags.yml': 'release: {label: Releases, description: What is new}\n',
  'blog/2024-01-05-first.md':
    '---\nauthors: jane\ntags: [release]\n---\n\n# First\n\nHello *there*.\n\n<!-- truncate -->\n\nMore.',
  'blog/2024-03-01-second/index.mdx':
    '---\ntitle: Second\nslug: releases/2\nauthors: [jane, joe]\ntags: [release, Odd One]\n---\n\nNews.\n\n{/* truncate */}\n\n[first](../2024-01-05-first.md)',
  'blog/2024-02-01-hidden.md': '---\nunlisted: true\nauthors: jane\ntags: [secret]\n---\n# Hidden\n',
  'blog/2024-02-02-draft.md': '---\ndraft: true\n---\n# Draft\n',
  'blog/old.md': '---\ndate: 2020-01-01T12:00\n---\nOld',
  'blog/_partial.md': 'not a post',
};

describe('the blog plugin, hook by hook', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => vi.unstubAllEnvs());

  const run = (request: Partial<BlogRunOptions> = {}) => runBlogPlugin({ files: FILES, ...request });
  const find = (routes: RouteConfig[], path: string) => routes.find((route) => route.path === path);

  it('makes the routes of the site format', async () => {
    const { routes } = await run();
    expect(routes.map(({ path, component }) => `${path} ${component.replace('@theme/', '')}`)).toEqual([
      '/blog/releases/2 BlogPostPage',
      '/blog/2024/02/01/hidden BlogPostPage',
      '/blog/2024/01/05/first BlogPostPage',
      '/blog/old BlogPostPage',
      '/blog BlogListPage',
      '/blog/tags BlogTagsListPage',
      '/blog/tags/release BlogTagsPostsPage',
      '/blog/tags/odd-one BlogTagsPostsPage',
      '/blog/tags/secret BlogTagsPostsPage',
      '/blog/archive BlogArchivePage',
      '/blog/authors Blog/Pages/BlogAuthorsListPage',
      '/blog/authors/jane Blog/Pages/BlogAuthorsPostsPage',
      '/blog/authors/the-core Blog/Pages/BlogAuthorsPostsPage',
    ]);
    expect(routes.every((route) => route.exact)).toBe(true);
  });

  it('leaves out what is not there yet, and with the option what has a later date', async () => {
    const files = {
      'blog/2999-01-01-later.md': 'Later\n',
      'blog/2024-01-01-scheduled.md': '---\npublish_date: 2999-01-01\n---\nScheduled\n',
      'blog/2024-01-01-over.md': '---\nexpiry_date: 2025-01-01\n---\nOver\n',
      'blog/fair.md': '---\ndate: 2999-06-06\npublish_date: 2024-01-01\n---\nFair\n',
    };
    const ids = async (options: Record<string, unknown>) =>
      (await runBlogPlugin({ files, options })).content.blogPosts.map(({ id }) => id);
    expect(await ids({})).toEqual(['/fair', '/2999/01/01/later']);
    expect(await ids({ hideFuturePosts: true })).toEqual(['/fair']);
    vi.stubEnv('NODE_ENV', 'development');
    expect(await ids({ hideFuturePosts: true })).toHaveLength(4);
  });

  it('gives a post its content, the sidebar and the blog', async () => {
    const { routes, data } = await run();
    expect(find(routes, '/blog/2024/01/05/first')).toEqual({
      path: '/blog/2024/01/05/first',
      component: '@theme/BlogPostPage',
      exact: true,
      modules: { sidebar: '/data/blog-post-list-prop-default.json', content: '@site/blog/2024-01-05-first.md' },
      context: { blogMetadata: '/data/blogMetadata-default.json' },
      metadata: { sourceFilePath: 'blog/2024-01-05-first.md' },
    });
    expect(data).toEqual({
      'blogMetadata-default.json': { blogBasePath: '/blog', blogTitle: 'Blog', authorsListPath: '/blog/authors' },
      'blog-post-list-prop-default.json': {
        title: 'Recent posts',
        items: [
          { title: 'Second', permalink: '/blog/releases/2', unlisted: false, date: '2024-03-01T00:00:00.000Z' },
          { title: 'Hidden', permalink: '/blog/2024/02/01/hidden', unlisted: true, date: '2024-02-01T00:00:00.000Z' },
          { title: 'First', permalink: '/blog/2024/01/05/first', unlisted: false, date: '2024-01-05T00:00:00.000Z' },
          { title: 'old', permalink: '/blog/old', unlisted: false, date: '2020-01-01T12:00:00.000Z' },
        ],
      },
    });
  });

  it('R195 gives lists the truncated posts, without unlisted ones', async () => {
    const { routes } = await run({ options: { postsPerPage: 2 } });
    const item = (file: string) => ({
      content: { __import: true, path: `@site/blog/${file}`, query: { truncated: 'true' } },
    });
    expect(find(routes, '/blog')).toMatchObject({
      modules: {
        sidebar: '/data/blog-post-list-prop-default.json',
        items: [item('2024-03-01-second/index.mdx'), item('2024-01-05-first.md')],
      },
      props: { metadata: { permalink: '/blog', page: 1, totalPages: 2, totalCount: 3, nextPage: '/blog/page/2' } },
    });
    expect(find(routes, '/blog/page/2')?.modules?.['items']).toEqual([item('old.md')]);
    expect(find(routes, '/blog/authors/jane/page/2')).toBeUndefined();
  });

  it('gives tag pages, the archive and authors their props', async () => {
    const { routes } = await run();
    expect(find(routes, '/blog/tags')?.props).toEqual({
      tags: [
        { label: 'Releases', permalink: '/blog/tags/release', description: 'What is new', count: 2 },
        { label: 'Odd One', permalink: '/blog/tags/odd-one', description: undefined, count: 1 },
      ],
    });
    expect(find(routes, '/blog/tags/secret')?.props).toMatchObject({
      tag: { label: 'secret', allTagsPath: '/blog/tags', count: 1, unlisted: true },
      listMetadata: { totalCount: 1 },
    });
    expect(find(routes, '/blog/archive')?.props).toMatchObject({
      archive: { blogPosts: [{ id: 'releases/2' }, { id: '/2024/01/05/first' }, { id: '/old' }] },
    });
    expect(find(routes, '/blog/authors')).toMatchObject({
      props: {
        authors: [
          {
            key: 'jane',
            count: 2,
            page: { permalink: '/blog/authors/jane' },
            socials: { github: 'https://github.com/jane' },
          },
          { key: 'teamCore', count: 0, page: { permalink: '/blog/authors/the-core' } },
          { key: 'joe', count: 1, page: null },
        ],
      },
      context: { blogMetadata: '/data/blogMetadata-default.json' },
    });
    expect(find(routes, '/blog/authors/jane')?.props).toMatchObject({
      author: { key: 'jane', count: 2 },
      listMetadata: { totalCount: 2 },
    });
  });

  it('exports the metadata of posts as JSON', async () => {
    const { source, siteDir } = await run({ options: { editUrl: 'https://e.example/main' } });
    expect(source.getMetadata(`${siteDir}/blog/2024-01-05-first.md`)).toEqual({
      permalink: '/blog/2024/01/05/first',
      editUrl: 'https://e.example/main/blog/2024-01-05-first.md',
      source: '@site/blog/2024-01-05-first.md',
      title: 'First',
      description: 'Hello there.',
      date: '2024-01-05T00:00:00.000Z',
      tags: [{ label: 'Releases', permalink: '/blog/tags/release', description: 'What is new', inline: false }],
      readingTime: expect.any(Number),
      hasTruncateMarker: true,
      authors: [
        {
          key: 'jane',
          name: 'Jane',
          page: { permalink: '/blog/authors/jane' },
          socials: { github: 'https://github.com/jane' },
        },
      ],
      frontMatter: { authors: 'jane', tags: ['release'] },
      unlisted: false,
      prevItem: { title: 'Second', permalink: '/blog/releases/2' },
      nextItem: { title: 'old', permalink: '/blog/old' },
    });
    expect(source.getMetadata(`${siteDir}/blog/_partial.md`)).toBeUndefined();
    expect(source.isPartial(`${siteDir}/blog/_partial.md`)).toBe(true);
    expect(source.resolveLink('../2024-01-05-first.md', `${siteDir}/blog/2024-03-01-second/index.mdx`)).toBe(
      '/blog/2024/01/05/first',
    );
    expect(source.truncateMarker?.test('{/*truncate*/}')).toBe(true);
  });

  it('takes translated posts, authors and texts', async () => {
    const dir = 'i18n/fr/docusaurus-plugin-content-blog-news';
    const { content, plugin, file, source, siteDir } = await run({
      locale: 'fr',
      options: { id: 'news' },
      files: {
        ...FILES,
        [`${dir}/2024-01-05-first.md`]: '---\nauthors: jane\n---\n\n# Premier\n\n<!-- truncate -->',
        [`${dir}/authors.yml`]: 'jane: {name: Jeanne}\njoe: {name: Joe}\n',
      },
    });
    const first = content.blogPosts.find((post) => post.id === '/2024/01/05/first');
    expect(first?.metadata).toMatchObject({
      title: 'Premier',
      source: `@site/${dir}/2024-01-05-first.md`,
      authors: [{ name: 'Jeanne' }],
    });
    expect(source.resolveLink('./2024-01-05-first.md', `${siteDir}/blog/old.md`)).toBe('/blog/2024/01/05/first');
    expect(Object.keys(file.content)).toEqual(['title', 'description', 'sidebar.title']);
    const translated = plugin.translateContent?.({
      content,
      translationFiles: {
        options: {
          path: 'options',
          content: { title: { message: 'Le blog' }, 'sidebar.title': { message: 'Récents' } },
        },
      },
    });
    expect(translated).toMatchObject({ blogTitle: 'Le blog', blogDescription: 'Blog', blogSidebarTitle: 'Récents' });
    expect(translated?.blogListPaginated[0]?.metadata.blogTitle).toBe('Le blog');
  });

  it('rejects unknown options', () => {
    expect(blogOptionsSchema.safeParse({ postPerPage: 3 }).success).toBe(false);
    expect(blogOptionsSchema.safeParse({ postsPerPage: 0 }).success).toBe(false);
    expect(blogOptionsSchema.parse({ routeBasePath: 'news', feedOptions: { type: 'all' } })).toMatchObject({
      routeBasePath: '/news',
      feedOptions: { type: ['rss', 'atom', 'json'], limit: 20 },
    });
  });
});
