/** Converts our texts to the structure that DocSearch's dialog takes. */
export function toModalTranslations(texts: Readonly<Record<string, string>>) {
  const text = (name: string) => texts[name] ?? '';
  return {
    searchBox: {
      resetButtonTitle: text('resetButton'),
      resetButtonAriaLabel: text('resetButton'),
      cancelButtonText: text('cancelButton'),
      cancelButtonAriaLabel: text('cancelButton'),
      searchInputLabel: text('placeholder'),
    },
    startScreen: {
      recentSearchesTitle: text('recent'),
      noRecentSearchesText: text('noRecent'),
      saveRecentSearchButtonTitle: text('saveRecent'),
      removeRecentSearchButtonTitle: text('removeRecent'),
      favoriteSearchesTitle: text('favorite'),
      removeFavoriteSearchButtonTitle: text('removeFavorite'),
    },
    errorScreen: {
      titleText: text('errorTitle'),
      helpText: text('errorHelp'),
    },
    footer: {
      selectText: text('select'),
      selectKeyAriaLabel: text('selectKey'),
      navigateText: text('navigate'),
      navigateUpKeyAriaLabel: text('upKey'),
      navigateDownKeyAriaLabel: text('downKey'),
      closeText: text('close'),
      closeKeyAriaLabel: text('closeKey'),
      searchByText: text('searchBy'),
    },
    noResultsScreen: {
      noResultsText: text('noResults'),
      suggestedQueryText: text('suggested'),
      reportMissingResultsText: text('reportMissing'),
      reportMissingResultsLinkText: text('reportMissingLink'),
    },
  };
}
