/** Texts of the search page: those that server and script share, and the list of all that the script needs. */
import { translate } from '../../../../react/Translate.js';
import { lookUpMessage } from '../../../../react/translations.js';

/** Of what the script shows; a test holds them against its sources. */
const IDS = [
  'theme.Loading.retry',
  'theme.SearchFilters.all',
  'theme.SearchFilters.clear',
  'theme.SearchFilters.filters',
  'theme.SearchFilters.locale',
  'theme.SearchFilters.section',
  'theme.SearchFilters.tag',
  'theme.SearchFilters.type',
  'theme.SearchFilters.typeBlog',
  'theme.SearchFilters.typeChangelog',
  'theme.SearchFilters.typeDoc',
  'theme.SearchFilters.typePage',
  'theme.SearchFilters.version',
  'theme.SearchModal.errorScreen.helpText',
  'theme.SearchModal.errorScreen.titleText',
  'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
  'theme.SearchModal.noResultsScreen.reportMissingResultsText',
  'theme.SearchPage.algoliaLabel',
  'theme.SearchPage.documentsFound.plurals',
  'theme.SearchPage.emptyResultsTitle',
  'theme.SearchPage.existingResultsTitle',
  'theme.SearchPage.fetchingNewResults',
  'theme.SearchPage.inputLabel',
  'theme.SearchPage.inputPlaceholder',
  'theme.SearchPage.noResultsHint',
  'theme.SearchPage.noResultsText',
  'theme.SearchPage.showMore',
  'theme.SearchPage.versionLabel',
];

/** Texts by id in the language of the page; the script contains the English ones. */
export function translatedTexts(): Record<string, string> {
  const texts = IDS.map((id) => [id, lookUpMessage(id, undefined)] as const);
  return Object.fromEntries(texts.filter(([id, text]) => text !== id));
}

export function emptyTitle(): string {
  return translate({
    id: 'theme.SearchPage.emptyResultsTitle',
    message: 'Search the documentation',
    description: 'Title of the search page before anything was searched for',
  });
}

export function inputPlaceholder(): string {
  return translate({
    id: 'theme.SearchPage.inputPlaceholder',
    message: 'Type your search here',
    description: 'In the empty input of the search page',
  });
}

export function inputLabel(): string {
  return translate({
    id: 'theme.SearchPage.inputLabel',
    message: 'Search',
    description: 'Label of the input of the search page, for screen readers',
  });
}

/** @param instance of the docs, where there are several */
export function versionLabel(instance: string | undefined): string {
  const label = translate({
    id: 'theme.SearchPage.versionLabel',
    message: 'Version',
    description: 'Label of the choice of a docs version on the search page',
  });
  return instance === undefined ? label : `${label} (${instance})`;
}

export function algoliaLabel(): string {
  return translate({
    id: 'theme.SearchPage.algoliaLabel',
    message: 'Search by Algolia',
    description: 'Link below the results of a hosted search',
  });
}
