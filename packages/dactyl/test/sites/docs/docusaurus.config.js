/**
 * Two docs instances, versions and three locales: the rules of the docs plugin, each with a file that shows it.
 * `record.js` writes what plugins see into the output, `DocProbe` and `pages/data.jsx` what components see.
 */
import recordPlugin from './src/plugins/record.js';

export default {
  title: 'Docs site',
  url: 'https://docs.example',
  baseUrl: '/',
  favicon: 'img/logo.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'fr', 'ar'],
    localeConfigs: {
      en: { label: 'English' },
      fr: { label: 'Français' },
      ar: { label: 'العربية', direction: 'rtl' },
    },
  },
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.js',
          editUrl: 'https://git.example/site/edit/main',
          editLocalizedFiles: true,
          showLastUpdateTime: true,
          showLastUpdateAuthor: true,
          versions: {
            current: { label: 'Unreleased' },
            '1.0': { label: '1.0 (old)', path: 'one', className: 'docs-of-one', badge: false, noIndex: true },
          },
        },
        blog: false,
        sitemap: false,
        theme: {},
      },
    ],
  ],
  plugins: [
    [
      'content-docs',
      {
        id: 'community',
        path: 'community',
        routeBasePath: 'community',
        sidebarPath: './sidebarsCommunity.js',
        tagsBasePath: 'labels',
        breadcrumbs: false,
        structuredData: true,
        changes: true,
        lastVersion: 'current',
        editUrl: ({ version, versionDocsDirPath, docPath, permalink, locale }) =>
          `https://edit.example/?${[version, versionDocsDirPath, docPath, permalink, locale].join('&')}`,
      },
    ],
    recordPlugin,
  ],
  themeConfig: {
    search: false,
    docs: { sidebar: { hideable: true } },
    navbar: {
      title: 'Docs site',
      logo: { src: 'img/logo.svg', alt: 'Logo' },
      items: [
        { type: 'docSidebar', sidebarId: 'guide', label: 'Guide' },
        { type: 'doc', docId: 'late', docsPluginId: 'community', label: 'Draft' },
        { type: 'doc', docId: 'team', docsPluginId: 'community', label: 'Community' },
        { to: '/versions', label: 'All versions' },
        { type: 'docsVersion', docsPluginId: 'community', position: 'right' },
        {
          type: 'docsVersionDropdown',
          position: 'right',
          dropdownItemsBefore: [{ to: '/versions', label: 'About versions' }],
          dropdownItemsAfter: [{ to: '/data', label: 'Data' }],
        },
        { type: 'docsVersionDropdown', docsPluginId: 'community', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
  },
};
