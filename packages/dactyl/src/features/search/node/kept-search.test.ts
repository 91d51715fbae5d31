import { expect, it } from 'vitest';
import type { Cache } from '../../../node/base/cache.js';
import { openKeptSearch, type ReadPage } from './kept-search.js';

/** A cache in memory, which also says how long its longest value is. */
function createMemory() {
  const values = new Map<string, Buffer>();
  const cache: Cache = {
    get: (namespace, key) => values.get(`${namespace}:${key}`),
    put: (namespace, key, value) => void values.set(`${namespace}:${key}`, Buffer.from(value)),
    flush: async () => {},
    close: async () => {},
  };
  return { cache, longest: () => Math.max(...[...values.values()].map(({ length }) => length)) };
}

it('caches the pages of a large site in parts, and reuses only unchanged pages', async () => {
  const { cache, longest } = createMemory();
  const written = Array.from({ length: 2500 }, (_, index) => ({
    url: `/${index}`,
    file: `/out/${index}.html`,
    stamp: '1',
    keywords: [],
  }));
  const open = () =>
    openKeptSearch({
      cache,
      locale: 'en',
      oldDir: '/old',
      newDir: '/new',
      pages: written,
      pageSettings: [],
      settings: [],
    });
  const pages = written.map(({ url, stamp }): ReadPage => ({ url, stamp, keywords: '', hasBox: true }));
  (await open()).keep(pages, []);
  expect(longest()).toBeLessThan(JSON.stringify(pages).length / 2);
  const known = (await open()).readPages();
  expect(written.map((page) => known(page)?.url)).toEqual(written.map(({ url }) => url));
  expect(known({ url: '/2400', file: '/out/2400.html', stamp: '2', keywords: [] })).toBeUndefined();
});
