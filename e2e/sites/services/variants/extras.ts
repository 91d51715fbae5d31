import type { Config } from '@docusaurus/types';

/** Ids that no service knows. */
const analytics: Pick<Config, 'presets'> = {
  presets: [
    [
      'classic',
      {
        blog: false,
        sitemap: { lastmod: null, ignorePatterns: ['/docs/keepers'] },
        gtag: { trackingID: ['G-BEACON1', 'G-BEACON2'], anonymizeIP: true },
        googleTagManager: { containerId: 'GTM-BEACON' },
        googleAnalytics: { trackingID: 'UA-BEACON-1', anonymizeIP: true },
      },
    ],
  ],
};

/** As the website itself is built for pull requests. The path starts from the copy of the site. */
const deployPreview: Pick<Config, 'clientModules' | 'customFields'> = {
  customFields: { isDeployPreview: true },
  clientModules: ['../../../../website/tests/log-routes.ts'],
};

const search: Pick<Config, 'themeConfig'> = {
  themeConfig: { search: { searchPagePath: 'find/all', hooks: './src/search-hooks.ts' } },
};

/** Pages of their own: other variants lack the component. */
const images: Config['plugins'] = [
  ['@docusaurus/plugin-content-pages', { id: 'images', path: 'images', routeBasePath: 'images' }],
  ['@docusaurus/plugin-ideal-image', { quality: 70, max: 1030, min: 640, steps: 2 }],
];

const layers: Pick<Config, 'future'> = { future: { v4: { useCssCascadeLayers: true } } };

const markdownImages: Pick<Config, 'images'> = {
  images: { responsive: true, widths: [480, 800], formats: ['avif', 'webp'], zoom: true },
};

export default {
  ...layers,
  ...markdownImages,
  ...analytics,
  plugins: images,
  ...deployPreview,
  ...search,
} satisfies Partial<Config>;
