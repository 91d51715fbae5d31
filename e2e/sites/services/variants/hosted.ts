import type { Config } from '@docusaurus/types';

/** Keys that no service knows: tests answer in its place. */
export default {
  themeConfig: {
    algolia: {
      appId: 'BEACON0APP',
      apiKey: 'key-for-searching-only',
      indexName: 'beacon',
      placeholder: 'Search the coast',
      searchParameters: { facetFilters: ['kind:guide'] },
      externalUrlRegex: 'museum\\.example',
      replaceSearchResultPathname: { from: '/handbook/', to: '/docs/' },
      missingResultsUrl: 'https://beacon.example/missing?words={query}',
    },
  },
} satisfies Partial<Config>;
