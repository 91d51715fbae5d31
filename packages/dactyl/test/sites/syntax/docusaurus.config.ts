/** What authors write: links, files, tabs, partials, JSX. Broken links only warn, so that they can be looked at. */
export default {
  title: 'Syntax',
  url: 'https://syntax.example',
  baseUrl: '/base/',
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'warn',
  markdown: { format: 'detect', obsidian: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
  plugins: ['dactyl/plugin-glossary'],
  themeConfig: { search: false },
  presets: [
    [
      'classic',
      {
        docs: { editUrl: 'https://github.com/o/clocks/edit/main/site/', notebooks: { download: true } },
        blog: { postsPerPage: 10 },
        sitemap: false,
      },
    ],
  ],
};
