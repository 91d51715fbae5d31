/** What the button of the search, the script that opens the dialog, and the dialog agree on. */

/** Attribute of the button; its value is `SearchButtonData` as JSON. */
export const SEARCH_ATTRIBUTE = 'data-search';

export interface SearchButtonData {
  /** URL of the dialog's module. */
  script: string;
  /** URL of its style sheet. */
  styles: string;
  /** Base URL of the index; absent where there is none, in the dev server. */
  index?: string;
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
