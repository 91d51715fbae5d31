/**
 * One React for everything that is rendered on the server: the framework's own, loaded by Node and not
 * bundled, so that a site with a second copy cannot break hooks, and so that bundling it costs nothing.
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
        // `require` takes no URL; what it loads is the same React.
        return { id: kind === 'require-call' ? fileURLToPath(url) : url, external: true };
      },
    },
  };
}
