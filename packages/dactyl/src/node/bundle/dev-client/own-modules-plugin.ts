/**
 * Our own modules have one URL each. Vite adds its version to what one file below `node_modules` imports from
 * another, but not to what `@theme/…` and `@docusaurus/…` resolve to: a context would exist twice.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from '../package-root.js';

export function ownModulesPlugin(): Plugin {
  return {
    name: 'dactyl:own-modules',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /^\.{1,2}\/.*\.js$/ },
      handler(id, importer) {
        if (!importer?.startsWith(PACKAGE_ROOT + path.sep)) return undefined;
        return path.resolve(path.dirname(importer.replace(/\?.*$/, '')), id);
      },
    },
  };
}
