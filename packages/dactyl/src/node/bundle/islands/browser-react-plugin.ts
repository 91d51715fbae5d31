/**
 * Ensures a single React in the browser: the framework's own, for every importer, so that a second copy in the site
 * cannot break hooks. Counterpart of `server-react` in `react-plugin.ts`.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from '../package-root.js';

const REACT = /^(react|react-dom|scheduler)(\/|$)/;
/** React DOM modules that only choose between development and production code. */
const ENTRIES = /[\\/]node_modules[\\/]react-dom[\\/](?:index|client)\.js$/;
/** Importer to resolve from: one of our modules. */
const OWN_MODULE = path.join(PACKAGE_ROOT, 'client.js');

export function browserReactPlugin(): Plugin {
  return {
    name: 'dactyl:browser-react',
    enforce: 'pre',
    // `client` is the dev server's environment for the browser; the boot script that is bundled there contains no
    // React.
    applyToEnvironment: ({ name }) => ['islands', 'app', 'client', 'frame'].includes(name),
    resolveId: {
      filter: { id: REACT },
      handler(id, importer) {
        // React's own packages import each other as installed.
        if (importer && /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(importer)) return undefined;
        return this.resolve(id, OWN_MODULE, { skipSelf: true });
      },
    },
    transform: {
      filter: { id: ENTRIES },
      // `checkDCE` tells the developer tools whether the bundler removed dead code. Our bundler does, so the call
      // would only add bytes.
      handler: (code) => ({ code: code.replace(/^ *checkDCE\(\);$/m, ''), map: null }),
    },
  };
}
