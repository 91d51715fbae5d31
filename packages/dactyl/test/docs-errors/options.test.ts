/** Each mistake in the options of the docs plugin, with what is printed. */
import { describe, expect, it } from 'vitest';
import { type BrokenDocs, printDocsError } from './print-docs-error.js';

describe('options of the docs', () => {
  it.each<[string, BrokenDocs]>([
    ['an unknown option', { options: `sidbarPath: './sidebars.js'` }],
    ['several at once', { options: `breadcrumbs: 'no', sidebarCollapsible: 1, onInlineTags: 'error'` }],
    ['homePageId', { options: `homePageId: 'fine'` }],
    ['sidebarPath: true', { options: 'sidebarPath: true' }],
    ['a generator that is no function', { options: `sidebarItemsGenerator: './generator.js'` }],
    ['a prefix parser that is none', { options: 'numberPrefixParser: /x/' }],
    ['an edit address that is none', { options: `editUrl: 'my edit page'` }],
    ['an empty path', { options: `path: ''` }],
    ['tags that are empty', { options: `tags: ''` }],
    ['a component that is not a name', { options: 'docItemComponent: () => null' }],
    ['a plugin for Markdown that is none', { options: `remarkPlugins: ['remark-math']` }],
    ['an unknown option of a version', { options: `versions: { current: { title: 'Next' } }` }],
    ['a banner of another kind', { options: `versions: { current: { banner: 'beta' } }` }],
    ['where a ref has its docs, without the ref', { options: `versions: { current: { refPath: 'docs' } }` }],
    ['an id that cannot be in file names', { options: `id: 'my docs'` }],
    ['two instances of one id', { plugins: `['content-docs', { path: 'docs', routeBasePath: 'again' }]` }],
    ['a prefix parser that returns text', { options: `numberPrefixParser: (name) => name.slice(3)` }],
    [
      'a prefix parser that throws, told once',
      { files: { 'docs/other.md': '' }, options: `numberPrefixParser: (name) => name.match(/(\\d+)-/)[1]` },
    ],
    ['a contradiction', { options: 'sidebarCollapsible: false, sidebarCollapsed: true' }],
  ])('%s', async (_, site) => {
    expect(await printDocsError(site)).toMatchSnapshot();
  });
});

describe('folders of the docs', () => {
  it.each<[string, BrokenDocs]>([
    ['missing', { options: `path: 'dcos'` }],
    ['missing, without a word about it in the configuration', { files: { 'docs/fine.md': null } }],
    ['without docs', { files: { 'docs/fine.md': null, 'docs/readme.txt': 'No doc.' } }],
    ['without docs that are included', { options: `include: ['*.mdx']` }],
  ])('%s', async (_, site) => {
    expect(await printDocsError(site)).toMatchSnapshot();
  });
});
