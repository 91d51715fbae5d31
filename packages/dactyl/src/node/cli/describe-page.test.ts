import { describe, expect, it } from 'vitest';
import type { IslandReport } from '../../shared/islands.js';
import { describePage } from './describe-page.js';

const counter: IslandReport = {
  module: 'src/components/Counter.tsx',
  name: 'default',
  line: 3,
  when: 'event',
  why: 'calls useState',
  at: 'src/components/use-count.ts:4',
  foundBy: 'analysis',
  size: 120,
};

describe('describePage', () => {
  it('says that a static page needs nothing', () => {
    expect(describePage({ pathname: '/docs', hydrationMode: 'static', islands: [] })).toMatchInlineSnapshot(
      `"/docs is static: nothing of React runs in the browser on this page."`,
    );
  });

  it('names each island with its reason', () => {
    const menu: IslandReport = { ...counter, name: '$Menu', foundBy: 'rendering', at: 'src/m.tsx:9', region: 'navbar' };
    const other = { ...menu, module: 'src/m.tsx', line: 9, when: 'visible' as const, size: 7 };
    expect(describePage({ pathname: '/', hydrationMode: 'islands', islands: [counter, other] })).toMatchInlineSnapshot(`
      "/ is islands: React runs in the browser for these components, and for nothing else.

      Component  Where                         Wakes     Found by   Bytes  Why
      Counter    src/components/Counter.tsx:3  on touch  analysis   120    it calls useState (src/components/use-count.ts:4)
      Menu       src/m.tsx:9, in the navbar    in view   rendering  7      it calls useState"
    `);
  });

  it('says why a page hydrates in another way', () => {
    const fellBack = { asked: 'islands' as const, why: 'The HTML differs.' };
    expect(describePage({ pathname: '/', hydrationMode: 'adopted', islands: [], fellBack })).toMatchInlineSnapshot(`
      "/ is adopted: everything around the content is React in the browser.
      It was asked to be "islands": The HTML differs."
    `);
  });
});
