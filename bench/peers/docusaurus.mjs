import { join } from 'node:path';

import { docusaurusSite } from './docusaurus-site.mjs';
import { installedVersion } from './installed-version.mjs';

/** @type {import('./peers.mjs').Peer} With its faster bundler and everything that comes with it. */
export const docusaurus = {
  name: 'docusaurus',
  dialect: 'docusaurus',
  contentDir: 'docs',
  outDir: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@mdx-js/react': '3.1.1',
    react: '19.2.0',
    'react-dom': '19.2.0',
  },
  // The newest one asks for a package that was never published. No page of this site loads it.
  overrides: { '@docsearch/react': '4.6.3' },
  files: () => docusaurusSite('future: { v4: true, faster: true },\n  '),
  build: (siteDir) => ({
    command: process.execPath,
    args: [join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', siteDir],
  }),
  version: (siteDir) => installedVersion(join(siteDir, 'node_modules/@docusaurus/core')),
};
