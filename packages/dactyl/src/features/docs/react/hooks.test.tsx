/** Hooks of the docs plugin: what they give, and what developers read when they are used in the wrong place. */
import { describe, expect, it } from 'vitest';
import { siteFormatOf } from '../../../node/config/format-version.js';
import { renderPage, type PageOptions } from '../../../../test/theme/render-page.js';
import { testSite } from '../../../../test/theme/test-site.js';
import * as docs from './client.js';
import type { SidebarItem, VersionProps } from './types.js';

const SIDEBAR: SidebarItem[] = [
  { type: 'link', label: 'Intro', href: '/docs/intro', docId: 'intro' },
  {
    type: 'category',
    label: 'Guides',
    href: '/docs/guides',
    collapsed: true,
    collapsible: true,
    items: [{ type: 'link', label: 'First', href: '/docs/guides/first' }],
  },
];

const VERSION: VersionProps = {
  pluginId: 'default',
  version: '1.0',
  label: '1.0',
  banner: null,
  badge: false,
  noIndex: false,
  className: 'docs-version-1.0',
  isLast: true,
  docsSidebars: { guide: SIDEBAR },
  docs: { intro: { id: 'intro', title: 'Intro' }, cli: { id: 'cli', title: 'CLI' } },
};

/** What a hook returns on a page. */
function result<Value>(hook: () => Value, options: PageOptions & { sidebar?: SidebarItem[] | null } = {}): Value {
  const results: Value[] = [];
  const Probe = () => {
    results.push(hook());
    return null;
  };
  const { sidebar = SIDEBAR, ...page } = options;
  renderPage(
    <docs.DocsVersionProvider version={VERSION}>
      <docs.DocsSidebarProvider name={sidebar ? 'guide' : undefined} items={sidebar ?? undefined}>
        <Probe />
      </docs.DocsSidebarProvider>
    </docs.DocsVersionProvider>,
    page,
  );
  return results[0] as Value; // the probe was rendered
}

