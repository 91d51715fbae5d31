/**
 * Other sites that are searched, too: those whose build has written an index like ours. They are asked when the own index has
 * answered, and what they find is shown when it is there, so that none of them holds up or hides what the site itself has.
 */
import type { FederatedSite, SearchSettings } from '../../../../shared/search-button.js';
import type { EntryFile, SearchHit } from '../../engine/types.js';
import type { Answer } from '../answers/create-answer.js';
import { isWebUrl } from '../answers/result-url.js';

export interface OtherSites {
  /** What they have found so far. Asks them, where the query is a new one. */
  hitsFor(query: string): SearchHit[];
}

export interface OtherSitesInput {
  locale: string;
  /** Opens an index, once. */
  answerOf: (settings: SearchSettings, locale: string) => Answer;
  sites: readonly FederatedSite[];
  /** Called when one of them has found something for the latest query. */
  onFound: () => void;
}

const HITS_PER_SITE = 5;
const FORMAT: EntryFile['version'] = 4;

export function searchOtherSites({ sites, onFound, ...input }: OtherSitesInput): OtherSites {
  let asked: { query: string; hits: SearchHit[][] } = { query: '', hits: [] };
  /** Those that did not answer are left in peace. */
  const failed = new Set<FederatedSite>();
  const ask = (query: string) => {
    const now = (asked = { query, hits: sites.map((): SearchHit[] => []) });
    for (const [index, site] of sites.entries()) {
      if (failed.has(site)) continue;
      hitsOf(site, query, input).then(
        (hits) => {
          now.hits[index] = hits;
          if (now === asked && hits.length > 0) onFound();
        },
        (error: unknown) => {
          if (failed.has(site)) return;
          failed.add(site);
          console.warn(`The search of ${site.name} did not answer.`, error);
        },
      );
    }
  };
  return {
    hitsFor(query) {
      if (query !== asked.query) ask(query);
      return asked.hits.flat();
    },
  };
}

async function hitsOf(
  { name, url }: FederatedSite,
  query: string,
  { answerOf, locale }: Pick<OtherSitesInput, 'answerOf' | 'locale'>,
): Promise<SearchHit[]> {
  const answer = answerOf({ baseUrl: url, index: url, isElsewhere: true }, locale);
  const entry = await answer.index?.entry();
  if (entry && entry.version !== FORMAT) throw new Error(`Its index has the format ${String(entry.version)}.`);
  const { hits } = await answer(query, { hitsPerPage: HITS_PER_SITE });
  const placed = hits.map((hit) => ({
    ...hit,
    id: `${url}${hit.id}`,
    url: URL.canParse(hit.url, url) ? new URL(hit.url, url).href : '',
    category: hit.category ? `${name} › ${hit.category}` : name,
  }));
  return placed.filter((hit) => hit.url !== '' && isWebUrl(hit.url));
}
