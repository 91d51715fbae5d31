/** What goes wrong, and what is kept in the browser: pages that crash, keys with a namespace, live code below its result. */
// A process that builds several variants loads it once.
export default () => ({
  title: 'Failing',
  url: 'https://failing.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
  future: { experimental_storage: { namespace: 'here', type: process.env.DACTYL_TEST_VARIANT ?? 'localStorage' } },
  themes: ['live-codeblock'],
  presets: [['classic', { blog: false, sitemap: false }]],
  themeConfig: {
    announcementBar: { id: 'first', content: 'The harbour is open.' },
    search: false,
    liveCodeBlock: { playgroundPosition: 'top' },
    navbar: { title: 'Failing', items: [{ type: 'docsVersionDropdown' }] },
  },
});
