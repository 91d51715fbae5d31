/** Data that the server passes to the script of the search page. */
import type { SearchSettings } from '../../../../shared/search-button.js';

/** Versions of one docs instance. */
export interface VersionChoice {
  id: string;
  /** Name of the instance. Only set if there are several. */
  name?: string;
  latest: string;
  versions: { name: string; label: string }[];
}

/** Value of `data-search-page`, as JSON. */
export interface SearchPageData {
  settings: SearchSettings;
  locale: string;
  /** Suffix of page titles. */
  siteTitle: string;
  /** Docs instances whose version can be chosen. */
  versions: readonly VersionChoice[];
  /** Translated texts by id. */
  texts: Record<string, string>;
}
