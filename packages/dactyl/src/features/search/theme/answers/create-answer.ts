/** Creates the function that answers queries: from the index of the build, or from a service. */
import { createSearch } from '../../engine/create-search.js';
import {
  ENTRY_FILE,
  type EntryFile,
  type FiltersFile,
  type SearchOptions,
  type SearchResult,
} from '../../engine/types.js';
import type { SearchSettings } from '../../../../shared/search-button.js';
import { createMemberReader, request } from './read-member.js';
import { createHostedSearch } from './hosted-search.js';
import { isWebUrl, ownResultUrl, resultUrl } from './result-url.js';
import { latestTags, searchTags } from './search-tags.js';

export interface AnswerOptions extends Omit<SearchOptions, 'facets'> {
  /** Docs instance → the version to be searched, where the reader has named it. */
  versions?: Readonly<Record<string, string>>;
}

/** Rejects when the index, or the service, cannot be reached. */
export interface Answer {
  (query: string, options?: AnswerOptions): Promise<SearchResult>;
  /** Facts about the index; a service has none. */
  index?: SearchIndex;
}

export interface SearchIndex {
  entry(): Promise<EntryFile>;
  filters(): Promise<FiltersFile | undefined>;
}

export function createAnswer(settings: SearchSettings, locale: string): Answer {
  const answer = settings.hosted ? hostedAnswer(settings, locale) : ownAnswer(settings);
  const toUrl = settings.hosted ? resultUrl : ownResultUrl;
  const placed: Answer = async (query, options = {}) => {
    const { hits, ...found } = await answer(query, options);
    const own = hits.map((hit) => ({ ...hit, url: toUrl(hit.url, settings) }));
    return { hits: own.filter(({ url }) => isWebUrl(url)), ...found };
  };
  return Object.assign(placed, { index: answer.index });
}

function hostedAnswer({ hosted, contextualSearch = true }: SearchSettings, locale: string): Answer {
  // Only called if the settings name a service.
  if (!hosted) throw new Error('The site names no search service.');
  const { latest = {} } = hosted;
  const provider = createHostedSearch(hosted, locale);
  return (query, { versions, ...options } = {}) =>
    provider.search(query, { ...options, facets: contextualSearch ? searchTags(latest, versions) : [] });
}

function ownAnswer({ index, contextualSearch = true, isElsewhere }: SearchSettings): Answer {
  const readMember = createMemberReader();
  const open = () =>
    createSearch((file, member) => (member ? readMember(`${index}${file}`, member) : readJson(index, file)));
  let search = open();
  const answer: Answer = async (query, { versions, ...options } = {}) => {
    try {
      const { latest, catalogues, notice } = await search.readEntry();
      const ofReader = () => (contextualSearch || versions ? searchTags(latest, versions) : Object.keys(catalogues));
      const facets = isElsewhere ? latestTags(latest) : ofReader();
      const found = await search.search(query, { ...options, facets });
      if (notice === undefined) return found;
      // The dev server's index may be complete when something is asked again.
      search = open();
      return { ...found, notice };
    } catch (error) {
      // A new version of the site may have been published, with other files: the next query opens the index again.
      search = open();
      throw error;
    }
  };
  return Object.assign(answer, {
    index: { entry: () => search.readEntry(), filters: () => search.readFilters() },
  });
}

async function readJson(index: string | undefined, file: string): Promise<unknown> {
  if (index === undefined) throw new Error('This site has no search index.');
  // Only the entry has the same name in each build; a cached one could name files that no longer exist.
  return (await request(index + file, file === ENTRY_FILE ? { cache: 'no-cache' } : {})).json();
}
