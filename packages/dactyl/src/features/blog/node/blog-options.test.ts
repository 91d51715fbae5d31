/** What each option of the blog changes, where the fixture site of the site tests shows only one of its values. */
import { renameSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRepository } from '../../../../test/git-repository.js';
import { type BlogRunOptions, runBlogPlugin } from '../../../../test/run-blog-plugin.js';
import type { BlogPost } from './content-types.js';

const FILES = {
  'blog/authors.yml': 'core: {name: Core, page: true}\n',
  'blog/2024-01-01-a.md': '---\nauthors: core\ntags: [one]\n---\n\n# A\n\nText\n\n<!-- truncate -->\n',
  'blog/2024-01-02-b.md': '---\nauthors: core\ntags: [one, two]\n---\n\n# B\n\nText\n\nCUT.*\n\nMore\n',
  'blog/2024-01-03-c.md': '---\nunlisted: true\n---\n\n# C\n\nText\n\n{/*truncate*/}\n',
  'blog/2024-01-04-d.md': '---\ndraft: true\n---\n\n# D\n\nText\n\n<!-- truncate -->\n',
};

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

const run = (request: Partial<BlogRunOptions> = {}) => runBlogPlugin({ files: FILES, ...request });
const withOptions = (options: Record<string, unknown>) => run({ options });
const titles = (posts: readonly BlogPost[]) => posts.map(({ metadata }) => metadata.title);

async function paths(options: Record<string, unknown>, siteConfig = {}): Promise<string[]> {
  return (await run({ options, siteConfig })).routes.map((route) => route.path);
}

describe('truncateMarker', () => {
  const marked = async (options: Record<string, unknown>) =>
    titles((await withOptions(options)).content.blogPosts.filter(({ metadata }) => metadata.hasTruncateMarker));

  it.each<[string, Record<string, unknown>, string[]]>([
    ['left out, is a comment of HTML or MDX', {}, ['C', 'A']],
    ['is an expression', { truncateMarker: /^CUT/m }, ['B']],
    ['ignores case where it says so', { truncateMarker: /^cut/im }, ['B']],
    ['finds each marker, also when it is global', { truncateMarker: /truncate/g }, ['C', 'A']],
    ['is text, which stands for itself', { truncateMarker: 'CUT.*' }, ['B']],
    ['is text that no post holds', { truncateMarker: 'CUT.+' }, []],
  ])('%s', async (_, options, expected) => {
    expect(await marked(options)).toEqual(expected);
  });
});

describe('processBlogPosts', () => {
  it('replaces the posts, and everything that is made of them', async () => {
    const processBlogPosts = ({ blogPosts }: { blogPosts: BlogPost[] }) =>
      Promise.resolve(blogPosts.filter(({ metadata }) => metadata.title !== 'B'));
    const { content, routes } = await withOptions({ processBlogPosts });
    expect(titles(content.blogPosts)).toEqual(['C', 'A']);
    expect(content.blogPosts[1]?.metadata.prevItem).toBeUndefined();
    expect(Object.keys(content.blogTags)).toEqual(['/blog/tags/one']);
    expect(routes.find((route) => route.path === '/blog/authors/core')?.props?.['author']).toMatchObject({ count: 1 });
  });

  it('may change posts in place and return nothing', async () => {
    const processBlogPosts = ({ blogPosts }: { blogPosts: BlogPost[] }) => {
      for (const post of blogPosts) post.metadata.title += '!';
      blogPosts.reverse();
    };
    const { content } = await withOptions({ processBlogPosts });
    expect(titles(content.blogPosts)).toEqual(['A!', 'B!', 'C!']);
    expect(content.blogPosts[0]?.metadata.nextItem?.title).toBe('B!');
  });
});

describe('sortPosts', () => {
  it('turns the whole order round, posts of one day included', async () => {
    const files = { ...FILES, 'blog/2024-01-02-x.md': '# X\n' };
    expect(titles((await run({ files })).content.blogPosts)).toEqual(['C', 'B', 'X', 'A']);
    const ascending = await run({ files, options: { sortPosts: 'ascending' } });
    expect(titles(ascending.content.blogPosts)).toEqual(['A', 'X', 'B', 'C']);
  });
});

describe('postsPerPage and blogSidebarCount', () => {
  it('may be all, and the sidebar none', async () => {
    const { content, data } = await withOptions({ postsPerPage: 'ALL', blogSidebarCount: 0 });
    expect(content.blogListPaginated.map(({ items }) => items.length)).toEqual([2]);
    expect(data['blog-post-list-prop-default.json']).toMatchObject({ items: [] });
  });

  it('shows posts in the sidebar under the name that they have for it', async () => {
    const files = { 'blog/2024-01-02-x.md': '---\ntitle: A long title\nsidebar_label: Short\n---\n' };
    const { data } = await run({ files });
    expect(data['blog-post-list-prop-default.json']).toMatchObject({ items: [{ title: 'Short' }] });
  });

  it('count unlisted posts of the sidebar, which only their own pages show', async () => {
    const { data } = await withOptions({ blogSidebarCount: 1 });
    expect(data['blog-post-list-prop-default.json']).toMatchObject({ items: [{ title: 'C', unlisted: true }] });
  });
});

