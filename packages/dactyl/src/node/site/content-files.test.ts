import { describe, expect, it } from 'vitest';
import { findMarkdownSource, importKind, moduleKind } from './content-files.js';
import type { MarkdownSource } from './types.js';

describe('moduleKind', () => {
  it.each([
    ['@site/docs/a.md', { kind: 'content', file: '/site/docs/a.md', truncated: false }],
    [
      { path: '/site/blog/a.MDX', query: { truncated: 'true' } },
      { kind: 'content', file: '/site/blog/a.MDX', truncated: true },
    ],
    ['/site/.dactyl/data/x.json', { kind: 'json', file: '/site/.dactyl/data/x.json' }],
    ['@generated/i18n', { kind: 'generated', name: 'i18n' }],
    ['@theme/DocItem', { kind: 'module', request: '@theme/DocItem' }],
    ['@site/src/data.ts', { kind: 'module', request: '@site/src/data.ts' }],
  ])('of %j', (module, expected) => {
    expect(moduleKind(module, '/site')).toEqual(expected);
  });
});

describe('importKind', () => {
  it.each([
    ['./_part.mdx', { kind: 'content', file: '/site/docs/_part.mdx' }],
    ['@site/shared/part.md', { kind: 'content', file: '/site/shared/part.md' }],
    ['../img/a b.PNG', { kind: 'asset', file: '/site/img/a b.PNG' }],
    ['./Chart', { kind: 'module', key: '@site/docs/Chart' }],
    ['!!raw-loader!./_part.mdx', { kind: 'module', key: '!!raw-loader!@site/docs/_part.mdx' }],
    ['@theme/Tabs', { kind: 'module', key: '@theme/Tabs' }],
    ['package/readme.md', { kind: 'module', key: 'package/readme.md' }],
  ])('of %s', (specifier, expected) => {
    expect(importKind(specifier, '/site/docs/a.mdx', { siteDir: '/site' })).toEqual(expected);
  });
});

describe('findMarkdownSource', () => {
  const source = (...contentDirs: string[]) => ({ contentDirs }) as unknown as MarkdownSource; // the only field that is read
  const docs = source('/site/docs', '/site/i18n/zh/docs');
  const api = source('/site/docs/api');

  it.each([
    ['/site/docs/a.md', docs],
    ['/site/docs/api/a.md', api],
    ['/site/i18n/zh/docs/a.md', docs],
    ['/site/docs-other/a.md', undefined],
    ['/site/docs', undefined],
  ])('of %s is the one with the longest folder', (file, expected) => {
    expect(findMarkdownSource(file, [docs, api])).toBe(expected);
  });
});
