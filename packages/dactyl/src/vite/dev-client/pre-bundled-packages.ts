/** What Vite bundles ahead during development, because it loads packages whole and in their browser's form. */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const REACT = /^(?:react|react-dom)(?:\/(?!server|static).*)?$/;

/** Packages that our own code needs in the browser; Vite would not look for them below `node_modules`. */
export const OWN_DEPENDENCIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'clsx',
  'devalue',
  'prism-react-renderer',
  'react-router',
  'react-router-dom',
];

/**
 * One React in what is bundled ahead too, where Vite runs no plugins but these. Elsewhere
 * `islands/browser-react-plugin.ts` sees to it.
 */
export function reactInPackagesPlugin(): Rolldown.Plugin {
  return {
    name: 'dactyl:react-in-packages',
    resolveId: {
      filter: { id: REACT },
      handler: (id) => ({ id: fileURLToPath(import.meta.resolve(id)) }),
    },
  };
}
