import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPluginContext, createRecordingLogger, createSiteDir } from '../../../../test/plugin-context.js';
import type { SiteConfig } from '../../../node/config/types.js';
import { SiteError, SiteErrors } from '../../../node/base/site-error.js';
import { runPlugins } from '../../../node/plugin-api/run-plugins.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import docs from './index.js';
import type { PropCategoryGeneratedIndex, PropVersion } from './types.js';
import type { GlobalDocsData } from './global-data-types.js';

const FILES = {
  'docs/intro.md': '---\nslug: /\nsidebar_position: 1\n---\n\n# Welcome\n\nFirst *line* of text.\n\nMore.',
  'docs/02-guides/_category_.yml':
    'label: All guides\nlink:\n  type: generated-index\n  description: Guides of all kinds\n',
  'docs/02-guides/01-start.md': '---\ntags: [one, Two Words]\n---\n# Start here\n',
  'docs/02-guides/02-more.mdx': '---\ntitle: More\nsidebar_label: Read more\n---\n\nText.',
  'docs/03-api/index.md': '# API\n\nAll of it.',
  'docs/03-api/02-b.md': '---\nunlisted: true\n---\n# B\n',
  'docs/03-api/_partial.md': 'not a doc',
  'docs/draft.md': '---\ndraft: true\n---\n# Later\n',
  'docs/scheduled.md': '---\npublish_date: 2999-01-01\n---\n# Not before 2999\n',
  'docs/over.md': '---\nexpiry_date: 2025-01-01\n---\n# Until 2025\n',
};

interface RunOptions {
  files?: Record<string, string>;
  options?: Record<string, unknown>;
  siteConfig?: Partial<SiteConfig>;
  locale?: string;
}

