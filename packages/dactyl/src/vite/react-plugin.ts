/**
 * One React for everything that is rendered on the server: the framework's own, loaded by Node and not
 * bundled, so that a site with a second copy cannot break hooks, and so that bundling it costs nothing.
 */
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
      handler: (id) => ({ id: import.meta.resolve(id), external: true }),
    },
  };
}
