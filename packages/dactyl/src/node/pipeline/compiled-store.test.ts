import { describe, expect, it } from 'vitest';
import type { CompiledMarkdown } from '../markdown/types.js';
import { contentKey } from './compile-content.js';
import { createCompiledStore } from './compiled-store.js';
import type { ContentUse, PageJob } from './engine-types.js';

const compiled = {} as CompiledMarkdown; // never looked into

function madeUse(id: string, imports: ContentUse['imports'] = {}): ContentUse {
  return { id, file: id, metadata: {}, assets: {}, links: {}, imports };
}

/** A page that shows one file, which may import another. */
function pageOf(id: string, partial?: string): PageJob {
  const imports: ContentUse['imports'] = partial ? { './p.mdx': { kind: 'contentUse', use: madeUse(partial) } } : {};
  const level = { path: '/', exact: true, component: 'x', props: {}, attributes: {} };
  return {
    locale: 'en',
    pathname: '/',
    file: '',
    shared: [],
    level,
    uses: { [id]: madeUse(id, imports) },
    alternates: {},
    hydration: 'islands',
  };
}

function storeWith(...ids: string[]) {
  const store = createCompiledStore();
  for (const id of ids) {
    store.hold(contentKey('en', id));
    store.results.set(contentKey('en', id), compiled);
  }
  return { store, kept: () => [...store.results.keys()].map((key) => key.split('\0')[1]) };
}

describe('a compiled file', () => {
  it('is kept until the last of the batches that compiled it is rendered', () => {
    const { store, kept } = storeWith('post', 'post');
    store.release([pageOf('post'), pageOf('post')]);
    expect(kept()).toEqual(['post']);
    store.release([pageOf('post')]);
    expect(kept()).toEqual([]);
  });

  it('is kept for a page that imports it, after its own page was rendered', () => {
    const { store, kept } = storeWith('part', 'whole', 'part');
    store.release([pageOf('part')]);
    expect(kept()).toEqual(['part', 'whole']);
    store.release([pageOf('whole', 'part')]);
    expect(kept()).toEqual([]);
  });
});