describe('the docs plugin, run as a whole', () => {
  const removals: (() => void)[] = [];
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => {
    vi.unstubAllEnvs();
    for (const remove of removals.splice(0)) remove();
  });

  async function run({ files = FILES, options = {}, siteConfig = {}, locale = 'en' }: RunOptions = {}) {
    const { siteDir, remove } = createSiteDir(files);
    removals.push(remove);
    const logger = createRecordingLogger();
    const context = createPluginContext({
      siteDir,
      locale,
      siteConfig: { plugins: [['content-docs', options]], ...siteConfig },
    });
    const builtIns = { plugins: { '@docusaurus/plugin-content-docs': docs }, presets: {} };
    const results = await runPlugins({ context, builtIns, logger });
    return { ...results, siteDir, logger };
  }

  async function failure(options: RunOptions): Promise<SiteError[]> {
    const error: unknown = await run(options).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error instanceof SiteErrors) return [...error.errors];
    if (error instanceof SiteError) return [error];
    throw error ?? new Error('The run succeeded.');
  }

  it('nests root, version, docs and items, and leaves out drafts and partials', async () => {
    const { routes } = await run();
    expect(routes.map(outline)).toEqual([
      {
        '/docs @theme/DocsRoot': [
          {
            '/docs @theme/DocVersionRoot': [
              '/docs/tags @theme/DocTagsListPage',
              '/docs/tags/one @theme/DocTagDocListPage',
              '/docs/tags/two-words @theme/DocTagDocListPage',
              {
                '/docs @theme/DocRoot': [
                  '/docs/ @theme/DocItem',
                  '/docs/api/ @theme/DocItem',
                  '/docs/api/b @theme/DocItem',
                  '/docs/category/all-guides @theme/DocCategoryGeneratedIndexPage',
                  '/docs/guides/more @theme/DocItem',
                  '/docs/guides/start @theme/DocItem',
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('gives each doc route its content, its sidebar and its source', async () => {
    const { routes } = await run();
    expect(leaf(routes, '/docs/guides/more')).toEqual({
      path: '/docs/guides/more',
      component: '@theme/DocItem',
      exact: true,
      modules: { content: '@site/docs/02-guides/02-more.mdx' },
      sidebar: 'defaultSidebar',
      metadata: { sourceFilePath: 'docs/02-guides/02-more.mdx', lastUpdatedAt: undefined },
    });
  });

  it('describes the version and its sidebar in the prop "version"', async () => {
    const { routes } = await run();
    const version = routes[0]?.routes?.[0]?.props?.['version'] as unknown as PropVersion;
    expect(version).toMatchObject({
      pluginId: 'default',
      version: 'current',
      label: 'Next',
      banner: null,
      badge: false,
      className: 'docs-version-current',
      isLast: true,
    });
    expect(version.docs['guides/start']).toEqual({
      id: 'guides/start',
      title: 'Start here',
      description: '',
      sidebar: 'defaultSidebar',
    });
    expect(version.docsSidebars['defaultSidebar']).toEqual([
      { type: 'link', label: 'Welcome', href: '/docs/', docId: 'intro', unlisted: false },
      {
        type: 'category',
        label: 'All guides',
        collapsed: true,
        collapsible: true,
        href: '/docs/category/all-guides',
        items: [
          { type: 'link', label: 'Start here', href: '/docs/guides/start', docId: 'guides/start', unlisted: false },
          { type: 'link', label: 'Read more', href: '/docs/guides/more', docId: 'guides/more', unlisted: false },
        ],
      },
      {
        type: 'category',
        label: 'API',
        collapsed: true,
        collapsible: true,
        href: '/docs/api/',
        items: [{ type: 'link', label: 'B', href: '/docs/api/b', docId: 'api/b', unlisted: true }],
      },
    ]);
  });

  it('leads through docs and generated indexes, past unlisted docs', async () => {
    const { markdownSources, routes, siteDir } = await run();
    const source = markdownSources[0];
    const metadata = (file: string) => source?.getMetadata(path.join(siteDir, 'docs', file));
    expect(metadata('intro.md')).toMatchObject({
      id: 'intro',
      title: 'Welcome',
      description: 'First line of text.',
      permalink: '/docs/',
      sidebarPosition: 1,
      next: { title: 'All guides', permalink: '/docs/category/all-guides' },
    });
    expect(metadata('02-guides/02-more.mdx')).toMatchObject({
      previous: { title: 'Start here', permalink: '/docs/guides/start' },
      next: { title: 'API', permalink: '/docs/api/' },
    });
    expect(metadata('03-api/index.md')?.['next']).toBeUndefined();
    expect(metadata('03-api/_partial.md')).toBeUndefined();
    expect(source?.isPartial(path.join(siteDir, 'docs/03-api/_partial.md'))).toBe(true);
    const index = leaf(routes, '/docs/category/all-guides')?.props?.['categoryGeneratedIndex'];
    expect(index as unknown as PropCategoryGeneratedIndex).toMatchObject({
      title: 'All guides',
      description: 'Guides of all kinds',
      slug: '/category/all-guides',
      sidebar: 'defaultSidebar',
      navigation: {
        previous: { title: 'Welcome', permalink: '/docs/' },
        next: { title: 'Start here', permalink: '/docs/guides/start' },
      },
    });
  });

  it('publishes global data', async () => {
    const { globalData } = await run();
    const data = globalData['docusaurus-plugin-content-docs']?.['default'] as unknown as GlobalDocsData;
    expect(data).toMatchObject({ path: '/docs', breadcrumbs: true });
    const [version] = data.versions;
    expect(version).toMatchObject({
      name: 'current',
      isLast: true,
      path: '/docs',
      mainDocId: 'intro',
      draftIds: ['draft', 'over', 'scheduled'],
    });
    expect(version?.docs).toContainEqual({
      id: 'api/b',
      path: '/docs/api/b',
      sidebar: 'defaultSidebar',
      unlisted: true,
    });
    expect(version?.docs).toContainEqual({
      id: '/category/all-guides',
      path: '/docs/category/all-guides',
      sidebar: 'defaultSidebar',
    });
    expect(version?.sidebars).toEqual({ defaultSidebar: { link: { path: '/docs/', label: 'intro' } } });
  });

  it('resolves links between files', async () => {
    const { markdownSources, siteDir } = await run();
    const resolve = (link: string, from: string) => markdownSources[0]?.resolveLink(link, path.join(siteDir, from));
    expect(resolve('./02-more.mdx', 'docs/02-guides/01-start.md')).toBe('/docs/guides/more');
    expect(resolve('../intro.md', 'docs/02-guides/01-start.md')).toBe('/docs/');
    expect(resolve('/03-api/index.md', 'docs/intro.md')).toBe('/docs/api/');
    expect(resolve('/docs/intro.md', 'docs/02-guides/01-start.md')).toBe('/docs/');
    expect(resolve('02-more.mdx', 'docs/02-guides/01-start.md')).toBe('/docs/guides/more');
    expect(resolve('./nothing.md', 'docs/intro.md')).toBeNull();
    expect(resolve('./draft.md', 'docs/intro.md')).toBeNull();
  });

  it('applies base URL, route base path and trailing slashes', async () => {
    const { routes } = await run({
      options: { routeBasePath: '/' },
      siteConfig: {
        baseUrl: '/base/',
        trailingSlash: true,
        plugins: [['content-docs', { routeBasePath: '/' }]],
      },
    });
    const paths = leaves(routes).map((route) => route.path);
    expect(paths).toContain('/base/');
    expect(paths).toContain('/base/guides/start/');
    expect(paths).toContain('/base/category/all-guides/');
  });

  it('reports all bad front matter of a version together', async () => {
    const errors = await failure({
      files: { 'docs/a.md': '---\ntags: no\n---\n', 'docs/b.md': '---\ntitle: b\nid: x/y\n---\n', 'docs/c.md': '# C' },
    });
    expect(errors.map(({ message, details }) => [path.basename(details.file ?? ''), details.line, message])).toEqual([
      ['a.md', 2, expect.stringContaining('"tags"')],
      ['b.md', 3, expect.stringContaining('must not contain "/"')],
    ]);
    expect(errors[0]?.details.plugin).toBe('docusaurus-plugin-content-docs');
  });

  it('names file, sidebar and nearest id when a sidebar names an unknown doc', async () => {
    const [error] = await failure({
      files: { ...FILES, 'sidebars.js': 'module.exports = { main: ["intro", { Guides: ["guides/strat"] }] };' },
      options: { sidebarPath: './sidebars.js' },
    });
    expect(error?.message).toBe('The sidebar "main" names the doc "guides/strat", which does not exist.');
    expect(path.basename(error?.details.file ?? '')).toBe('sidebars.js');
    expect(error?.details.hint).toBe(
      'Did you mean "guides/start"? Docs of this version: api/b, api/index, guides/more, guides/start, intro.',
    );
  });

  it.each([
    [{ homePageId: 'x' }, 'homePageId'],
    [{ routebasePath: 'x' }, '"routebasePath" is not a known option'],
    [{ sidebarPath: true }, 'sidebarPath'],
    [{ path: 'nowhere' }, 'The folder "nowhere" of the docs does not exist'],
    [{ sidebarPath: './none.js' }, 'The sidebars file "none.js" does not exist'],
    [{ lastVersion: '9' }, '"lastVersion" names the version "9"'],
    [{ onlyIncludeVersions: [] }, 'No version of the docs is left'],
    [{ disableVersioning: true }, '"disableVersioning" has no effect'],
    [{ exclude: ['**'] }, 'holds no docs'],
    [{ tags: 'none.yml' }, 'The tags file "none.yml" does not exist'],
  ])('rejects the options %j', async (options, message) => {
    const errors = await failure({ options });
    expect(errors.map((error) => error.message).join('\n')).toContain(message);
  });
});

type Outline = string | Record<string, Outline[]>;

function outline(route: RouteConfig): Outline {
  const name = `${route.path} ${route.component}`;
  return route.routes ? { [name]: route.routes.map(outline) } : name;
}

function leaves(routes: RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));
}

function leaf(routes: RouteConfig[], url: string): RouteConfig | undefined {
  return leaves(routes).find((route) => route.path === url);
}
