/** Routes, props and global data of the docs, as plugins and components see them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteConfig } from '../../src/node/plugin-api/route-config.js';
import type { GlobalDocsData, GlobalVersion } from '../../src/features/docs/node/global-data-types.js';
import { docsSite, readRecord, shownData } from './docs-site.js';
import type { Output } from './output.js';

let output: Output;
let routes: RouteConfig[];
let data: Record<string, GlobalDocsData>;

beforeAll(async () => {
  ({ output } = await docsSite());
  ({ routes } = readRecord(output));
  // The page prints what the hook returns.
  data = shownData(output.page('data/index.html'), 'all') as Record<string, GlobalDocsData>;
});

/** The routes from the top down to the one of a pathname. */
function trail(pathname: string, level: RouteConfig[] = routes): RouteConfig[] {
  for (const route of level) {
    const below = route.routes ? trail(pathname, route.routes) : [];
    if (below.length > 0) return [route, ...below];
    if (!route.routes && route.path === pathname) return [route];
  }
  return [];
}

function leaf(pathname: string): RouteConfig {
  const found = trail(pathname).at(-1);
  if (!found) throw new Error(`There is no route ${pathname}.`);
  return found;
}

function version(name: string, instance = 'default'): GlobalVersion {
  const found = data[instance]?.versions.find((one) => one.name === name);
  if (!found) throw new Error(`There is no version "${name}".`);
  return found;
}

it('postBuild gets the context of its locale, and the plugins with their content', () => {
  for (const [folder, locale] of [
    ['', 'en'],
    ['fr', 'fr'],
  ] as const) {
    const { site, content } = readRecord(output, folder);
    expect(site).toEqual({
      locale,
      localizationDir: expect.stringMatching(new RegExp(`i18n/${locale}$`)),
      generatedFilesDir: expect.stringMatching(new RegExp(`\\.dactyl/data/${locale}$`)),
      docs: Object.keys(content),
    });
  }
});

describe('a route', () => {
  it('R188 R189 R192 has a path, says whether it is exact, and names its component', () => {
    expect(leaf('/docs/next/guides/start')).toMatchObject({
      path: '/docs/next/guides/start',
      exact: true,
      component: '@theme/DocItem',
    });
    expect(leaf('/docs/next/category/generated')).toMatchObject({
      exact: true,
      component: '@theme/DocCategoryGeneratedIndexPage',
    });
    expect(leaf('/docs/next/tags')).toMatchObject({ exact: true, component: '@theme/DocTagsListPage' });
    expect(leaf('/docs/next/tags/start')).toMatchObject({ exact: true, component: '@theme/DocTagDocListPage' });
    expect(leaf('/')).toMatchObject({ exact: true, component: '@theme/MDXPage' });
  });

  it('R190 names the sidebar of a doc or of a generated index, when there is one', () => {
    expect(leaf('/docs/next/guides/start').sidebar).toBe('guide');
    expect(leaf('/docs/next/category/generated').sidebar).toBe('guide');
    expect(leaf('/docs/next/guides/loose')).not.toHaveProperty('sidebar');
  });

  it('R191 R192 holds others: root of the docs, root of the version, root of its docs, doc', () => {
    const shape = (pathname: string) =>
      trail(pathname).map(({ path, exact, component }) => `${path} ${String(exact)} ${component}`);
    expect(shape('/docs/one/guides/start')).toEqual([
      '/docs false @theme/DocsRoot',
      '/docs/one false @theme/DocVersionRoot',
      '/docs/one false @theme/DocRoot',
      '/docs/one/guides/start true @theme/DocItem',
    ]);
    expect(shape('/docs/tags/start')).toEqual([
      '/docs false @theme/DocsRoot',
      '/docs false @theme/DocVersionRoot',
      '/docs/tags/start true @theme/DocTagDocListPage',
    ]);
  });

  it('of a version stands before that of the last version, whose path it begins with', () => {
    const [root] = trail('/docs/');
    expect(root?.routes?.map(({ path, priority }) => [path, priority])).toEqual([
      ['/docs/next', undefined],
      ['/docs/one', undefined],
      ['/docs', -1],
    ]);
  });

  it('R193 R194 of a doc or a page has a content module, and metadata about its source', () => {
    expect(leaf('/docs/next/updates/date')).toMatchObject({
      modules: { content: '@site/docs/updates/date.md' },
      metadata: { sourceFilePath: 'docs/updates/date.md', lastUpdatedAt: Date.UTC(2023, 2, 4, 5, 6, 7) },
    });
    expect(leaf('/')).toMatchObject({
      modules: { content: '@site/src/pages/index.md' },
      metadata: { sourceFilePath: 'src/pages/index.md' },
    });
  });

  it('of a version and of a generated index has props', () => {
    const [, versionRoute] = trail('/docs/one/guides/start');
    expect(versionRoute?.props).toMatchObject({
      version: { pluginId: 'default', version: '1.0', label: '1.0 (old)', noIndex: true, className: 'docs-of-one' },
    });
    expect(leaf('/docs/next/category/generated').props).toEqual({
      categoryGeneratedIndex: {
        title: 'A generated page',
        description: 'Made of its items.',
        slug: '/category/generated',
        permalink: '/docs/next/category/generated',
        navigation: {
          previous: { title: 'Reference', permalink: '/docs/next/guides/reference' },
          next: { title: 'Tagged', permalink: '/docs/next/tagged' },
        },
        sidebar: 'guide',
      },
    });
  });
});