/** What a hook says outside of all providers. */
function failure(hook: () => unknown, options: PageOptions = {}): string {
  const Probe = () => {
    hook();
    return null;
  };
  try {
    renderPage(<Probe />, options);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('The hook throws nothing.');
}

const withoutDocs = { ...testSite(), globalData: {} };

describe('errors for developers', () => {
  it('R289 names the instance that is missing, and those there are', () => {
    expect(failure(() => docs.useDocsData('guides'))).toBe(
      'There is no docs plugin with the id "guides".\nDocs plugins of this site: default.',
    );
    expect(failure(() => docs.useVersions(), { site: withoutDocs })).toBe(
      'There is no docs plugin with the id "default".\nDocs plugins of this site: none.',
    );
    expect(failure(() => docs.useActivePlugin({ failfast: true }), { pathname: '/blog' })).toBe(
      'This page belongs to no docs plugin.\nDocs are below: /docs.',
    );
  });

  it('R290 lists the ids that exist beside an unknown doc id', () => {
    expect(failure(() => docs.useLayoutDoc('inrto'))).toBe(
      'There is no doc with the id "inrto" in version "1.0".\nDoc ids: cli, intro, secret.',
    );
    expect(() => result(() => docs.useDocById('inrto'))).toThrow(
      'The docs version "1.0" has no doc with the id "inrto".\nDoc ids: cli, intro.',
    );
  });

  it('R291 lists the sidebars that exist beside an unknown one', () => {
    expect(failure(() => docs.useLayoutDocsSidebar('gudie'))).toBe(
      'There is no sidebar "gudie" in version "1.0".\nSidebars: guide, api.',
    );
    expect(failure(() => docs.useLayoutDocsSidebar('gudie'), { pathname: '/docs/next/intro' })).toContain(
      'in version "current" or "1.0"',
    );
  });

  it('R292 names hook and provider when a provider is missing', () => {
    expect(failure(docs.useDocsSidebar)).toBe(
      'useDocsSidebar() was called outside of <DocsSidebarProvider>.\n' +
        'Call it in a component that is rendered below <DocsSidebarProvider>.',
    );
    expect(failure(docs.useDocsVersion)).toContain('useDocsVersion() was called outside of <DocsVersionProvider>');
    expect(failure(docs.useDoc)).toContain('useDoc() was called outside of <DocProvider>');
  });

  it('R293 says that a page has no category, and what to do', () => {
    const onDoc = () => result(docs.useCurrentSidebarCategory, { pathname: '/docs/intro' });
    expect(onDoc).toThrow('/docs/intro belongs to no category of a sidebar.\nGive <DocCardList> the `items` to show');
    const withoutSidebar = () => result(docs.useCurrentSidebarCategory, { sidebar: null, pathname: '/docs/guides' });
    expect(withoutSidebar).toThrow('/docs/guides belongs to no category');
  });
});

describe('breadcrumbs', () => {
  it('count plain links of the sidebar up to 3.9 only', () => {
    const labels = (pathname: string, minor: number) => {
      const site = { ...testSite(), siteFormat: siteFormatOf(minor) };
      return result(docs.useSidebarBreadcrumbs, { pathname, site })?.map(({ label }) => label);
    };
    expect([labels('/docs/intro', 9), labels('/docs/intro', 10)]).toEqual([['Intro'], ['Intro']]);
    expect(labels('/docs/guides/first', 9)).toEqual(['Guides', 'First']);
    expect(labels('/docs/guides/first', 10)).toEqual([]);
    expect(labels('/docs/guides', 10)).toEqual(['Guides']);
  });
});

describe('the entry', () => {
  it('has the names of the site format', () => {
    expect(Object.keys(docs).toSorted()).toEqual([
      'DocProvider',
      'DocSidebarItemsExpandedStateProvider',
      'DocsPreferredVersionContextProvider',
      'DocsSidebarProvider',
      'DocsVersionProvider',
      'filterDocCardListItems',
      'findFirstSidebarItemLink',
      'findSidebarCategory',
      'getDocsVersionSearchTag',
      'isActiveSidebarItem',
      'isVisibleSidebarItem',
      'useActiveDocContext',
      'useActivePlugin',
      'useActivePluginAndVersion',
      'useActiveVersion',
      'useAllDocsData',
      'useBreadcrumbsStructuredData',
      'useCurrentSidebarCategory',
      'useCurrentSidebarSiblings',
      'useDoc',
      'useDocById',
      'useDocRootMetadata',
      'useDocSidebarItemsExpandedState',
      'useDocVersionSuggestions',
      'useDocsContextualSearchTags',
      'useDocsData',
      'useDocsPreferredVersion',
      'useDocsPreferredVersionByPluginId',
      'useDocsSidebar',
      'useDocsVersion',
      'useDocsVersionCandidates',
      'useLatestVersion',
      'useLayoutDoc',
      'useLayoutDocsSidebar',
      'useSidebarBreadcrumbs',
      'useVersions',
      'useVisibleSidebarItems',
    ]);
  });
});

describe('what hooks give', () => {
  it('is nothing on a site without docs', () => {
    expect(result(docs.useAllDocsData, { site: withoutDocs })).toEqual({});
    expect(result(() => docs.useActivePlugin(), { site: withoutDocs })).toBeUndefined();
  });

  it('is null for a draft, so that a link to it can vanish', () => {
    expect(result(() => docs.useLayoutDoc('draft'))).toBeNull();
  });

  it('is the version of the page first, then the latest', () => {
    const names = (pathname: string) =>
      result(() => docs.useDocsVersionCandidates(), { pathname }).map((version) => version.name);
    expect(names('/docs/next/intro')).toEqual(['current', '1.0']);
    expect(names('/docs/intro')).toEqual(['1.0']);
    expect(names('/blog')).toEqual(['1.0']);
  });

  it('is the category whose page it is, whether breadcrumbs are shown or not', () => {
    const options = { pathname: '/docs/guides' };
    expect(result(docs.useCurrentSidebarCategory, options).label).toBe('Guides');
    expect(result(docs.useCurrentSidebarCategory, { pathname: '/docs/guides/first' }).label).toBe('Guides');
    expect(result(docs.useSidebarBreadcrumbs, options)?.map(({ label }) => label)).toEqual(['Guides']);
    const { default: data } = testSite().globalData['docusaurus-plugin-content-docs'] ?? {};
    const site = {
      ...testSite(),
      // The site's data of this plugin is an object.
      globalData: { 'docusaurus-plugin-content-docs': { default: { ...(data as object), breadcrumbs: false } } },
    };
    expect(result(docs.useSidebarBreadcrumbs, { ...options, site })).toBeNull();
    expect(result(docs.useCurrentSidebarCategory, { ...options, site }).label).toBe('Guides');
  });

  it('is null without a sidebar', () => {
    expect(result(docs.useDocsSidebar, { sidebar: null })).toBeNull();
    expect(result(docs.useSidebarBreadcrumbs, { sidebar: null })).toBeNull();
  });

  it('is one search tag for each instance, of its active version or its latest', () => {
    const { default: data } = testSite().globalData['docusaurus-plugin-content-docs'] ?? {};
    const root = { path: '/', breadcrumbs: true, versions: [{ name: '9', path: '/', isLast: true, docs: [] }] };
    const site = {
      ...testSite(),
      // The site's data of this plugin is JSON, as is what stands above.
      globalData: { 'docusaurus-plugin-content-docs': { default: data ?? null, root } },
    };
    const tags = (pathname: string) => result(docs.useDocsContextualSearchTags, { site, pathname });
    expect(tags('/docs/next/intro')).toEqual(['docs-default-current', 'docs-root-9']);
    expect(tags('/elsewhere')).toEqual(['docs-default-1.0', 'docs-root-9']);
  });
});
