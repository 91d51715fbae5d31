import type { Config } from '@docusaurus/types';

/** Keys that no service knows: tests answer in its place. Its style sheet is a stranger's. */
export default {
  presets: [['classic', { blog: false, theme: { customCss: './src/css/strangers.css' } }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: true } },
    navbar: {
      title: 'Beacon',
      items: [
        { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs' },
        { href: 'https://beacon.example/source', className: 'source-link', 'aria-label': 'Source', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
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
