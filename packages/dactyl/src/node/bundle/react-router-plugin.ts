/**
 * Redirects a site's imports of `react-router` and `react-router-dom` to our module around the real packages. A
 * site that has another major version, for an application of its own, keeps it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
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
      async handler(id, importer = '') {
        const isOwn = importer.startsWith(PACKAGE_ROOT + path.sep);
        const isPackage = /[\\/]node_modules[\\/]react-router(-dom)?[\\/]/.test(importer);
        // Resolved as our own dependency, wherever the site is.
        if (isOwn || isPackage) return this.resolve(id, isOwn ? OWN_MODULE : importer, { skipSelf: true });
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && !versionOf(found.id, id).startsWith(MAJOR) ? found : ownModule(OWN_FILE);
      },
    },
  };
}

/** Version of the package that a file belongs to. */
function versionOf(file: string, name: string): string {
  const folder = `/node_modules/${name}/`;
  const posix = file.replaceAll('\\', '/');
  const root = posix.slice(0, posix.lastIndexOf(folder) + folder.length);
  // The cast: a package has a version.
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
  return version;
}
