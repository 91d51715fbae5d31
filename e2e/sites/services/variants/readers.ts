import type { Config } from '@docusaurus/types';

/** What readers are asked and what is told of them, under a strict policy. The tests answer in place of all services. */
export default {
  csp: true,
  // Its copy is in the folder `third-party`.
  stylesheets: ['https://styles.beacon.example/coast.css'],
  presets: [
    [
      'classic',
      {
        blog: false,
        theme: { customCss: './src/css/lamp.css' },
        gtag: { trackingID: 'G-BEACON' },
        googleTagManager: { containerId: 'GTM-BEACON' },
      },
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-content-pages', { id: 'copied', path: 'copied', routeBasePath: 'copied' }],
    ['dactyl/plugin-third-party', { hosts: ['styles.beacon.example'] }],
    [
      'dactyl/plugin-analytics',
      {
        plausible: { domain: 'beacon.example' },
        umami: { websiteId: 'beacon-id', host: 'https://umami.beacon.example/' },
        matomo: { siteId: 7, host: 'https://matomo.beacon.example/stats' },
        goatcounter: { host: 'https://beacon.goatcounter.com' },
        posthog: { key: 'phc_beacon', host: 'https://eu.i.posthog.com' },
        google: true,
        doNotTrack: true,
      },
    ],
  ],
  themes: [
    ['dactyl/theme-consent', { policy: '/docs/keepers', version: 2 }],
    ['dactyl/theme-feedback', { address: '/api/feedback', analytics: true, issues: 'beacon/lights', labels: ['docs'] }],
  ],
  themeConfig: {
    footer: { links: [{ label: 'Privacy choice', href: '#dactyl-consent' }] },
    // Stands for another site of the suite.
    search: { federate: [{ name: 'Ferries', url: 'https://ferries.example/' }] },
  },
} satisfies Partial<Config>;
