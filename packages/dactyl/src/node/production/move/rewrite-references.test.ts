import { describe, expect, it } from 'vitest';
import { idsOf, rewriteIds } from './rewrite-ids.js';
import { rewriteAddresses } from './rewrite-addresses.js';
import { rewriteReferences } from './rewrite-references.js';

const MOVES = new Map([
  ['/site/docs/birds/terns.md', '/site/docs/sea/terns.md'],
  ['/site/docs/birds/tern.png', '/site/docs/sea/tern.png'],
]);
const FILES = new Set([
  ...MOVES.keys(),
  '/site/docs/a.md',
  '/site/docs/birds/gulls.md',
  '/site/src/Map.tsx',
  '/site/docs/birds/pic ture.png',
  '/site/docs/birds/风.md',
  '/site/docs/birds/风 a.md',
]);

function rewrite(text: string, oldFile: string, newFile = oldFile): string {
  return rewriteReferences(text, {
    oldFile,
    newFile,
    siteDir: '/site',
    roots: ['/site/i18n/zh/docs', '/site/docs'],
    newPlace: (file) =>
      MOVES.get(file) ?? MOVES.get(file.replace('/i18n/zh', ''))?.replace('/site/docs', '/site/i18n/zh/docs'),
    isFile: (file) => FILES.has(file),
  });
}

describe('references to a file that is moved', () => {
  it.each([
    ['[t](birds/terns.md)', '[t](sea/terns.md)'],
    ['[t](./birds/terns.md#a "title")', '[t](./sea/terns.md#a "title")'],
    ['[t](/birds/terns.md?x)', '[t](/sea/terns.md?x)'],
    ['[t](<./birds/terns.md>)', '[t](<./sea/terns.md>)'],
    ['[t]: ./birds/terns.md', '[t]: ./sea/terns.md'],
    ['![t](birds/tern.png)', '![t](sea/tern.png)'],
    ["import T from '@site/docs/birds/terns.md';", "import T from '@site/docs/sea/terns.md';"],
    ["<img src={require('./birds/tern.png').default} />", "<img src={require('./sea/tern.png').default} />"],
    ['```md file=./birds/terns.md\n```', '```md file=./sea/terns.md\n```'],
    [
      '`[t](birds/terns.md)` [o](birds/gulls.md) [u](/docs/birds/terns) [x](https://x.org/birds/terns.md) birds/terns.md',
      undefined,
    ],
    ['<a title="birds/terns.md">', undefined],
  ])('%s', (text, expected = text) => {
    expect(rewrite(text, '/site/docs/a.md')).toBe(expected);
  });

  it('are corrected in translations as in sources, whether the file is translated or not', () => {
    expect(rewrite('[t](./birds/terns.md) ![p](./birds/tern.png)', '/site/i18n/zh/docs/a.md')).toBe(
      '[t](./sea/terns.md) ![p](./sea/tern.png)',
    );
  });
});

describe('references of a file that is moved', () => {
  it.each([
    ['[a](../a.md)', '[a](../a.md)'],
    ['[g](./gulls.md)', '[g](../birds/gulls.md)'],
    ['[g](gulls.md#x)', '[g](../birds/gulls.md#x)'],
    ['![p](./tern.png)', '![p](./tern.png)'],
    ['![p](pic%20ture.png)', '![p](../birds/pic%20ture.png)'],
    ["import Map from '../../src/Map';", "import Map from '../../src/Map';"],
    ['[gone](./gone.md) [page](./page)', '[gone](./gone.md) [page](./page)'],
  ])('%s', (text, expected) => {
    expect(rewrite(text, '/site/docs/birds/terns.md', '/site/docs/sea/terns.md')).toBe(expected);
  });

  it.each([
    ['[g](./风.md)', '[g](../birds/风.md)'],
    ['[g](./风%20a.md) ![p](%E9%A3%8E%20a.md)', '[g](../birds/风%20a.md) ![p](../birds/风%20a.md)'],
    ['[g](<./风 a.md#x> "T")', '[g](<../birds/风 a.md#x> "T")'],
    ["import Part from './风 a.md';", "import Part from '../birds/风 a.md';"],
    ['`[g](<./风 a.md>)`', '`[g](<./风 a.md>)`'],
  ])('%s keeps its letters and spaces', (text, expected) => {
    expect(rewrite(text, '/site/docs/birds/terns.md', '/site/docs/sea/terns.md')).toBe(expected);
  });

  it('lead into a folder with spaces', () => {
    const text = "import B from './b.md';\n\n[b](./b.md) [c](<./b.md>)\n";
    const moved = rewriteReferences(text, {
      oldFile: '/site/docs/a.md',
      newFile: '/site/docs/a.md',
      siteDir: '/site',
      roots: ['/site/docs'],
      newPlace: (file) => (file === '/site/docs/b.md' ? '/site/docs/my (1)/b.md' : undefined),
      isFile: () => true,
    });
    expect(moved).toBe("import B from './my (1)/b.md';\n\n[b](./my%20%281%29/b.md) [c](<./my (1)/b.md>)\n");
  });

  it('lead from another depth to the same file', () => {
    expect(rewrite("import Map from '../../src/Map';", '/site/docs/birds/terns.md', '/site/docs/terns.md')).toBe(
      "import Map from '../src/Map';",
    );
  });
});

describe('ids in sidebars', () => {
  it('stand in lists or behind "id"', () => {
    const ids = idsOf(
      [
        { from: '/d/01-birds/2. terns.md', to: '/d/sea/terns.mdx' },
        { from: '/d/n.ipynb', to: '/d/m.ipynb' },
      ],
      '/d',
    );
    const text = `['birds/terns', 'n', { type: "doc", id: "birds/terns", label: 'birds/terns' }, 'birds/gulls']`;
    expect(rewriteIds(text, ids)).toBe(
      `['sea/terns', 'm', { type: "doc", id: "sea/terns", label: 'birds/terns' }, 'birds/gulls']`,
    );
  });
});

describe('links by address', () => {
  it('lead to the new address, with and without the base URL', () => {
    const input = { pages: [{ from: '/docs/a', to: '/docs/b' }], baseUrl: '/base/', isMarkdown: true };
    expect(
      rewriteAddresses('[a](/docs/a#x) [b](/base/docs/a/) [c](/docs/ab) `(/docs/a)` <Link to="/docs/a">', input),
    ).toBe('[a](/docs/b#x) [b](/base/docs/b) [c](/docs/ab) `(/docs/a)` <Link to="/docs/b">');
  });
});
