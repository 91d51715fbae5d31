/** Each mistake in the options of the blog plugin, with what is printed. */
import { describe, expect, it } from 'vitest';
import { type BrokenBlog, post, printBlogError } from './print-blog-error.js';

describe('options of the blog', () => {
  it.each<[string, BrokenBlog]>([
    ['an unknown option', { options: 'postPerPage: 3' }],
    ['several at once', { options: `showReadingTime: 'no', sortPosts: 'newest', onInlineTags: 'error'` }],
    ['a count that is none', { options: 'postsPerPage: 0, blogSidebarCount: -1' }],
    ['a count in words', { options: `postsPerPage: 'all', blogSidebarCount: 'ten'` }],
    ['paths that are empty', { options: `path: '', tagsBasePath: '', pageBasePath: '', authorsBasePath: ''` }],
    ['an archive that is switched off in another way', { options: 'archiveBasePath: false' }],
    ['a marker that is none', { options: 'truncateMarker: 5' }],
    ['an edit address that is none', { options: `editUrl: 'my edit page'` }],
    ['a function that is none', { options: `readingTime: 5, processBlogPosts: './process.js'` }],
    ['tags that are empty', { options: `tags: ''` }],
    ['a component that is not a name', { options: 'blogPostComponent: () => null' }],
    ['a plugin for Markdown that is none', { options: `remarkPlugins: ['remark-math']` }],
    ['an unknown option of the feeds', { options: `feedOptions: { typ: 'rss' }` }],
    ['an id that cannot be in file names', { options: `id: 'my blog'` }],
    ['two instances of one id', { plugins: `['content-blog', { path: 'blog', routeBasePath: 'again' }]` }],
  ])('%s', async (_, site) => {
    expect(await printBlogError(site)).toMatchSnapshot();
  });
});

describe('functions of the options', () => {
  it.each<[string, BrokenBlog]>([
    ['readingTime throws, told once', { options: `readingTime: () => { throw new Error('No idea') }` }],
    ['readingTime returns text', { options: `readingTime: () => 'five'` }],
    ['editUrl throws', { options: 'editUrl: (post) => post.path.length' }],
    ['editUrl returns an object', { options: 'editUrl: () => ({})' }],
    ['processBlogPosts throws', { options: 'processBlogPosts: async ({ posts }) => posts.slice(1)' }],
    ['processBlogPosts returns an object', { options: 'processBlogPosts: (data) => data' }],
    ['processBlogPosts returns what are no posts', { options: `processBlogPosts: () => ['a']` }],
    [
      'processBlogPosts returns posts that were JSON',
      { options: 'processBlogPosts: ({ blogPosts }) => JSON.parse(JSON.stringify(blogPosts))' },
    ],
  ])('%s', async (_, site) => {
    const files = { 'blog/2024-01-02-other.md': post('title: Other') };
    expect(await printBlogError({ ...site, files })).toMatchSnapshot();
  });
});

describe('addresses that several pages have', () => {
  it.each<[string, BrokenBlog]>([
    [
      'two posts of one slug',
      { files: { 'blog/2024-01-02-a.md': post('slug: same'), 'blog/b.md': post('slug: /same\ndate: 2024-01-03') } },
    ],
    ['a post and the list', { files: { 'blog/2024-01-02-a.md': post('slug: /') } }],
    ['a post and the archive', { files: { 'blog/2024-01-02-a.md': post('slug: archive') } }],
    ['a blog at the root and a home page', { options: `routeBasePath: '/'`, files: { 'src/pages/index.js': '' } }],
    [
      'as an error',
      { config: `onDuplicateRoutes: 'throw'`, options: `routeBasePath: '/'`, files: { 'src/pages/index.js': '' } },
    ],
  ])('%s', async (_, site) => {
    expect(await printBlogError(site)).toMatchSnapshot();
  });
});

describe('folders of the blog', () => {
  it.each<[string, BrokenBlog]>([
    ['missing', { options: `path: 'bolg'` }],
    ['without posts', { files: { 'blog/2024-01-01-fine.md': null, 'blog/readme.txt': 'No post.' } }],
    ['with unlisted posts only', { files: { 'blog/2024-01-01-fine.md': post('unlisted: true') } }],
  ])('%s: nothing is wrong', async (_, site) => {
    expect(await printBlogError(site)).toBe('');
  });
});
