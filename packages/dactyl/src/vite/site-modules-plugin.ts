/** Resolves `@docusaurus/*` to our runtime and `@site/*` to the site's folder. */
import path from 'node:path';
import type { Plugin } from 'vite';
import { CLIENT_MODULES } from './client-modules-table.js';
import { PACKAGE_ROOT } from './package-root.js';

export function siteModulesPlugin(siteDir: string): Plugin {
  return {
    name: 'dactyl:site-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@(docusaurus|site|mdx-js)\// },
      async handler(id, importer) {
        if (id.startsWith('@site/')) return this.resolve(path.join(siteDir, id.slice('@site/'.length)), importer);
        const own = CLIENT_MODULES[id];
        return own === undefined ? undefined : path.join(PACKAGE_ROOT, own);
      },
    },
  };
}
