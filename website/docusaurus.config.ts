/** Configuration of Dactyl's own website: English at the root, Chinese below `/zh/`. */
import npm2yarn from 'dactyl/remark-npm2yarn';
import { darkCodeTheme, lightCodeTheme } from './code-themes.js';
import { redirects } from './redirects.js';
import { readRepository } from './repository.js';
import remarkKeys from './src/remark/keys.mjs';
import { editUrlOf } from './src/repository/repository-links.js';
import {
  parseTestFrontMatter,
  testNavbarItem,
  testPatterns,
  testPlugins,
  testRedirects,
  testStaticDirectory,
} from './tests/test-instances.js';

/** Origin of the published site; canonical links and feeds start with it. */
const url = 'https://dactyl.example';
/** Links for editing, voting and reporting lead there; none by default. */
const repository = readRepository();
const editUrl = repository && editUrlOf(repository);
const feedOptions = { type: 'all', xslt: true, copyright: 'Copyright © 2026 the Dactyl authors' };

/** Set for builds of pull requests, which only those who work on the site see. */
const isDeployPreview = process.env.DEPLOY_PREVIEW === 'true';

export default {
  title: 'Dactyl',
  tagline: 'Write Markdown and React, ship HTML',
  url,
  baseUrl: process.env.BASE_URL ?? '/',
  favicon: 'img/favicon.svg',
  trailingSlash: false,

  ...(repository && { organizationName: repository.owner, projectName: repository.name }),

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
    // By its name, and not by its addresses: both languages share what a reader has chosen.
    experimental_storage: { namespace: 'dactyl' },
  },

  // Shown on the page about audiences; the published site is built for everybody.
  audiences: ['contributors'],

  csp: { headers: true, trustedTypes: true },

  images: { responsive: true, zoom: true },

  budgets: [
    // What each page loads at once, after gzip. Test pages try what costs more.
    { pages: ['/', '/{docs,blog,changelog,community}/**'], css: '25 KB', image: '100 KB', js: '100 KB' },
    // A page with a diagram that browsers draw loads 90 KB for it.
    { pages: ['/', '/{blog,changelog,community}/**', '/docs/!(markdown-features)/**'], js: '20 KB' },
    { files: 5000, output: '100 MB', host: 'cloudflare-pages' },
  ],

  check: {
    ignore: [
      {
        rule: 'heading-order',
        page: '*/tests/*toc-test*',
        reason: 'These pages try what tables of contents make of it.',
      },
      { rule: 'duplicate-id', page: '*/toc-partials', reason: 'This page tries partials that have the same headings.' },
      {
        rule: 'orphan-page',
        page: '*/changelog/authors',
        reason: 'The changelog has one author, so no page lists them.',
      },
      {
        rule: 'orphan-page',
        page: '*/examples/translations*',
        reason: 'Of these examples, each language links to one.',
      },
    ],
  },

  // One of the test pages fails the build when this is on.
  customFields: { crashTest: process.env.CRASH_TEST === 'true', isDeployPreview, repository },
  clientModules: isDeployPreview || process.env.NODE_ENV === 'development' ? ['./tests/log-routes.ts'] : [],

  staticDirectories: ['static', testStaticDirectory],
  markdown: {
    mermaid: true,
    twins: true,
    githubAlerts: true,
    math: true,
    obsidian: true,
    twoslash: true,
    highlighter: { name: 'prism', notation: true },
    parseFrontMatter: parseTestFrontMatter,
  },
  plugins: [
    ['dactyl/plugin-diagrams', { graphviz: true }],
    // The example of the page about it.
    [
      'dactyl/plugin-openapi',
      {
        specs: [
          { id: 'publishing', path: 'examples/publishing-api.yaml', route: 'examples/publishing-api', tryIt: true },
        ],
      },
    ],
    [
      'dactyl/plugin-asyncapi',
      {
        specs: [{ id: 'publishing', path: 'examples/publishing-events.yaml', route: 'examples/publishing-events' }],
      },
    ],
    [
      'dactyl/plugin-graphql',
      {
        specs: [
          {
            id: 'publishing',
            path: 'examples/publishing.graphql',
            route: 'examples/publishing-graphql',
            title: 'Publishing with GraphQL',
          },
        ],
      },
    ],
    [
      'dactyl/plugin-typedoc',
      {
        specs: [{ id: 'client', path: 'examples/publishing-client.json', route: 'examples/publishing-client' }],
      },
    ],
    [
      'dactyl/plugin-changelog',
      {
        id: 'changelog',
        path: 'changelog/CHANGELOG.md',
        authors: ['core'],
        blogTitle: 'Changelog',
        blogDescription: 'The releases of the site format, one by one, and what each means for a Dactyl site.',
        editUrl,
        feedOptions: {
          ...feedOptions,
          title: 'Dactyl changelog',
          description: 'The releases of the site format, one by one, and what each means for a Dactyl site.',
        },
      },
    ],
    './plugins/portable-example',
    ['./plugins/feature-requests', { id: 'feature-requests', editUrl, editLocalizedFiles: true }],
    [
      'dactyl/plugin-social-cards',
      {
        include: ['/', '/blog/**'],
        // Lists behind the first one are not what people share.
        exclude: ['/blog/{archive,authors,page,tags}/**'],
        fonts: ['@fontsource-variable/inter', '@fontsource-variable/noto-sans-sc'],
      },
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'community',
        path: 'community',
        routeBasePath: 'community',
        sidebarPath: './sidebars-community.ts',
        editUrl,
        editLocalizedFiles: true,
      },
    ],
    // The example of the page about versioning.
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'publisher',
        path: 'examples/publisher',
        routeBasePath: 'examples/publisher',
        changes: true,
        lastVersion: 'current',
        versions: { current: { label: '2.0' }, '1.1': { overlays: '1.0' } },
        otherVersions: { canonical: 'latest', sitemap: false },
      },
    ],
    ['@docusaurus/plugin-client-redirects', { redirects: [...redirects, ...testRedirects(url)] }],
    // For the example of its page alone: docs that explain a tool have no birds to explain.
    ['dactyl/plugin-glossary', { automatic: false, routeBasePath: false }],
    // What a reader of the docs needs; the history of the format would be four fifths of it.
    [
      'dactyl/plugin-llms-txt',
      { exclude: ['/tests/**', '/changelog/**', '/examples/{publisher,publishing-api}/**'], skill: true, webMcp: true },
    ],
    [
      '@docusaurus/plugin-pwa',
      {
        offlineModeActivationStrategies: ['appInstalled', 'standalone', 'queryString'],
        // Nobody reads these on a train, and without them all the others fit.
        injectManifestConfig: { globIgnores: ['tests/**', '__docusaurus/**', 'style-guide*'] },
        pwaHead: [
          { tagName: 'link', rel: 'manifest', href: '/manifest.json' },
          { tagName: 'link', rel: 'apple-touch-icon', href: '/img/icons/app-180.png' },
          { tagName: 'meta', name: 'apple-mobile-web-app-title', content: 'Dactyl' },
        ],
      },
    ],
    [
      '@docusaurus/plugin-ideal-image',
      // The widths of a column on a phone and on a desk.
      { quality: 70, max: 1030, min: 640, steps: 2 },
    ],
    ...testPlugins,
  ],
  themes: [
    '@docusaurus/theme-mermaid',
    '@docusaurus/theme-live-codeblock',
    // For the example of its page alone.
    ['dactyl/theme-feedback', { analytics: true, docs: false }],
    ['dactyl/theme-copy-page', { openIn: ['chatgpt', 'claude', 'perplexity', 'cursor', 'vscode'] }],
  ],

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
          structuredData: true,
          notebooks: { download: true },
          remarkPlugins: [remarkKeys, [npm2yarn, { sync: true }]],
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
          feedOptions: {
            ...feedOptions,
            title: 'Dactyl blog',
            description: 'Releases of the site format, and what each one means for a Dactyl site.',
          },
        },
        pages: { editUrl, editLocalizedFiles: true },
        // Who makes a site with the format may look at what ours is made of.
        debug: true,
        sitemap: { lastmod: 'date', changefreq: null, priority: null, ignorePatterns: testPatterns },
        theme: { customCss: ['./src/css/custom.css', './tests/test-areas.css'] },
      },
    ],
  ],

  themeConfig: {
    image: 'img/social-card.png',
    // Who asks for a part of Dactyl wants to read how it works, and then what is missing of it or was different once.
    search: {
      exclude: ['/tests/**', '/examples/publisher/**'],
      boost: { '/feature-requests/**': 0.3, '/docs/migration/**': 0.6, '/style-guide': 0.5, '/versions': 0.6 },
    },
    metadata: [{ name: 'theme-color', content: '#25c2a0' }],
    colorMode: { respectPrefersColorScheme: true },
    // Only an example has several versions, and pages need no script to remember which one was read.
    docs: { versionPersistence: 'none', sidebar: { hideable: true, autoCollapseCategories: true } },
    announcementBar: {
      id: 'format-3.10',
      // `src/theme/AnnouncementBar/Content.tsx` shows it translated and with a link.
      content: 'Dactyl reads sites of Docusaurus 3.0 to 3.10.',
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
        testNavbarItem,
        {
          type: 'docsVersionDropdown',
          docsPluginId: 'publisher',
          position: 'right',
          onlyBelow: '/examples/publisher',
        },
        {
          type: 'docsVersionDropdown',
          position: 'right',
          // The items of the docs are marked already.
          dropdownActiveClassDisabled: true,
          dropdownItemsAfter: [{ to: '/versions', label: 'All versions' }],
        },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    footer: {
      copyright: 'Copyright © 2026 the Dactyl authors. Dactyl is open source under the MIT licence.',
    },
    // The calm one of Mermaid's themes.
    mermaid: { theme: { light: 'neutral' } },
    prism: {
      theme: lightCodeTheme,
      darkTheme: darkCodeTheme,
      additionalLanguages: ['bash', 'diff'],
    },
  },
};
