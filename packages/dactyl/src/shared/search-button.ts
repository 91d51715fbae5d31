/**
 * What the search theme knows about a site, and what its button, the script that opens the dialog, and the dialog
 * agree on.
 */

/** Attribute of the button; its value is `SearchButtonData` as JSON. */
export const SEARCH_ATTRIBUTE = 'data-search';

/** Where a search sends its queries, and how it treats results. Both search themes pass it to the browser as JSON. */
export interface SearchSettings {
  /** Base URL of the locale. */
  baseUrl: string;
  /** Base URL of the index that the build wrote; missing where a hosted service answers. */
  index?: string;
  /** The hosted service that answers. */
  hosted?: HostedSearch;
  /** URL of the search page, if the site has one. */
  page?: string;
  /**
   * Whether a search only covers the version of the docs that the reader sees. `false`: all versions. Default: true.
   */
  contextualSearch?: boolean;
  /** Source of a regular expression: URLs of results that match it are not changed. */
  externalUrlRegex?: string;
  /** A replacement in the pathname of results; `from` is the source of a regular expression. */
  replaceSearchResultPathname?: { from: string; to: string };
  /** URL of the site's module that changes queries and results. */
  hooks?: string;
  /** Whether it is the index of another site: what the reader prefers here says nothing about its versions. */
  isElsewhere?: true;
  /** Other sites that are searched, too. */
  federate?: readonly FederatedSite[];
  /** URL where readers report a missing result; `{query}` stands for what they searched for. */
  missingResultsUrl?: string;
  /** Whether the site puts styles of its theme into cascade layers. */
  cascadeLayers?: true;
  /** Placeholder of the dialog's input. Default: a text in the language of the page. */
  placeholder?: string;
}

/** A site whose build has written an index like ours. */
export interface FederatedSite {
  name: string;
  /** Its address with its base URL, which ends in a slash. */
  url: string;
}

/** An index at Algolia, or at a service that speaks like it. */
export interface HostedSearch {
  appId: string;
  /** The key that may only search. */
  apiKey: string;
  indexName: string;
  /** Parameters that the site adds to each query. */
  searchParameters?: Record<string, unknown>;
  /** Origins to ask instead of Algolia's, in this order. */
  hosts?: string[];
  /** Latest version of each docs instance. */
  latest?: Record<string, string>;
}

export interface SearchThemeData extends SearchSettings {
  /** URL of the dialog's module. */
  script: string;
  /** URLs of the search page's module and of the modules that it imports. */
  pageScripts?: string[];
}

export interface SearchButtonData extends Omit<SearchThemeData, 'pageScripts'> {
  locale: string;
  /** Texts of the dialog in languages other than English. */
  texts?: Record<string, string>;
}

/** Exports of the dialog's module. */
export interface SearchDialogModule {
  /**
   * Shows the dialog, unless it is shown. When it closes, the focus goes back to the button.
   *
   * @param query what the reader has typed already
   */
  openSearch(button: HTMLElement, data: SearchButtonData, query: string): void;
  /** Opens the index of a language, once, for scripts that ask without a dialog. */
  answerOf(settings: SearchSettings, locale: string): (query: string) => Promise<{ hits: FoundSection[] }>;
}

/** A result, as scripts without a dialog read it. */
export interface FoundSection {
  /** With the anchor of its section. */
  url: string;
  /** Title of the page, then the headings down to the section's own. */
  headings: { text: { text: string } }[];
  excerpt?: { text: string };
}
