/**
 * Whether readers of the website find what they look for: the queries of `bench/search/queries/` on its index, without a
 * browser. The floors are a little below what was reached, so that pages may be added; `npm run bench:search` has the
 * figures, and those of other docs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';
import { createSearch } from '../../packages/dactyl/src/features/search/engine/create-search.js';

const ROOT = join(import.meta.dirname, '../..');

interface Query {
  query: string;
  pages: string[];
  kind: string;
}

function readQueries(language: string): Query[] {
  const text = readFileSync(join(ROOT, `bench/search/queries/website-${language}.tsv`), 'utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => {
    const [query = '', pages = '', , kind = ''] = line.split('\t');
    return { query, pages: pages.split(' '), kind };
  });
}

function openIndex(base: string) {
  const dir = join(ROOT, 'website/build', base);
  const search = createSearch((file) => Promise.resolve(JSON.parse(readFileSync(join(dir, file), 'utf8')) as unknown));
  return {
    /** Pages of the results, the best first. */
    async find(query: string): Promise<string[]> {
      const { catalogues } = await search.readEntry();
      const { hits } = await search.search(query, { facets: Object.keys(catalogues) });
      return [...new Set(hits.map(({ url }) => pageOf(url, base)))];
    },
  };
}

/** Below the base URL of the language. */
function pageOf(url: string, base: string): string {
  return decodeURI(new URL(url, 'https://docs.example.com').pathname).slice(base.length);
}

/** Reading one takes longer than its queries. */
const indexes = Object.fromEntries(
  ['en', 'zh'].map((language) => [language, openIndex(language === 'en' ? '' : `/${language}`)]),
);

/** Where the page of each query of these kinds stands: from 1, infinite where it is not found. */
async function ranksOf(language: string, kinds: readonly string[]): Promise<number[]> {
  const queries = readQueries(language).filter(({ kind }) => kinds.includes(kind));
  return Promise.all(
    queries.map(async ({ query, pages }) => {
      const index = ((await indexes[language]?.find(query)) ?? []).findIndex((page) => pages.includes(page));
      return index === -1 ? Infinity : index + 1;
    }),
  );
}

function shareWithin(ranks: readonly number[], most: number): number {
  return ranks.filter((rank) => rank <= most).length / ranks.length;
}

describe('the search of the website', () => {
  it.each([
    { language: 'en', first: 0.65, firstThree: 0.82 },
    { language: 'zh', first: 0.6, firstThree: 0.82 },
  ])('shows the right page first, or among the first three ($language)', async ({ language, first, firstThree }) => {
    const ranks = await ranksOf(language, ['words']);
    expect(shareWithin(ranks, 1)).toBeGreaterThanOrEqual(first);
    expect(shareWithin(ranks, 3)).toBeGreaterThanOrEqual(firstThree);
  });

  it('finds what queries.yml says', async () => {
    const { code, output } = await runDactyl(['search', '--test'], { cwd: join(ROOT, 'website') });
    expect(output).toMatch(/(\d+) of \1 queries find what they should\./);
    expect(code).toBe(0);
  });

  it.each(['en', 'zh'])('finds words that are misspelt or not finished yet (%s)', async (language) => {
    const ranks = await ranksOf(language, ['typo', 'prefix']);
    expect(shareWithin(ranks, 3)).toBeGreaterThanOrEqual(0.85);
  });
});
