/** Components of the theme, replaced or wrapped by ones with state, as sites do it. */
export default {
  title: 'Swizzled',
  url: 'https://swizzled.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  hydration: process.env.HYDRATION,
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: { showReadingTime: false } }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: false },
    navbar: { title: 'Swizzled', items: [{ to: '/blog', label: 'Blog' }] },
  },
};
