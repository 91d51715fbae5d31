/**
 * A search that a service answers. In: keys and a query. Out: hits in the shape of our own index, so that dialog and
 * page are the same. One request per query, and no package of the service.
 */
import type { MarkedText, SearchHit, SearchProvider } from '../../engine/types.js';
import type { HostedSearch } from '../../../../shared/search-button.js';
import { contextualFacetFilters, mergeFacetFilters } from './facet-filters.js';

/** Around what answers the query: characters that no page has, because texts come as HTML of pages. */
const MARK = '\u0002';
const MARK_END = '\u0003';
/** Time (ms) after which a host counts as unreachable. */
const PATIENCE = 5000;
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Hierarchy<Value> = Partial<Record<'lvl0' | (typeof LEVELS)[number], Value | null>>;
type Marked = { value?: string };

/** The fields that are read from a record of DocSearch's crawler. */
interface Hit {
  objectID: string;
  url: string;
  hierarchy?: Hierarchy<string>;
  content?: string | null;
  _highlightResult?: { hierarchy?: Hierarchy<Marked> };
  _snippetResult?: { content?: Marked };
}

interface Answer {
  results?: { hits?: Hit[]; nbHits?: number }[];
}

/** Facets are search tags; without any, the search is not contextual. */
export function createHostedSearch(hosted: HostedSearch, locale: string): SearchProvider {
  const { indexName, searchParameters = {} } = hosted;
  return {
    async search(query, { facets, page = 0, hitsPerPage = 20 }) {
      const contextual = facets.length > 0 ? contextualFacetFilters(locale, facets) : [];
      const facetFilters = mergeFacetFilters(contextual, searchParameters['facetFilters']);
      const request = {
        attributesToRetrieve: ['hierarchy', 'content', 'url', 'type', 'anchor'],
        attributesToSnippet: ['content:20'],
        snippetEllipsisText: '…',
        ...searchParameters,
        ...(facetFilters.length > 0 && { facetFilters }),
        indexName,
        query,
        page,
        hitsPerPage,
        highlightPreTag: MARK,
        highlightPostTag: MARK_END,
      };
      const { results } = await ask(hosted, { requests: [request] });
      const { hits = [], nbHits = hits.length } = results?.[0] ?? {};
      return { hits: hits.map(toSearchHit), total: nbHits };
    },
  };
}

/** Asks the next host if one is unreachable or reports a server error; any other error is final. */
async function ask(hosted: HostedSearch, body: object): Promise<Answer> {
  let failure: unknown;
  for (const host of hostsOf(hosted)) {
    const response = await post(host, hosted, body).catch((error: unknown) => {
      failure = error;
    });
    if (response?.ok) return (await response.json()) as Answer; // that is what the service speaks
    if (response) failure = new Error(`${host} answered with ${response.status}.`);
    if (response && response.status < 500) break;
  }
  throw failure;
}

/** Sends a request without custom headers, so that the browser needs no CORS preflight. */
function post(host: string, { appId, apiKey }: HostedSearch, body: object): Promise<Response> {
  const keys = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  return fetch(`${host}/1/indexes/*/queries?${keys}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'text/plain' },
    signal: AbortSignal.timeout(PATIENCE),
  });
}

/** Algolia's hosts: the nearest one, and three fallbacks elsewhere. */
export function hostsOf({ appId, hosts }: Pick<HostedSearch, 'appId' | 'hosts'>): string[] {
  const id = appId.toLowerCase();
  return hosts ?? [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((n) => `https://${id}-${n}.algolianet.com`)];
}

function toSearchHit({ objectID, url, hierarchy = {}, content, _highlightResult, _snippetResult }: Hit): SearchHit {
  const marked = _highlightResult?.hierarchy ?? {};
  const headings = LEVELS.flatMap((name, index) => {
    const text = marked[name]?.value ?? hierarchy[name];
    return text ? [{ level: index + 1, text: readMarked(text) }] : [];
  });
  const snippet = _snippetResult?.content?.value ?? content;
  const category = toText(hierarchy.lvl0 ?? '');
  return {
    id: objectID,
    url,
    category,
    headings: headings.length > 0 ? headings : [{ level: 1, text: { text: category || url, marks: [] } }],
    ...(snippet && { excerpt: readMarked(snippet) }),
  };
}

/** Text with marks → the text and where they are. */
function readMarked(html: string): MarkedText {
  const marks: [number, number][] = [];
  let text = '';
  for (const [index, part] of html.split(MARK).entries()) {
    const [marked = '', ...rest] = index === 0 ? ['', part] : part.split(MARK_END);
    const start = text.length;
    text += toText(marked);
    if (marked) marks.push([start, text.length]);
    text += toText(rest.join(''));
  }
  return { text, marks };
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The crawler stores some texts as HTML does. They are shown as text, so nothing in them can be an element. */
function toText(stored: string): string {
  return stored.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (reference, name: string) => CHARACTERS[name] ?? reference);
}
