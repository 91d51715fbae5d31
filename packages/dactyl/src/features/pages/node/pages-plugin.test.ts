import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPluginContext, createSiteDir } from '../../../../test/plugin-context.js';
import type { SiteConfig } from '../../../node/config/types.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import pages from './index.js';
import { pagesOptionsSchema } from './options.js';
import { pagePath } from './load.js';

describe('pagePath', () => {
  it.each([
    ['index.tsx', '/'],
    ['Index.md', '/'],
    ['foo/index.js', '/foo/'],
    ['foo/bar.tsx', '/foo/bar'],
    ['hello.mdx', '/hello'],
    ['a b/ü.md', '/a%20b/%C3%BC'],
    ['myindex.ts', '/myindex'],
    ['v1.0.md', '/v1.0'],
  ])('%s → %s', (path, expected) => {
    expect(pagePath(path)).toBe(expected);
  });
});

const FILES = {
  'src/pages/index.tsx': 'export default () => null;',
  'src/pages/about.mdx': '---\nimage: ./a.png\n---\n\n# About us\n\nSome text.',
  'src/pages/help/index.md': '---\ntitle: Help\ndescription: ""\nunlisted: true\n---\nText',
  'src/pages/later.md': '---\ndraft: true\n---\nText',
  'src/pages/_part.mdx': 'x',
  'src/pages/index.test.tsx': 'x',
  'src/pages/index.module.css': 'x',
};

describe('the pages plugin, hook by hook', () => {
  const removals: (() => void)[] = [];
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => {
    vi.unstubAllEnvs();
    for (const remove of removals.splice(0)) remove();
  });

  interface RunOptions {
    files?: Record<string, string>;
    options?: Record<string, unknown>;
    siteConfig?: Partial<SiteConfig>;
    locale?: string;
  }

  async function run({ files = FILES, options = {}, siteConfig, locale }: RunOptions = {}) {
    const { siteDir, remove } = createSiteDir(files);
    removals.push(remove);
    const context = createPluginContext({ siteDir, siteConfig, locale });
    const plugin = await pages(context, { ...pagesOptionsSchema.parse(options), id: 'default' });
    const content = await plugin?.loadContent?.();
    if (!plugin || !content) throw new Error('The plugin loads content.');
    const routes: RouteConfig[] = [];
    await plugin.contentLoaded?.({
      content,
      actions: {
        addRoute: (route) => routes.push(route),
        createData: () => Promise.reject(new Error('Pages need no data.')),
        setGlobalData: () => undefined,
      },
    });
    const source = plugin.unstable_getMarkdownSources?.({ content })[0];
    if (!source) throw new Error('The plugin has a Markdown source.');
    return { siteDir, content, routes, source };
  }

  it('makes one route for each page', async () => {
    const { routes } = await run();
    expect(routes).toEqual([
      {
        path: '/about',
        component: '@theme/MDXPage',
        exact: true,
        modules: { content: '@site/src/pages/about.mdx' },
        metadata: { sourceFilePath: 'src/pages/about.mdx' },
      },
      expect.objectContaining({ path: '/help/', component: '@theme/MDXPage' }),
      {
        path: '/',
        component: '@site/src/pages/index.tsx',
        exact: true,
        modules: { config: '@generated/docusaurus.config' },
        metadata: { sourceFilePath: 'src/pages/index.tsx' },
      },
    ]);
  });

  it('exports the metadata of Markdown pages', async () => {
    const { source, siteDir } = await run({ options: { editUrl: 'https://e.example' } });
    expect(source.getMetadata(`${siteDir}/src/pages/about.mdx`)).toEqual({
      type: 'mdx',
      permalink: '/about',
      source: '@site/src/pages/about.mdx',
      title: 'About us',
      description: 'Some text.',
      frontMatter: { image: './a.png' },
      editUrl: 'https://e.example/src/pages/about.mdx',
      unlisted: false,
    });
    expect(source.getMetadata(`${siteDir}/src/pages/help/index.md`)).toMatchObject({
      title: 'Help',
      description: '',
      unlisted: true,
    });
    expect(source.getAssets(`${siteDir}/src/pages/about.mdx`, { image: './a.png' })).toEqual({ image: './a.png' });
    // Links between pages name files, as in docs.
    const from = `${siteDir}/src/pages/help/index.md`;
    expect(['../about.mdx', './about.mdx'].map((link) => source.resolveLink(link, from))).toEqual(['/about', null]);
  });

  it('lets a Markdown page name its address', async () => {
    const files = { 'src/pages/a/b.md': '---\nslug: /elsewhere/c\n---\nText' };
    const { routes } = await run({ files, options: { routeBasePath: 'more' } });
    expect(routes.map(({ path }) => path)).toEqual(['/more/elsewhere/c']);
  });

  it('takes translated files of the default ones', async () => {
    const dir = 'i18n/fr/docusaurus-plugin-content-pages';
    const { content } = await run({
      locale: 'fr',
      files: { ...FILES, [`${dir}/about.mdx`]: '# À propos', [`${dir}/new.md`]: 'x' },
    });
    expect(content.find((page) => page.permalink === '/about')).toMatchObject({
      title: 'À propos',
      source: `@site/${dir}/about.mdx`,
    });
    expect(content.some((page) => page.permalink === '/new')).toBe(false);
  });

  it('follows base URL, base path and trailing-slash policy', async () => {
    const { content } = await run({
      options: { routeBasePath: 'p' },
      siteConfig: { baseUrl: '/b/', trailingSlash: false },
    });
    expect(content.map((page) => page.permalink)).toEqual(['/b/p/about', '/b/p/help', '/b/p']);
  });

  it('has no pages without its folder, and rejects numbers as texts', async () => {
    expect((await run({ files: {} })).routes).toEqual([]);
    await expect(run({ files: { 'src/pages/a.md': '---\ntitle: 1\n---\n' } })).rejects.toThrow(
      '"title" must be text, found 1',
    );
  });
});
