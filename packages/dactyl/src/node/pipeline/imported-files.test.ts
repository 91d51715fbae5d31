import { expect, it } from 'vitest';
import type { RouteLevel } from '../../shared/render.js';
import type { ContentUse } from './engine-types.js';
import { importedFiles } from './imported-files.js';

const level = (component: string, props: Record<string, unknown> = {}): RouteLevel => ({
  path: '/',
  exact: true,
  component,
  props,
  attributes: {},
});

const use = (imports: ContentUse['imports']): ContentUse => ({
  id: 'a',
  file: 'a',
  metadata: {},
  assets: {},
  links: {},
  imports,
});

const input = (byRequest: Record<string, string[]>) => ({
  markdown: { byRequest },
  sharedLevels: [level('@theme/Root'), level('@theme/DocsRoot')],
});

it('finds what the components of a page lead to, each file once', () => {
  const byRequest = {
    '': ['/site/everywhere.md'],
    '@site/page.jsx': ['/site/b.md', '/site/a.md'],
    '@theme/DocsRoot': ['/site/b.md'],
    '@theme/Root': ['/site/of-another-level.md'],
  };
  const page = { shared: [1], level: level('@site/page.jsx'), uses: {} };
  expect(importedFiles(page, input(byRequest))).toEqual(['/site/a.md', '/site/b.md', '/site/everywhere.md']);
});

it('finds what modules among props lead to', () => {
  const page = { shared: [], level: level('x', { list: [{ item: { $module: '@site/data.js' } }] }), uses: {} };
  expect(importedFiles(page, input({ '@site/data.js': ['/site/data.md'] }))).toEqual(['/site/data.md']);
});

it('finds what modules lead to that the content imports, be it in a partial', () => {
  const part = use({ './Chart': { kind: 'module', key: '@site/src/Chart' } });
  const uses = { a: use({ './_part.mdx': { kind: 'contentUse', use: part } }) };
  const page = { shared: [], level: level('x'), uses };
  expect(importedFiles(page, input({ '@site/src/Chart': ['/site/chart.md'] }))).toEqual(['/site/chart.md']);
});
