import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { docusaurusSite } from './docusaurus-site.mjs';
import { installedVersion } from './installed-version.mjs';

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '../../packages/dactyl');

/** @type {import('./peers.mjs').Peer} The framework of this repository, as it was built last. */
export const dactyl = {
  name: 'dactyl',
  dialect: 'docusaurus',
  contentDir: 'docs',
  outDir: 'build',
  caches: ['.dactyl', '.docusaurus', '.cache', 'node_modules'],
  packages: {},
  files: () => docusaurusSite(''),
  build: (siteDir) => ({ command: process.execPath, args: [join(PACKAGE, 'bin/dactyl.js'), 'build', siteDir] }),
  version: () => installedVersion(PACKAGE),
};
