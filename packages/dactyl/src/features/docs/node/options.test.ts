import { describe, expect, it } from 'vitest';
import { contradictionOf, docsOptionsSchema } from './options.js';

describe('options of the docs', () => {
  it('have the defaults of the format', () => {
    const { numberPrefixParser, exclude, ...options } = docsOptionsSchema.parse({});
    expect(numberPrefixParser('01-a')).toEqual({ filename: 'a', numberPrefix: 1 });
    expect(exclude).toEqual([
      '**/_*.{js,jsx,ts,tsx,md,mdx}',
      '**/_*/**',
      '**/*.test.{js,jsx,ts,tsx}',
      '**/__tests__/**',
    ]);
    expect(options).toEqual({
      path: 'docs',
      routeBasePath: '/docs',
      tagsBasePath: 'tags',
      include: ['**/*.{md,mdx}'],
      sidebarCollapsible: true,
      editCurrentVersion: false,
      editLocalizedFiles: false,
      showLastUpdateTime: false,
      showLastUpdateAuthor: false,
      breadcrumbs: true,
      includeCurrentVersion: true,
      disableVersioning: false,
      versions: {},
      onInlineTags: 'warn',
      docsRootComponent: '@theme/DocsRoot',
      docVersionRootComponent: '@theme/DocVersionRoot',
      docRootComponent: '@theme/DocRoot',
      docItemComponent: '@theme/DocItem',
      docTagDocListComponent: '@theme/DocTagDocListPage',
      docTagsListComponent: '@theme/DocTagsListPage',
      docCategoryGeneratedIndexComponent: '@theme/DocCategoryGeneratedIndexPage',
      admonitions: true,
      remarkPlugins: [],
      rehypePlugins: [],
      recmaPlugins: [],
      beforeDefaultRemarkPlugins: [],
      beforeDefaultRehypePlugins: [],
    });
  });

  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ routeBasePath: '' }, { routeBasePath: '/' }],
    [{ routeBasePath: '/' }, { routeBasePath: '/' }],
    [{ routeBasePath: 'guides/all' }, { routeBasePath: '/guides/all' }],
    [{ sidebarPath: false }, { sidebarPath: false }],
    [{ sidebarPath: './s.ts' }, { sidebarPath: './s.ts' }],
    [{ tags: null }, { tags: null }],
    [{ tags: false }, { tags: false }],
    [{ editUrl: 'https://x.example/edit' }, { editUrl: 'https://x.example/edit' }],
    [{ onlyIncludeVersions: ['1.0'] }, { onlyIncludeVersions: ['1.0'] }],
    [{ versions: { '1.0': { path: '', banner: 'none' } } }, { versions: { '1.0': { path: '', banner: 'none' } } }],
    [{ versions: { '1.0': { ref: 'v1', refPath: 'd' } } }, { versions: { '1.0': { ref: 'v1', refPath: 'd' } } }],
  ])('take %j', (options, expected) => {
    expect(docsOptionsSchema.parse(options)).toMatchObject(expected);
  });

  it('keep number prefixes where there is no parser', () => {
    const { numberPrefixParser } = docsOptionsSchema.parse({ numberPrefixParser: false });
    expect(numberPrefixParser('01-a')).toEqual({ filename: '01-a' });
  });

  it.each([
    [{ sidebarCollapsible: false, sidebarCollapsed: true }, true],
    [{ sidebarCollapsible: false }, false],
    [{ sidebarCollapsible: false, sidebarCollapsed: false }, false],
    [{ sidebarCollapsed: true }, false],
  ])('%j contradict each other: %s', (options, expected) => {
    expect(contradictionOf(docsOptionsSchema.parse(options)) !== undefined).toBe(expected);
  });
});
