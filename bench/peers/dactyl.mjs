import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { docusaurusSite } from './docusaurus-site.mjs';
import { installedVersion } from './installed-version.mjs';

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '../../packages/dactyl');
const COMMAND = join(PACKAGE, 'bin/dactyl.js');

/** @type {import('./peers.mjs').Peer} The framework of this repository, as it was built last. */
export const dactyl = {
  name: 'dactyl',
  dialect: 'docusaurus',
  contentDir: 'docs',
  outDir: 'build',
  caches: ['.dactyl', '.docusaurus', '.cache', 'node_modules'],
  packages: {},
  files: () => docusaurusSite(''),
  build: (siteDir) => ({ command: process.execPath, args: [COMMAND, 'build', siteDir] }),
  otherSettings: {
    file: 'docusaurus.config.js',
    change: (text) => text.replace("onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'"),
  },
  parts: {
    outDir: 'build-shards',
    build: (siteDir, part, parts) => ({
      command: process.execPath,
      args: [COMMAND, 'build', siteDir, '--shard', `${part}/${parts}`],
    }),
    // It works in the folder of the site.
    merge: () => ({ command: process.execPath, args: [COMMAND, 'merge'] }),
  },
  version: () => installedVersion(PACKAGE),
};
