/**
 * One React for everything in the browser: the framework's own, whoever imports it, so that a site with a second copy
 * cannot break hooks. Counterpart of `server-react` in `react-plugin.ts`.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from '../package-root.js';

const REACT = /^(react|react-dom|scheduler)(\/|$)/;
/** Modules of React DOM that only choose between its development and its production code. */
const ENTRIES = /[\\/]node_modules[\\/]react-dom[\\/](?:index|client)\.js$/;
/** What stands for the importer: a module of ours. */
const OWN_MODULE = path.join(PACKAGE_ROOT, 'client.js');

export function browserReactPlugin(): Plugin {
  return {
    name: 'dactyl:browser-react',
    enforce: 'pre',
    // `client` is what the dev server gives to the browser; the script that is bundled there has no React.
    applyToEnvironment: ({ name }) => ['islands', 'app', 'client', 'frame'].includes(name),
    resolveId: {
      filter: { id: REACT },
      handler(id, importer) {
        // Parts of React import each other as they are installed.
        if (importer && /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(importer)) return undefined;
        return this.resolve(id, OWN_MODULE, { skipSelf: true });
      },
    },
    transform: {
      filter: { id: ENTRIES },
      // It tells the developer tools whether a bundler left out dead code. Ours does, and it would go to every reader.
      handler: (code) => ({ code: code.replace(/^ *checkDCE\(\);$/m, ''), map: null }),
    },
  };
}
