/** Style sheets of a site whose imports stand behind other rules; see `late-imports.ts`. */
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
