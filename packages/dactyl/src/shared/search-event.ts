/** What the search tells the page, so that scripts of a site can count it. */

/** Name of the event, which the document gets. */
export const SEARCH_EVENT = 'dactyl:search';

export interface SearchEventDetail {
  /**
   * `query`: a reader has searched, and stopped typing. `no-results`: the same, and nothing was found. `click`: a reader
   * has opened a result.
   */
  kind: 'query' | 'click' | 'no-results';
  /** As the reader typed it, without spaces around it. */
  query: string;
  /** How many results there are. Absent for a click. */
  results?: number;
  /** Of the result that was opened. */
  url?: string;
  /** Its place among the results, from 1. */
  position?: number;
  /** Language that was searched. */
  locale: string;
}
