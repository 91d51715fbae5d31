import { expect, it } from 'vitest';
import type { Cache } from '../../../node/base/cache.js';
import { openKeptSearch, type ReadPage, type WrittenPage } from './kept-search.js';

/** A cache in memory, which also says how long its longest value is and how many bytes were written. */
function createMemory() {
  const values = new Map<string, Buffer>();
  let bytes = 0;
  const cache: Cache = {
    get: (namespace, key) => values.get(`${namespace}:${key}`),
    put(namespace, key, value) {
      bytes += Buffer.byteLength(value);
      values.set(`${namespace}:${key}`, Buffer.from(value));
    },
    flush: async () => {},
    close: async () => {},
  };
  return { cache, longest: () => Math.max(...[...values.values()].map(({ length }) => length)), bytes: () => bytes };
}

it('caches the pages of a large site in parts, reuses only unchanged pages, and writes only parts with a change', async () => {
  const { cache, longest, bytes } = createMemory();
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
  const pageOf = ({ url, stamp }: WrittenPage): ReadPage => ({ url, stamp, keywords: '', hasBox: true });
  const pages = written.map(pageOf);
  (await open()).keep(pages, []);
  expect(longest()).toBeLessThan(JSON.stringify(pages).length / 2);
  const known = (await open()).readPages();
  expect(written.map((page) => known(page)?.url)).toEqual(written.map(({ url }) => url));
  expect(known({ url: '/2400', file: '/out/2400.html', stamp: '2', keywords: [] })).toBeUndefined();

  const before = bytes();
  const next = await open();
  const knownNow = next.readPages();
  const changed = { url: '/1234', file: '/out/1234.html', stamp: '2', keywords: [] };
  next.keep(
    written.map((page) =>
      page.url === changed.url ? { ...pageOf(page), stamp: '2' } : (knownNow(page) ?? pageOf(page)),
    ),
    [],
  );
  expect(bytes() - before).toBeLessThan(before / 10);
  expect((await open()).readPages()(changed)?.url).toBe('/1234');
});
