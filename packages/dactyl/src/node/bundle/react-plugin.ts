/**
 * Ensures a single React on the server: the framework's own, loaded by Node and not bundled. A second copy in the
 * site then cannot break hooks, and bundling React costs nothing.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const REACT = /^(react|react-dom)(\/|$)/;

export function serverReactPlugin(): Plugin {
  return {
    name: 'dactyl:server-react',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: {
      filter: { id: REACT },
      handler(id, _importer, { kind }) {
        const url = import.meta.resolve(id);
        // `require` does not accept a URL; the path loads the same React.
        return { id: kind === 'require-call' ? fileURLToPath(url) : url, external: true };
      },
    },
  };
}
