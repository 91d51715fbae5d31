/** Asks the queries of `queries.yml` on a built site, and says what ranks in place of what is expected, and why. */
import { nearestName } from '../../../node/base/nearest-name.js';
import { SiteError, throwAll } from '../../../node/base/site-error.js';
import { describeScore, explainScore } from '../engine/explain-score.js';
import type { SearchHit } from '../engine/types.js';
import type { BuiltSearch } from './built-search.js';
import type { ExpectedQuery } from './queries-file.js';

export interface QueryResult {
  query: string;
  locale?: string;
  line?: number;
  isFound: boolean;
  /** Place of the page, from 1; absent where it is not found at all. */
  rank?: number;
  expected: string[];
  within: number;
  /** Where it failed: the first results, and the expected one. */
  instead: Ranking[];
}

interface Ranking {
  rank: number;
  url: string;
  score: number;
  why: string[];
}

/** @param open opens the search of a locale; `undefined` is the default one */
export async function testQueries(
  queries: readonly ExpectedQuery[],
  open: (locale: string | undefined) => Promise<BuiltSearch>,
): Promise<QueryResult[]> {
  const searches = new Map<string | undefined, BuiltSearch>();
  const errors: SiteError[] = [];
  const results: QueryResult[] = [];
  for (const expected of queries) {
    try {
      const search = searches.get(expected.locale) ?? (await openFor(expected, open));
      searches.set(expected.locale, search);
      results.push(await testQuery(expected, search));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      errors.push(error);
    }
  }
  throwAll(errors);
  return results;
}

async function openFor(
  { locale, at }: ExpectedQuery,
  open: (name: string | undefined) => Promise<BuiltSearch>,
): Promise<BuiltSearch> {
  try {
    return await open(locale);
  } catch (error) {
    if (!(error instanceof SiteError) || locale === undefined) throw error;
    throw new SiteError(error.message, { ...error.details, ...at('locale') });
  }
}

async function testQuery(expected: ExpectedQuery, search: BuiltSearch): Promise<QueryResult> {
  const { query, pages, within, filters, locale, at } = expected;
  const urls = await checkPages(expected, search);
  const ranked = await search.rank(query, await search.limit(filters, at('filters')));
  const hits = await Promise.all(ranked.sections.map((section) => search.read(section, ranked.words)));
  const found = hits.findIndex((hit) => urls.some((url) => isOf(hit, url)));
  const isFound = found !== -1 && pageRank(hits, found) <= within;
  const shown = isFound ? [] : [...hits.keys()].filter((index) => index < Math.max(3, within) || index === found);
  const instead = shown.map(async (index): Promise<Ranking> => {
    const section = ranked.sections[index];
    const parts = section && (await explainScore(section, ranked));
    return {
      rank: pageRank(hits, index),
      url: hits[index]?.url ?? '',
      score: parts?.score ?? 0,
      why: parts ? describeScore(parts) : [],
    };
  });
  const { line } = at();
  return {
    query,
    ...(locale !== undefined && { locale }),
    ...(line !== undefined && { line }),
    isFound,
    ...(found !== -1 && { rank: pageRank(hits, found) }),
    expected: pages,
    within,
    instead: await Promise.all(instead),
  };
}

/** Sections of one page count as one result. */
function pageRank(hits: readonly SearchHit[], index: number): number {
  const pages = hits.slice(0, index + 1).map(({ url }) => withoutAnchor(url));
  return new Set(pages).size;
}

function isOf({ url }: SearchHit, expected: string): boolean {
  return expected.includes('#') ? normal(url) === expected : normal(withoutAnchor(url)) === expected;
}

/** The URLs of the pages that are expected. Fails where the index has no such page. */
async function checkPages({ pages, at }: ExpectedQuery, search: BuiltSearch): Promise<string[]> {
  const known = new Set((await search.readUrls()).map(normal));
  return pages.map((page) => {
    const [pathname = '', anchor] = page.split('#');
    const own = normal(pathname);
    const below = normal(search.baseUrl + pathname.replace(/^\//, ''));
    const found = [own, below].find((url) => known.has(url));
    if (found !== undefined) return anchor === undefined ? found : `${found}#${anchor}`;
    const near = nearestName(below, known) ?? nearestName(own, known);
    throw new SiteError(`The search has no page ${page}.`, {
      ...at('page'),
      hint: near === undefined ? 'Write the path that readers see in the address bar.' : `Did you mean "${near}"?`,
    });
  });
}

function withoutAnchor(url: string): string {
  return url.split('#', 1)[0] ?? '';
}

/** Without slash at the end, and readable. */
function normal(url: string): string {
  try {
    return decodeURIComponent(url).replace(/(?<=.)\/(?=#|$)/, '');
  } catch {
    return url;
  }
}

export function describeQueryResults(results: readonly QueryResult[], file: string): string {
  const failed = results.filter(({ isFound }) => !isFound);
  const lines = failed.flatMap((result) => [...describeFailure(result, file), '']);
  return [...lines, `${results.length - failed.length} of ${results.length} queries find what they should.`].join('\n');
}

function describeFailure(
  { query, locale, line, rank, expected, within, instead }: QueryResult,
  file: string,
): string[] {
  const where = rank === undefined ? 'it is not found' : `it is number ${rank}`;
  const wanted = within === 1 ? 'should be first' : `should be among the first ${within}`;
  return [
    `✗ "${query}"${locale === undefined ? '' : ` (${locale})`} at ${file}:${line ?? 1}`,
    `  ${expected.join(' or ')} ${wanted}; ${where}.`,
    ...instead.flatMap((one) => [`  ${one.rank}. ${one.url}`, ...one.why.map((text) => `       ${text}`)]),
  ];
}
