import { translate } from '../../../../react/Translate.js';

/** Texts of the filters, for the dialog and the search page. `english-filter-texts.ts` has those of the script. */
export function filterTexts(): Record<string, string> {
  return { ...filterNames(), ...typeNames() };
}

function filterNames() {
  return {
    filters: translate({
      id: 'theme.SearchFilters.filters',
      message: 'Filters',
      description: 'Label of the button that shows the filters of the search',
    }),
    filterAll: translate({
      id: 'theme.SearchFilters.all',
      message: 'All',
      description: 'First choice of each filter of the search',
    }),
    filterClear: translate({
      id: 'theme.SearchFilters.clear',
      message: 'Clear filters',
      description: 'Button that takes all filters of the search away',
    }),
    filterSection: translate({
      id: 'theme.SearchFilters.section',
      message: 'Section',
      description: 'Filter of the search: a category of the docs, or a part of the site',
    }),
    filterType: translate({
      id: 'theme.SearchFilters.type',
      message: 'Type',
      description: 'Filter of the search: docs, blog, pages or changelog',
    }),
    filterTag: translate({
      id: 'theme.SearchFilters.tag',
      message: 'Tag',
      description: 'Filter of the search: a tag of docs and posts',
    }),
    filterVersion: translate({
      id: 'theme.SearchFilters.version',
      message: 'Version',
      description: 'Filter of the search: a version of the docs',
    }),
    filterLocale: translate({
      id: 'theme.SearchFilters.locale',
      message: 'Language',
      description: 'Filter of the search: a language of the site',
    }),
  };
}

/** What a page is. */
function typeNames() {
  return {
    typeDoc: translate({
      id: 'theme.SearchFilters.typeDoc',
      message: 'Docs',
      description: 'Choice of the filter by type',
    }),
    typeBlog: translate({
      id: 'theme.SearchFilters.typeBlog',
      message: 'Blog',
      description: 'Choice of the filter by type',
    }),
    typePage: translate({
      id: 'theme.SearchFilters.typePage',
      message: 'Pages',
      description: 'Choice of the filter by type',
    }),
    typeChangelog: translate({
      id: 'theme.SearchFilters.typeChangelog',
      message: 'Changelog',
      description: 'Choice of the filter by type',
    }),
  };
}
