/** Moves imports in a site's style sheets that come after other rules; see `late-imports.ts`. */
import type { Plugin } from 'vite';
import { hoistLateImports } from './late-imports.js';

export function lateImportsPlugin(): Plugin {
  return {
    name: 'dactyl:late-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(?:css|pcss|postcss)$/, code: '@import' },
      handler(code) {
        const hoisted = hoistLateImports(code);
        return hoisted === undefined ? undefined : { code: hoisted, map: null };
      },
    },
  };
}
