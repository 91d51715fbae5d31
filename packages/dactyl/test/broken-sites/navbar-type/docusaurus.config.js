export default {
  title: 'Broken',
  url: 'https://broken.example',
  baseUrl: '/',
  presets: [['classic', { blog: false, sitemap: false }]],
  themeConfig: { navbar: { items: [{ type: 'docSidebr', sidebarId: 'docs', label: 'Docs' }] } },
};
