/** Pages of each kind, and a second instance of the plugin whose page component shows what it is given. */
const { BASE_URL = '/', TRAILING_SLASH } = process.env;
const repository = 'https://git.example/site/edit/main';

export default {
  title: 'Pages',
  url: 'https://pages.example',
  baseUrl: BASE_URL,
  ...(TRAILING_SLASH === undefined ? {} : { trailingSlash: TRAILING_SLASH === 'true' }),
  onBrokenLinks: 'warn',
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        sitemap: false,
        pages: { editUrl: repository, editLocalizedFiles: true, showLastUpdateTime: true, showLastUpdateAuthor: true },
      },
    ],
  ],
  plugins: [
    [
      '@docusaurus/plugin-content-pages',
      {
        id: 'guides',
        path: 'guides',
        routeBasePath: 'guides',
        include: ['**/*.md'],
        exclude: ['left-out/**'],
        mdxPageComponent: '@site/src/components/ShownPage',
        // One page cannot be edited.
        editUrl: (args) =>
          args.pagesPath === 'fixed.md' ? undefined : `https://edit.example/?${new URLSearchParams(args)}`,
      },
    ],
    ['@docusaurus/plugin-content-pages', { id: 'nothing', path: 'no-such-folder', routeBasePath: 'nothing' }],
  ],
};
