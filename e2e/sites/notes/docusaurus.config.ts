/** A small site whose copies tests may edit. */
export default {
  title: 'Notes',
  url: 'https://notes.example',
  baseUrl: '/',
  presets: [['classic', { docs: { sidebarPath: './sidebars.ts' }, blog: false, theme: { customCss: './custom.css' } }]],
  themeConfig: {
    navbar: { title: 'Notes', items: [{ type: 'docSidebar', sidebarId: 'notes', label: 'All notes' }] },
  },
};
