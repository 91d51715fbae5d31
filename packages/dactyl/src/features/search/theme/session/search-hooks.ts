/** A module of the site that changes queries before they are asked, and results before they are shown. */
import type { SearchResult } from '../../engine/types.js';
import { isWebUrl } from '../answers/result-url.js';
import type { Chosen } from './chosen-filters.js';

export interface AskedQuery {
  /** What the reader typed. */
  query: string;
  /** Language that is searched. */
  locale: string;
  /** Filters that are chosen, by their names in the URL of the search page. */
  filters: Chosen;
  /** Counts from 0: the dialog shows the first page only. */
  page: number;
}

type Perhaps<Value> = Value | undefined | Promise<Value | undefined>;

/** What the module may export. `undefined` changes nothing. */
export interface SearchHooks {
  /** The query to ask instead. */
  beforeSearch?(asked: AskedQuery): Perhaps<string>;
  /** Results to show instead, in their order. */
  afterSearch?(result: SearchResult, asked: AskedQuery): Perhaps<SearchResult>;
}

/** Without effect where the module does not load or fails: readers then have the search as it is. */
export async function loadHooks(url: string | undefined): Promise<SearchHooks> {
  if (url === undefined) return {};
  try {
    return (await import(/* @vite-ignore */ url)) as SearchHooks; // each of its functions is optional
  } catch (error) {
    console.error('The hooks of the search did not load.', error);
    return {};
  }
}

export async function queryFor({ beforeSearch }: SearchHooks, asked: AskedQuery): Promise<string> {
  return (await attempt(() => beforeSearch?.(asked))) ?? asked.query;
}

export async function resultFor(
  { afterSearch }: SearchHooks,
  result: SearchResult,
  asked: AskedQuery,
): Promise<SearchResult> {
  const { hits, total } = (await attempt(() => afterSearch?.(result, asked))) ?? result;
  return { ...result, hits: hits.filter(({ url }) => isWebUrl(url)), total };
}

async function attempt<Value>(run: () => Perhaps<Value>): Promise<Value | undefined> {
  try {
    return await run();
  } catch (error) {
    console.error('A hook of the search failed.', error);
    return undefined;
  }
}
