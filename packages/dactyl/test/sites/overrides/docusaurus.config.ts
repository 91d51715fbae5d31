/** A site that replaces and wraps components of the theme. */
export default {
  title: 'Overrides',
  url: 'https://overrides.example',
  baseUrl: '/',
  markdown: { mermaid: true },
  clientModules: ['./src/track.ts'],
  presets: [
    ['classic', { docs: { lastVersion: 'current' }, blog: { showReadingTime: false }, theme: {}, sitemap: false }],
  ],
  themeConfig: {
    search: { searchPagePath: false },
    navbar: {
      title: 'Overrides',
      items: [
        { to: '/docs/one', label: 'Docs' },
        { type: 'custom-place', position: 'right', prefix: 'You are at' },
      ],
    },
  },
};
