/**
 * `import()` in islands and in the boot script as browsers have it. Vite would wrap it into a helper that fetches what
 * the file imports ahead: 0.6 KB on each page, together with names of files that would change the hash of React's file.
 * Each module has a helper of its own instead, which does nothing: a shared one would stand in React's file, so that what
 * is loaded later, such as a library of diagrams, would import that file for it and be another file in each bundle.
 */
import type { Plugin } from 'vite';

// eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
const HELPER = /^\0vite\/preload-helper/;

export function plainImportPlugin(): Plugin {
  return {
    name: 'dactyl:plain-import',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => ['client', 'islands', 'app'].includes(name),
    resolveId: {
      filter: { id: HELPER },
      handler: (id, importer = '') => `${id}?for=${encodeURIComponent(importer)}`,
    },
    load: {
      filter: { id: HELPER },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
