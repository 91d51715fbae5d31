import type { UserConfig } from 'dactyl';

const config: UserConfig = {
  title: 'My site',

  // The address of the published site. Below a path, as in https://example.com/docs/, baseUrl is that path.
  url: 'https://docs.example.com',
  baseUrl: '/',

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

  // Docs alone, from the root of the site.
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],

  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: 'My site' },
  },
};

export default config;
