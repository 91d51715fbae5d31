/** Configuration of Dactyl's own website: English at the root, Chinese below `/zh/`. */
import { darkCodeTheme, lightCodeTheme } from './code-themes.js';

/** Origin of the published site; canonical links, feeds and edit links start with it. */
const url = 'https://dactyl.example';
const editUrl = `${url}/edit/main/website/`;

export default {
  title: 'Dactyl',
  tagline: 'Write Markdown and React, ship HTML',
  url,
  baseUrl: process.env.BASE_URL ?? '/',
  favicon: 'img/favicon.svg',
  trailingSlash: false,

  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',

  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en' },
      zh: { label: '中文', htmlLang: 'zh-CN' },
    },
  },

  future: {
    experimental_storage: { namespace: true },
  },

  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs',
          routeBasePath: 'docs',
          sidebarPath: './sidebars.ts',
          editUrl,
          editLocalizedFiles: true,
          versions: { current: { label: 'Canary' } },
        },
        blog: {
          path: 'blog',
          postsPerPage: 5,
          blogTitle: 'Dactyl blog',
          blogDescription: 'Releases of the site format, and what each one means for a Dactyl site.',
          blogSidebarCount: 'ALL',
          blogSidebarTitle: 'All posts',
          editUrl,
          editLocalizedFiles: true,
          feedOptions: { type: 'all', copyright: 'Copyright © 2026 the Dactyl authors' },
        },
        pages: { editUrl, editLocalizedFiles: true },
        theme: { customCss: './src/css/custom.css' },
      },
    ],
  ],

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [{ name: 'theme-color', content: '#25c2a0' }],
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    announcementBar: {
      id: 'format-3.6',
      // `src/theme/AnnouncementBar/Content.tsx` shows it translated and with a link.
      content: 'Dactyl reads the Docusaurus 3.6 site format.',
      isCloseable: true,
    },
    navbar: {
      title: 'Dactyl',
      hideOnScroll: true,
      logo: { src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', alt: '', width: 32, height: 32 },
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left' },
        { type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left' },
        { to: '/blog', label: 'Blog', position: 'left' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: {
      copyright: 'Copyright © 2026 the Dactyl authors. Dactyl is open source under the MIT licence.',
    },
    prism: {
      theme: lightCodeTheme,
      darkTheme: darkCodeTheme,
      additionalLanguages: ['bash', 'diff'],
    },
  },
};
