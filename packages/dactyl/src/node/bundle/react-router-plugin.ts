/**
 * Redirects a site's imports of `react-router` and `react-router-dom` to our module around the real packages, which are part of
 * ours (`react/router-packages.ts`). A site that has another major version, for an application of its own, keeps it.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { packageVersion } from '../base/package-version.js';
import { ownModule, PACKAGE_ROOT } from './package-root.js';

const OWN_FILE = 'react/format/react-router.js';
const OWN_MODULE = path.join(PACKAGE_ROOT, OWN_FILE);
/** Major version of the API in the site format. */
const MAJOR = '5.';

export function reactRouterPlugin(): Plugin {
  return {
    name: 'dactyl:react-router',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(-dom)?$/ },
      handler(id, importer = '', { scan }: { isEntry: boolean; scan?: boolean }) {
        const isOwn = importer.startsWith(PACKAGE_ROOT + path.sep);
        const isPackage = /[\\/]node_modules[\\/]react-router(-dom)?[\\/]/.test(importer);
        // Our sources import the packages; what is compiled does not.
        if (isOwn || isPackage) return this.resolve(id, isOwn ? OWN_MODULE : importer, { skipSelf: true });
        const version = installedVersion(id, importer);
        if (version !== undefined && !version.startsWith(MAJOR)) return this.resolve(id, importer, { skipSelf: true });
        // Where we are installed, Vite would bundle our module ahead, as a second copy.
        return scan ? { id, external: true } : ownModule(OWN_FILE);
      },
    },
  };
}

/** By its manifest: the dev server's own resolution leads to the copy that it has bundled ahead. */
function installedVersion(name: string, importer: string): string | undefined {
  try {
    return packageVersion(path.dirname(createRequire(importer).resolve(`${name}/package.json`)));
  } catch {
    return undefined; // not installed, or a virtual module asks
  }
}
