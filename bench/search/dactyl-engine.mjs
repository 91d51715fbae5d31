/** The search of this repository, as it was built last, on the index in the output of a doc set. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, inflateRawSync } from 'node:zlib';

import { pageOfUrl } from './page-of-url.mjs';

const SEARCH = fileURLToPath(
  new URL('../../packages/dactyl/dist/features/search/engine/create-search.js', import.meta.url),
);

/** @param {import('./doc-sets.mjs').DocSet} set */
export async function openDactyl(set) {
  const { createSearch } = await import(pathToFileURL(SEARCH).href);
  /** Texts of the index, and how large they are on the way to a browser. @type {Map<string, { text: string, bytes: number }>} */
  const files = new Map();

  /**
   * @param {string} file
   * @param {{ from: number, to: number }} [member] of a pack
   */
  const readOnce = (file, member) => {
    const key = member ? `${file} ${member.from}` : file;
    let known = files.get(key);
    if (!known) {
      const content = readFileSync(join(set.dir, file));
      const part = member && content.subarray(member.from, member.to);
      known = part
        ? { text: inflateRawSync(part).toString(), bytes: part.length }
        : { text: content.toString(), bytes: brotliCompressSync(content).length };
      files.set(key, known);
    }
    return known;
  };

  /** A reader that opens the search: nothing is loaded yet. */
  const openFresh = async () => {
    /** @type {Set<{ bytes: number }>} */
    const loaded = new Set();
    const search = createSearch(
      async (/** @type {string} */ file, /** @type {{ from: number, to: number } | undefined} */ member) => {
        const read = readOnce(file, member);
        loaded.add(read);
        return JSON.parse(read.text);
      },
    );
    const { catalogues } = await search.readEntry();
    const facets = Object.keys(catalogues);
    return { loaded, ask: (/** @type {string} */ query) => search.search(query, { facets }) };
  };

  return {
    /**
     * @param {string} query
     * @returns {Promise<import('./score.mjs').Answer>} of a reader whose first query this is
     */
    async answer(query) {
      const { loaded, ask } = await openFresh();
      const { hits } = await ask(query);
      const urls = hits.map((/** @type {{ url: string }} */ { url }) => pageOfUrl(url, set.base));
      const bytes = [...loaded].reduce((sum, read) => sum + read.bytes, 0);
      return { pages: [...new Set(urls)], bytes };
    },

    /**
     * @param {readonly string[]} texts one after another, as a reader types
     * @returns {Promise<number[]>} milliseconds of each, once what they need is loaded
     */
    async timeKeystrokes(texts) {
      const { ask } = await openFresh();
      for (const text of texts) await ask(text);
      const times = [];
      for (const text of texts) {
        const start = performance.now();
        await ask(text);
        times.push(performance.now() - start);
      }
      return times;
    },
  };
}
