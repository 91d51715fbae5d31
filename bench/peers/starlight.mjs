import { join } from 'node:path';

import { installedVersion } from './installed-version.mjs';

/** Astro 7 needs Node 22: where this Node is older, one from npm builds the site. */
const OWN_NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const needsOwnNode = Number(process.versions.node.split('.')[0]) < 22;

/** @type {import('./peers.mjs').Peer} */
export const starlight = {
  name: 'starlight',
  dialect: 'starlight',
  contentDir: 'src/content/docs/docs',
  outDir: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  packages: {
    astro: '7.3.5',
    '@astrojs/starlight': '0.42.4',
    ...(needsOwnNode ? { [OWN_NODE]: '22.23.3' } : {}),
  },
  files: () => ({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://bench.example.com',
  integrations: [
    starlight({ title: 'Benchmark', sidebar: [{ label: 'Docs', items: [{ autogenerate: { directory: 'docs' } }] }] }),
  ],
});
`,
    'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    'src/content/docs/index.md': '---\ntitle: Benchmark\n---\n\nGenerated text.\n',
  }),
  build: (siteDir) => ({
    command: needsOwnNode ? join(siteDir, 'node_modules', OWN_NODE, 'bin/node') : process.execPath,
    args: [join(siteDir, 'node_modules/astro/bin/astro.mjs'), 'build', '--root', siteDir],
  }),
  version: (siteDir) => installedVersion(join(siteDir, 'node_modules/@astrojs/starlight')),
};
