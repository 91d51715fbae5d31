// @ts-check
import { themes } from 'prism-react-renderer';

/** @type {import('dactyl').UserConfig} */
const config = {
  title: 'My site',
  tagline: 'One sentence that says what this is for',
  favicon: 'img/favicon.svg',

  // The address of the published site. Below a path, as in https://example.com/docs/, baseUrl is that path.
  url: 'https://docs.example.com',
  baseUrl: '/',

  // A build with broken links fails, so nobody publishes them.
  onBrokenLinks: 'throw',

  // Add a language here, and its translations below i18n/.
  i18n: { defaultLocale: 'en', locales: ['en'] },

  // Each page names the scripts that may run on it. Hosts that pages load something from are added here:
  // csp: { directives: { 'img-src': ['https://images.example.com'] } }
  csp: true,

  // Files that end in .md are plain Markdown, those that end in .mdx may hold components. A quote that begins with
  // [!NOTE] is a note, as on GitHub.
  markdown: { format: 'detect', githubAlerts: true },

  // Once the package "sharp" is installed, browsers get images in the size that they need.
  images: { responsive: 'auto' },

  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.js' },
        blog: { blogSidebarTitle: 'All posts', blogSidebarCount: 'ALL' },
        theme: { customCss: './src/css/custom.css' },
      },
    ],
  ],

  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'My site',
      logo: { src: 'img/logo.svg', alt: '' },
      items: [
        { type: 'docSidebar', sidebarId: 'manual', label: 'Docs' },
        { to: '/blog', label: 'Blog' },
      ],
    },
    footer: {
      links: [
        {
          title: 'Docs',
          items: [
            { to: '/docs/intro', label: 'Start here' },
            { to: '/docs/further/publish', label: 'Publish' },
          ],
        },
        {
          title: 'More',
          items: [
            { to: '/blog', label: 'Blog' },
            { to: '/blog/tags', label: 'Topics' },
            { to: '/blog/archive', label: 'Archive' },
          ],
        },
      ],
      copyright: `Copyright © ${new Date().getFullYear()} the authors`,
    },
    // Colours of code.
    prism: { theme: themes.vsLight, darkTheme: themes.oceanicNext },
  },
};

export default config;
