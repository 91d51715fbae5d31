/** Islands in the shell: a provider around all pages, a stateful item in the navbar, ejected toggles with state. */
// A process that builds several variants loads it once.
export default () => ({
  title: 'Shell',
  url: 'https://shell.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  hydration: process.env.DACTYL_TEST_VARIANT,
  // React makes elements of HTML where it shows the next page, and may not make them of plain text.
  csp: { trustedTypes: true },
  clientModules: ['./src/clientModules/route-log.js'],
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: { showReadingTime: false } }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: false },
    announcementBar: { id: 'news', content: 'A <strong>bar</strong>' },
    navbar: {
      title: 'Shell',
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
        { to: '/blog', label: 'Blog' },
        { to: '/page', label: 'Page' },
        { type: 'html', value: '<em>own HTML</em>' },
        { type: 'custom-basket', position: 'right', unit: 'apples' },
      ],
    },
  },
});
