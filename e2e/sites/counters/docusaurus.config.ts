/** A small site with React in the browser, whose copies tests may edit. */
export default {
  title: 'Counters',
  url: 'https://counters.example',
  baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.ts' }, blog: false }]],
  themeConfig: {
    navbar: { title: 'Counters', items: [{ type: 'docSidebar', sidebarId: 'counters', label: 'All counters' }] },
  },
};
