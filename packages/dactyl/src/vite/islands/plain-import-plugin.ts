/**
 * `import()` in islands and in the boot script as browsers have it. Vite would wrap it into a helper that fetches what
 * the file imports ahead: 0.6 KB on each page, together with names of files that would change the hash of React's file.
 */
import type { Plugin } from 'vite';

export function plainImportPlugin(): Plugin {
  return {
    name: 'dactyl:plain-import',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => ['client', 'islands', 'app'].includes(name),
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
