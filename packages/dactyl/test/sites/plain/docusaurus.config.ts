/** A small site with a bit of everything. Variants are chosen by environment variables. */
const { BASE_URL = '/', TRAILING_SLASH, NO_INDEX } = process.env;

export default {
  title: 'Plain',
  tagline: 'A site to look at',
  url: 'https://plain.example',
  baseUrl: BASE_URL,
  favicon: 'img/logo.svg',
  noIndex: NO_INDEX === 'true',
  ...(TRAILING_SLASH === undefined ? {} : { trailingSlash: TRAILING_SLASH === 'true' }),
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  // What sites of today have, under the names of today.
  future: {
    v4: { removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true, fasterByDefault: true },
    faster: { rspackBundler: true, ssgWorkerThreads: true },
    experimental_vcs: 'default-v1',
  },
  storage: { type: 'localStorage' },
  markdown: { emoji: true, hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: { en: { label: 'English', htmlLang: 'en-GB' }, zh: { label: '中文', htmlLang: 'zh-CN' } },
  },
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.ts', editUrl: 'https://git.example/edit/main' },
        blog: { postsPerPage: 1, blogSidebarCount: 'ALL' },
        theme: { customCss: './src/css/custom.css' },
        sitemap: false,
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: 'Plain',
      logo: { src: 'img/logo.svg', alt: 'Logo' },
      items: [
        { type: 'docSidebar', sidebarId: 'guide', label: 'Guide' },
        { type: 'docSidebar', sidebarId: 'api', label: 'API' },
        { to: '/blog', label: 'Blog' },
        { href: 'https://elsewhere.example', label: 'Elsewhere' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: { copyright: 'Plain copyright' },
  },
};
