/** A small site that opens from a folder. The build of the website packs its output, for the page about exports. */
const title = process.env.DOCUSAURUS_CURRENT_LOCALE === 'zh' ? '文件夹里的站点' : 'A site in a folder';

export default {
  title,
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
    navbar: { title, items: [{ type: 'localeDropdown', position: 'right' }] },
  },
};
