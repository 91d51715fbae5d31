/**
 * `import()` in islands as browsers have it. Vite would wrap it into a helper that fetches what the file imports ahead:
 * 0.6 KB in React's file, together with names of files that would change its hash.
 */
import type { Plugin } from 'vite';

export function plainImportPlugin(): Plugin {
  return {
    name: 'dactyl:plain-import',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'islands' || name === 'app',
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
