/** Islands in the shell: a provider around all pages, a stateful item in the navbar, ejected toggles with state. */
// A process that builds several variants loads it once.
export default () => ({
  title: 'Shell',
  url: 'https://shell.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  hydration: process.env.DACTYL_TEST_VARIANT,
  clientModules: ['./src/clientModules/route-log.js'],
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: { showReadingTime: false } }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: false },
    navbar: {
      title: 'Shell',
      items: [
        { type: 'docSidebar', sidebarId: 'docs', label: 'Docs' },
        { to: '/blog', label: 'Blog' },
        { to: '/page', label: 'Page' },
        { type: 'custom-basket', position: 'right', unit: 'apples' },
      ],
    },
  },
});
