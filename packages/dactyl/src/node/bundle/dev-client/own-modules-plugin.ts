/**
 * Our own modules in the browser during development. Each has a single URL: Vite adds its version query to imports between files below
 * `node_modules`, but not to what `@theme/…` and `@docusaurus/…` resolve to, so a React context would exist twice.
 * And they come without source maps: for a module that has none, Vite makes one with each answer, which took longer than the rest of it.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from '../package-root.js';

export function ownModulesPlugin(): Plugin {
  const isOurs = (id: string) =>
    path.normalize(id).startsWith(PACKAGE_ROOT + path.sep) || id.startsWith('\0virtual:dactyl/');
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
    // Vite reads this as: there is none, and none is to be made. It looks at it only where the code has changed, and that of a
    // module that imports nothing would not.
    transform: (code, id) => (isOurs(id) ? { code: `${code}\n`, map: { mappings: '' } } : undefined),
  };
}
