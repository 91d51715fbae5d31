import { join } from 'node:path';

import { installedVersion } from './installed-version.mjs';

/** @param {readonly import('../corpus/pages.mjs').Page[]} pages */
function sidebar(pages) {
  /** @type {Map<string, { text: string, link: string }[]>} */
  const folders = new Map();
  for (const { folder, name, title } of pages) {
    folders.set(folder, [...(folders.get(folder) ?? []), { text: title, link: `/docs/${folder}/${name}` }]);
  }
  return [...folders].map(([text, items]) => ({ text, collapsed: true, items }));
}

/** @type {import('./peers.mjs').Peer} */
export const vitepress = {
  name: 'vitepress',
  dialect: 'vitepress',
  contentDir: 'docs',
  outDir: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp'],
  packages: { vitepress: '1.6.4' },
  files: (pages) => ({
    'index.md': '# Benchmark\n',
    '.vitepress/config.mjs': `export default {
  title: 'Benchmark',
  cleanUrls: true,
  sitemap: { hostname: 'https://bench.example.com' },
  themeConfig: {
    nav: [{ text: 'Docs', link: '/docs/part-001/page-00001' }],
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: ${JSON.stringify(sidebar(pages))},
  },
};
`,
  }),
  build: (siteDir) => ({
    command: process.execPath,
    args: [join(siteDir, 'node_modules/vitepress/bin/vitepress.js'), 'build', siteDir],
  }),
  version: (siteDir) => installedVersion(join(siteDir, 'node_modules/vitepress')),
};
