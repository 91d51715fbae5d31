/**
 * Gives each of our modules a single URL. Vite adds its version query to imports between files below
 * `node_modules`, but not to what `@theme/…` and `@docusaurus/…` resolve to, so a React context would exist twice.
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
