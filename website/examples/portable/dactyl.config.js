/** A small site that opens from a folder. The build of the website packs its output, for the page about exports. */
export default {
  title: 'A site in a folder',
  url: 'https://folder.example',
  baseUrl: '/',
  output: 'portable',
  onBrokenLinks: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: { en: { label: 'English' }, zh: { label: '中文', htmlLang: 'zh-CN' } },
  },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false, sitemap: false }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: { title: 'A site in a folder', items: [{ type: 'localeDropdown', position: 'right' }] },
  },
};
