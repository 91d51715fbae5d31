/**
 * Pages that exercise the site format, below `/tests`. They are for the browser tests and for people who work on
 * Dactyl; search engines are kept away, and no menu leads here.
 */

/** Files for the links of the test pages. */
export const testStaticDirectory = 'tests/static';

export const testPlugins = [
  [
    '@docusaurus/plugin-content-docs',
    {
      id: 'docs-tests',
      path: 'tests/docs',
      routeBasePath: '/tests/docs',
      sidebarPath: './tests/docs-sidebars.ts',
      versions: { current: { noIndex: true } },
      // One of the pages has a tag that is not declared, on purpose.
      onInlineTags: 'ignore',
    },
  ],
  [
    '@docusaurus/plugin-content-pages',
    {
      id: 'pages-tests',
      path: 'tests/pages',
      routeBasePath: '/tests/pages',
    },
  ],
];
