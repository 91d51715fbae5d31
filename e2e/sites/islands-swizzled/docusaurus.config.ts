/** Components of the theme, replaced or wrapped by ones with state, as sites do it. */
// A process that builds several variants loads it once.
export default () => ({
  title: 'Swizzled',
  url: 'https://swizzled.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  hydration: process.env.DACTYL_TEST_VARIANT,
  presets: [
    ['classic', { docs: { sidebarPath: './sidebars.js', lastVersion: 'current' }, blog: { showReadingTime: false } }],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: false },
    footer: { copyright: 'Nobody' },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
    navbar: { title: 'Swizzled', items: [{ to: '/blog', label: 'Blog' }] },
  },
});