describe('paths', () => {
  it('may be other words, several of them, with slashes anywhere', async () => {
    const options = { routeBasePath: '/a/b/', tagsBasePath: '/my/tags/', pageBasePath: 'p/', postsPerPage: 1 };
    expect(await paths({ ...options, archiveBasePath: '/old', authorsBasePath: 'us' })).toEqual(
      expect.arrayContaining(['/a/b/2024/01/01/a', '/a/b/', '/a/b/p/2', '/a/b/my/tags/', '/a/b/my/tags/one/p/2']),
    );
    expect(await paths({ ...options, archiveBasePath: '/old', authorsBasePath: 'us' })).toEqual(
      expect.arrayContaining(['/a/b/old', '/a/b/us', '/a/b/us/core', '/a/b/us/core/p/2']),
    );
  });

  it('have no archive when it is null', async () => {
    expect(await paths({ archiveBasePath: null })).not.toContain('/blog/archive');
  });

  it.each([true, false])('follow trailingSlash: %s', async (trailingSlash) => {
    const all = await paths({ postsPerPage: 1 }, { trailingSlash });
    expect(all.filter((one) => one.endsWith('/') !== trailingSlash)).toEqual([]);
    const { content } = await run({ options: { postsPerPage: 1 }, siteConfig: { trailingSlash } });
    const slash = trailingSlash ? '/' : '';
    expect(content.blogListPaginated[0]?.metadata.nextPage).toBe(`/blog/page/2${slash}`);
    expect(Object.keys(content.blogTags)[0]).toBe(`/blog/tags/one${slash}`);
    expect(content.blogPosts[0]?.metadata.permalink).toBe(`/blog/2024/01/03/c${slash}`);
  });
});

describe('blogs with little in them', () => {
  it('has no pages without posts, except those of its authors', async () => {
    const authors = { 'blog/authors.yml': FILES['blog/authors.yml'] };
    expect((await run({ files: {} })).routes).toEqual([]);
    const onlyTranslated = { 'i18n/en/docusaurus-plugin-content-blog/options.json': '{}' };
    const { routes } = await run({ files: onlyTranslated });
    expect(routes.map((route) => route.path)).toEqual(['/blog']);
    expect((await run({ files: authors })).routes.map((route) => route.path)).toEqual([
      '/blog/authors',
      '/blog/authors/core',
    ]);
  });

  it('has an empty list without posts where the site names release 3.10, which makes one', async () => {
    const listOf = async (release: number) => (await run({ files: {}, release })).routes.map((route) => route.path);
    expect(await listOf(9)).toEqual([]);
    expect(await listOf(10)).toEqual(['/blog']);
  });

  it('has an empty list and no archive with unlisted posts only', async () => {
    const { routes } = await run({ files: { 'blog/2024-01-03-c.md': FILES['blog/2024-01-03-c.md'] } });
    expect(routes.map((route) => route.path)).toEqual(['/blog/2024/01/03/c', '/blog']);
  });
});

describe('drafts and unlisted posts', () => {
  const see = async () =>
    (await run()).content.blogPosts.map(
      ({ metadata: { title, unlisted } }) => `${title}${unlisted ? ' unlisted' : ''}`,
    );

  it('are shown like others by the dev server', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(await see()).toEqual(['D', 'C', 'B', 'A']);
  });

  it('are hidden in production, and by the dev server with SIMULATE_PRODUCTION_VISIBILITY', async () => {
    expect(await see()).toEqual(['C unlisted', 'B', 'A']);
    vi.stubEnv('NODE_ENV', 'development');
    vi.stubEnv('SIMULATE_PRODUCTION_VISIBILITY', 'true');
    expect(await see()).toEqual(['C unlisted', 'B', 'A']);
  });
});

describe('editUrl', () => {
  it('as a function may give no link', async () => {
    const { content } = await withOptions({ editUrl: () => undefined });
    expect(content.blogPosts[0]?.metadata.editUrl).toBeUndefined();
  });

  it.each(['https://e.example/main', 'https://e.example/main/', '../sources'])('may be %s', async (editUrl) => {
    const { content } = await withOptions({ editUrl });
    expect(content.blogPosts[0]?.metadata.editUrl).toBe(`${editUrl.replace(/\/$/, '')}/blog/2024-01-03-c.md`);
  });
});

describe('a post without a date', () => {
  const files = { 'blog/old-name.md': '# Undated\n\n<!-- truncate -->\n' };

  it('has the date of the first commit of its file, even under a former name', async () => {
    const { content, warnings } = await run({
      files,
      prepare(siteDir) {
        const repository = createRepository(siteDir);
        repository.commit({ second: 1_500_000_000 });
        renameSync(path.join(siteDir, 'blog/old-name.md'), path.join(siteDir, 'blog/new-name.md'));
        repository.commit({ second: 1_600_000_000 });
      },
    });
    expect(content.blogPosts[0]).toMatchObject({ id: '/new-name', metadata: { date: new Date(1_500_000_000_000) } });
    expect(warnings).toEqual([]);
  });

  it('has the date of its file, with a warning, if git does not know the file', async () => {
    const before = Date.now();
    const { content, warnings } = await run({ files });
    const date = content.blogPosts[0]?.metadata.date.getTime() ?? 0;
    // File systems round the times of files.
    expect(date).toBeGreaterThan(before - 3000);
    expect(date).toBeLessThanOrEqual(Date.now() + 3000);
    expect(warnings.join('\n')).toContain('blog/old-name.md');
  });
});
