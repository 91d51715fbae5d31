import { translate } from '../../../react/Translate.js';

/**
 * Texts of the dialog. The dialog has the English ones itself (`dialog/english-texts.ts`), so that a page of an English
 * site does not carry them; a test keeps the two alike.
 */
export function searchTexts(): Record<string, string> {
  return {
    placeholder: translate({
      id: 'theme.SearchModal.placeholder',
      message: 'Search docs',
      description: 'In the empty input of the search dialog',
    }),
    resetButton: translate({
      id: 'theme.SearchModal.searchBox.resetButtonTitle',
      message: 'Clear the query',
      description: 'Label of the button that empties the input of the search dialog',
    }),
    cancelButton: translate({
      id: 'theme.SearchModal.searchBox.cancelButtonText',
      message: 'Cancel',
      description: 'Button that closes the search dialog on small screens',
    }),
    recent: translate({
      id: 'theme.SearchModal.startScreen.recentSearchesTitle',
      message: 'Recent',
      description: 'Heading above the results that were opened last',
    }),
    noRecent: translate({
      id: 'theme.SearchModal.startScreen.noRecentSearchesText',
      message: 'No recent searches',
      description: 'In the search dialog before anything was searched for',
    }),
    saveRecent: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
      description: 'Label of the button that makes a recent result a favorite',
    }),
    removeRecent: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
      description: 'Label of the button that removes a recent result',
    }),
    favorite: translate({
      id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
      description: 'Heading above the results that a reader has kept',
    }),
    removeFavorite: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
      description: 'Label of the button that removes a favorite result',
    }),
    errorTitle: translate({
      id: 'theme.SearchModal.errorScreen.titleText',
      message: 'Unable to fetch results',
      description: 'In the search dialog when the index cannot be loaded',
    }),
    errorHelp: translate({
      id: 'theme.SearchModal.errorScreen.helpText',
      message: 'You might want to check your network connection.',
      description: 'Below theme.SearchModal.errorScreen.titleText',
    }),
    select: translate({
      id: 'theme.SearchModal.footer.selectText',
      message: 'to select',
      description: 'What the Enter key does in the search dialog; follows a picture of the key',
    }),
    selectKey: translate({
      id: 'theme.SearchModal.footer.selectKeyAriaLabel',
      message: 'Enter key',
      description: 'Name of the picture of the Enter key, for screen readers',
    }),
    navigate: translate({
      id: 'theme.SearchModal.footer.navigateText',
      message: 'to navigate',
      description: 'What the arrow keys do in the search dialog; follows a picture of the keys',
    }),
    upKey: translate({
      id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
      description: 'Name of the picture of a key, for screen readers',
    }),
    downKey: translate({
      id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
      description: 'Name of the picture of a key, for screen readers',
    }),
    close: translate({
      id: 'theme.SearchModal.footer.closeText',
      message: 'to close',
      description: 'What the Escape key does in the search dialog; follows a picture of the key',
    }),
    closeKey: translate({
      id: 'theme.SearchModal.footer.closeKeyAriaLabel',
      message: 'Escape key',
      description: 'Name of the picture of the Escape key, for screen readers',
    }),
    searchBy: translate({
      id: 'theme.SearchModal.footer.searchByText',
      message: 'Search by',
      description: 'In the search dialog of sites with a hosted search, before the logo of the service',
    }),
    // The dialog replaces the placeholder by the number.
    seeAll: translate({
      id: 'theme.SearchBar.seeAll',
      message: 'See all {count} results',
      description: 'Link of the search dialog to the page with all results',
    }),
    noResults: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results for',
      description: 'In the search dialog, before the query in quotes',
    }),
    suggested: translate({
      id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
      message: 'Try searching for',
      description: 'In the search dialog, before a list of other queries',
    }),
    reportMissing: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: 'Believe this query should return results?',
      description: 'In the search dialog, before theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    }),
    reportMissingLink: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
      message: 'Let us know.',
      description: 'Link where readers say that something should have been found',
    }),
    loadError: translate({
      id: 'theme.SearchModal.loadError',
      message: 'The search did not load.',
      description: 'Shown when the code of the search dialog cannot be fetched',
    }),
    retry: translate({
      id: 'theme.Loading.retry',
      message: 'Retry',
      description: 'Button that fetches the code once more',
    }),
    dismiss: translate({
      id: 'theme.AnnouncementBar.closeButtonAriaLabel',
      message: 'Close',
      description: 'Label of the button that closes the announcement bar',
    }),
  };
}
