const severity = process.env.SEVERITY;

export default {
  title: 'Broken',
  url: 'https://broken.example',
  baseUrl: '/',
  onBrokenLinks: severity,
  onBrokenAnchors: severity,
  onBrokenMarkdownLinks: severity,
  presets: [['classic', { docs: { sidebarPath: './sidebars.js' }, blog: false, sitemap: false }]],
  themeConfig: { navbar: { items: [{ to: '/nirgends', label: 'Nowhere' }] } },
};
