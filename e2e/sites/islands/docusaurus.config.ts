/** The hard cases of islands, one page each. Its components are written as for any React site. */
// A process that builds several variants loads it once.
export default () => ({
  title: 'Islands',
  url: 'https://islands.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  hydration: process.env.DACTYL_TEST_VARIANT,
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: { showReadingTime: false } }]],
  themeConfig: {
    // Its script counts where the search is what is tested.
    search: false,
    prism: { additionalLanguages: ['bash'] },
    colorMode: { respectPrefersColorScheme: false },
    navbar: {
      title: 'Islands',
      items: [
        { type: 'docSidebar', sidebarId: 'cases', label: 'Cases' },
        { to: '/blog', label: 'Blog' },
        { to: '/notebook', label: 'Notebook' },
      ],
    },
    footer: { copyright: 'The islands' },
  },
});