describe('global data', () => {
  it('R196 R197 R198 has path, versions and the breadcrumbs flag of each instance', () => {
    expect(Object.keys(data)).toEqual(['default', 'community']);
    expect(data['default']).toMatchObject({ path: '/docs', breadcrumbs: true });
    expect(data['community']).toMatchObject({ path: '/community', breadcrumbs: false });
    expect(data['default']?.versions.map(({ name }) => name)).toEqual(['current', '2.0', '1.0']);
    expect(data['community']?.versions.map(({ name }) => name)).toEqual(['current', '1.0']);
  });

  it('R199 has name, label, isLast, path and main doc of a version', () => {
    expect(version('current')).toMatchObject({
      label: 'Unreleased',
      isLast: false,
      path: '/docs/next',
      mainDocId: 'intro',
    });
    expect(version('2.0')).toMatchObject({ label: '2.0', isLast: true, path: '/docs', mainDocId: 'intro' });
    expect(version('1.0')).toMatchObject({ label: '1.0 (old)', isLast: false, path: '/docs/one' });
  });

  it('R200 has docs, ids of drafts and sidebars of a version', () => {
    expect(version('current').draftIds).toEqual(['visibility/draft']);
    expect(version('2.0').draftIds).toEqual([]);
    expect(version('2.0').docs.map(({ id }) => id)).toEqual([
      'guides/detail',
      'guides/only-two',
      'guides/start',
      'intro',
      '/category/guides',
    ]);
    expect(Object.keys(version('current').sidebars ?? {})).toEqual(['guide', 'fields', 'auto', 'visibility']);
    expect(version('1.0', 'community').sidebars).toEqual({});
  });

  it('R201 has id and path of a doc, its sidebar, and whether it is unlisted', () => {
    const doc = (id: string) => version('current').docs.find((one) => one.id === id);
    expect(doc('guides/start')).toEqual({ id: 'guides/start', path: '/docs/next/guides/start', sidebar: 'guide' });
    expect(doc('guides/loose')).toEqual({ id: 'guides/loose', path: '/docs/next/guides/loose' });
    expect(doc('visibility/unlisted')).toMatchObject({ sidebar: 'visibility', unlisted: true });
    expect(doc('/category/generated')).toEqual({
      id: '/category/generated',
      path: '/docs/next/category/generated',
      sidebar: 'guide',
    });
  });

  it('R202 has path and label of the first page of each sidebar', () => {
    expect(version('current').sidebars).toEqual({
      guide: { link: { path: '/docs/next/', label: 'intro' } },
      fields: { link: { path: '/docs/next/fields/heading', label: 'fields/heading' } },
      auto: { link: { path: '/docs/next/auto/early', label: 'auto/early' } },
      visibility: { link: { path: '/docs/next/visibility/listed', label: 'visibility/listed' } },
    });
  });

  it('is that of the locale', () => {
    // The page prints what the hook returns.
    const french = shownData(output.page('fr/data/index.html'), 'all') as Record<string, GlobalDocsData>;
    expect(french['default']).toMatchObject({
      path: '/fr/docs',
      versions: [{ label: 'Prochaine', path: '/fr/docs/next' }, {}, {}],
    });
  });
});
