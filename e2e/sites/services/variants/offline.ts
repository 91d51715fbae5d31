import type { Config } from '@docusaurus/types';

/** What works without a network. The search is the one without a service: its files are kept, too. */
export default {
  themeConfig: { search: { searchPagePath: false } },
  plugins: [
    [
      '@docusaurus/plugin-pwa',
      {
        offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
        pwaHead: [
          { tagName: 'link', rel: 'manifest', href: '/manifest.json' },
          { tagName: 'meta', name: 'theme-color', content: '#0b7285' },
        ],
        swCustom: './src/worker.js',
      },
    ],
  ],
} satisfies Partial<Config>;
