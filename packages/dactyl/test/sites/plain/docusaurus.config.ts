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
  onBrokenMarkdownLinks: 'throw',
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
