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

it('reads the props of a shared level once for all pages of a build', () => {
  let reads = 0;
  const props = {
    get item() {
      reads++;
      return { $module: '@site/data.js' };
    },
  };
  const shared = {
    ...input({ '@site/data.js': ['/site/data.md'] }),
    sharedLevels: [level('@theme/Root', props)],
    known: new Map(),
  };
  const page = { shared: [0], level: level('x'), uses: {} };
  for (let count = 0; count < 3; count++) expect(importedFiles(page, shared)).toEqual(['/site/data.md']);
  expect(reads).toBe(1);
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
