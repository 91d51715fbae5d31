/** What the search theme says about a site, and what its button, the script that opens the dialog, and the dialog agree on. */

/** Attribute of the button; its value is `SearchButtonData` as JSON. */
export const SEARCH_ATTRIBUTE = 'data-search';

/** Where a search asks, and what it does with the answers. Both themes give it to the browser; it is JSON. */
export interface SearchSettings {
  /** That of the locale. */
  baseUrl: string;
  /** Base URL of the index that the build wrote; absent where a service answers. */
  index?: string;
  /** The service that answers. */
  hosted?: HostedSearch;
  /** URL of the search page, if there is one. */
  page?: string;
  /** `false`: all versions of the docs are searched. Default: the reader's. */
  contextualSearch?: boolean;
  /** Results whose URL matches stay as they are. */
  externalUrlRegex?: string;
  /** `from` is the source of a regular expression. */
  replaceSearchResultPathname?: { from: string; to: string };
  /** Where readers say that a result is missing; `{query}` stands for what they searched for. */
  missingResultsUrl?: string;
  /** Whether the site has its theme's styles in cascade layers. */
  cascadeLayers?: true;
  /** In the empty input of the dialog, in place of the text that it has in this language. */
  placeholder?: string;
}

/** An index at Algolia, or at a service that speaks like it. */
export interface HostedSearch {
  appId: string;
  /** The key that may only search. */
  apiKey: string;
  indexName: string;
  /** What the site adds to each query. */
  searchParameters?: Record<string, unknown>;
  /** Origins to ask in place of Algolia's, in this order. */
  hosts?: string[];
  /** Latest version of each docs instance. */
  latest?: Record<string, string>;
}

export interface SearchThemeData extends SearchSettings {
  /** URL of the dialog's module. */
  script: string;
  /** URLs of the search page's module, and of what it imports. */
  pageScripts?: string[];
}

export interface SearchButtonData extends Omit<SearchThemeData, 'pageScripts'> {
  locale: string;
  /** Texts of the dialog in languages other than English. */
  texts?: Record<string, string>;
}

/** What the dialog's module exports. */
export interface SearchDialogModule {
  /**
   * Shows the dialog, unless it is shown. When it closes, the focus goes back to the button.
   *
   * @param query what the reader has typed already
   */
  openSearch(button: HTMLElement, data: SearchButtonData, query: string): void;
}
