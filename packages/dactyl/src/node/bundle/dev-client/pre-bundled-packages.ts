/**
 * Packages that Vite pre-bundles in development, because it loads packages as a whole and in their browser build.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PACKAGE_ROOT } from '../package-root.js';

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
];

/**
 * A package of ours, or a dependency of ours, in the notation by which Vite resolves it from our package instead of
 * from the site. Where the site has not installed us (`npx dactyl dev`), Vite would look for the name in the site
 * and find another version, or none.
 */
export function ownDependency(name: string, siteDir: string): string {
  return `${isFoundFrom(siteDir) ? 'dactyl' : pathOfOwnPackage(siteDir)} > ${name}`;
}

function isFoundFrom(siteDir: string): boolean {
  if (process.versions.pnp !== undefined) return true;
  const parent = path.dirname(siteDir);
  return (
    existsSync(path.join(siteDir, 'node_modules/dactyl/package.json')) || (parent !== siteDir && isFoundFrom(parent))
  );
}

/** Vite looks for `node_modules/NAME` and appends the rest of the path. */
function pathOfOwnPackage(siteDir: string): string {
  return path.relative(path.join(siteDir, 'node_modules'), path.dirname(PACKAGE_ROOT)).replaceAll(path.sep, '/');
}

/**
 * Makes our own modules import the copies that were pre-bundled for them. Vite goes by the name alone and would use
 * the copy that it bundled for the site: another React, or another version of a package. The site's imports of
 * React are redirected here too (`islands/browser-react-plugin.ts`).
 */
export function ownDependenciesPlugin(): Plugin {
  return {
    name: 'dactyl:own-dependencies',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: new RegExp(`^(?:${OWN_DEPENDENCIES.join('|')})$`) },
      async handler(id, importer, { scan }: { isEntry: boolean; scan?: boolean }) {
        const { environment } = this;
        // The dependency scanner also resolves imports, and must not wait for itself.
        if (scan || environment.mode !== 'dev' || !importer?.startsWith(PACKAGE_ROOT + path.sep)) return undefined;
        const { depsOptimizer } = environment;
        await depsOptimizer?.scanProcessing;
        const bundled = depsOptimizer?.metadata.depInfoList.find(
          (one) => one.id === ownDependency(id, environment.config.root),
        );
        return bundled && depsOptimizer?.getOptimizedDepId(bundled);
      },
    },
  };
}

/**
 * Ensures a single React in pre-bundled packages, for which Vite runs only these plugins. Elsewhere
 * `islands/browser-react-plugin.ts` does it.
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

/** A package that uses React Router gets ours where the site has none: it used to be installed with Dactyl. */
export function routerInPackagesPlugin(): Rolldown.Plugin {
  return {
    name: 'dactyl:router-in-packages',
    resolveId: {
      filter: { id: /^react-router(?:-dom)?$/ },
      handler: async function (id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found ?? { id: path.join(PACKAGE_ROOT, 'react/router-packages.js') };
      },
    },
  };
}
