/**
 * Keeps `import()` in islands and in the boot script as plain browser syntax. Vite would wrap it in a helper that
 * preloads the file's imports: 0.6 KB on each page, with file names that would change the hash of React's file.
 * Instead each module gets its own helper that does nothing. A shared helper would be placed in React's file, so
 * that lazily loaded code, such as a diagram library, would import that file and differ between bundles.
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
