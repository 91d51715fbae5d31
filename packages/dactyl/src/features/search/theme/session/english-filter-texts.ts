/** What `filterTexts()` says in English; the script of filters is the same file for all languages. */
export const ENGLISH_FILTER_TEXTS: Readonly<Record<string, string>> = {
  filters: 'Filters',
  filterAll: 'All',
  filterClear: 'Clear filters',
  filterSection: 'Section',
  filterType: 'Type',
  filterTag: 'Tag',
  filterVersion: 'Version',
  filterLocale: 'Language',
  typeDoc: 'Docs',
  typeBlog: 'Blog',
  typePage: 'Pages',
  typeChangelog: 'Changelog',
};
