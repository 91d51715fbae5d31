/**
 * Tells the page what is searched for and what is opened, by `dactyl:search` on the document. Nothing is sent anywhere: that is up to scripts
 * that listen. A query counts once the reader has stopped typing, opens a result, or closes the search.
 */
import { SEARCH_EVENT, type SearchEventDetail } from '../../../../shared/search-event.js';
import type { SearchResult } from '../../engine/types.js';

/** Time (ms) without a new answer after which a query counts. */
const PAUSE = 1000;

export interface Answered {
  query: string;
  locale: string;
  result: SearchResult;
  /** Number of results before these. */
  before: number;
}

export interface SearchReport {
  /** A query is asked. Returns what tells its answer: those of earlier queries may come later. */
  ask(): (answer: Answered) => void;
  /** Watches which results in `place` are opened. Returns what ends that, and counts what is searched for at last. */
  watch(place: Element): () => void;
}

export function createReport(): SearchReport {
  let now: Pick<SearchEventDetail, 'query' | 'locale'> & { results: number } = { query: '', locale: '', results: 0 };
  let urls: string[] = [];
  let counted = '';
  let [asked, latest] = [0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(detail: SearchEventDetail): void {
    document.dispatchEvent(new CustomEvent(SEARCH_EVENT, { detail }));
  }

  function count(): void {
    clearTimeout(timer);
    const { query, locale, results } = now;
    const key = `${locale} ${query}`;
    if (query === '' || key === counted) return;
    counted = key;
    tell({ kind: results > 0 ? 'query' : 'no-results', query, results, locale });
  }

  return {
    ask() {
      const number = ++asked;
      return ({ query, locale, result: { hits, total }, before }) => {
        if (number < latest) return;
        latest = number;
        now = { query: query.trim(), locale, results: total };
        urls = [...urls.slice(0, before), ...hits.map(({ url }) => url)];
        clearTimeout(timer);
        timer = setTimeout(count, PAUSE);
      };
    },
    watch(place) {
      const onClick = ({ target }: MouseEvent): void => {
        const link = target instanceof Element ? target.closest('a') : null;
        // The dialog opens a result that is chosen by keys with a link of its own.
        if (!link || !(place.contains(link) || link.parentElement === document.body)) return;
        const index = urls.findIndex((url) => new URL(url, location.href).href === link.href);
        if (index === -1) return;
        count();
        tell({ kind: 'click', query: now.query, url: urls[index] ?? '', position: index + 1, locale: now.locale });
      };
      // Before the router, which may take the page away.
      document.addEventListener('click', onClick, true);
      document.addEventListener('auxclick', onClick, true);
      return () => {
        document.removeEventListener('click', onClick, true);
        document.removeEventListener('auxclick', onClick, true);
        count();
      };
    },
  };
}
