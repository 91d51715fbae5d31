/** What the server tells the script of the search page. */
import type { SearchSettings } from '../../../../shared/search-button.js';

/** Versions of one docs instance. */
export interface VersionChoice {
  id: string;
  /** Only where there are others that it could be mistaken for. */
  name?: string;
  latest: string;
  versions: { name: string; label: string }[];
}

/** Value of `data-search-page`, as JSON. */
export interface SearchPageData {
  settings: SearchSettings;
  locale: string;
  /** What stands behind the title of a page. */
  siteTitle: string;
  /** Empty where there is nothing to choose. */
  versions: readonly VersionChoice[];
  /** By their ids, as far as they are translated. */
  texts: Record<string, string>;
}
