/** What the broken sites have in common; each lays its mistakes over this. */
export default {
  title: 'Broken',
  url: 'https://broken.example',
  baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false, sitemap: false }]],
};
