/** What Vite bundles ahead during development, because it loads packages whole and in their browser's form. */
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
  'react-router',
  'react-router-dom',
];

/**
 * A package of ours, or of those that we bring, as Vite wants it named: found from this package, not from the site. Where
 * the site has not installed us (`npx dactyl dev`), Vite would take the name for one of the site's own: another version, or none.
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

/** Vite looks for `node_modules/NAME`, and joins what stands there. */
function pathOfOwnPackage(siteDir: string): string {
  return path.relative(path.join(siteDir, 'node_modules'), path.dirname(PACKAGE_ROOT)).replaceAll(path.sep, '/');
}

/**
 * What our own modules import is what was bundled for them. Vite goes by the name alone, and would give them the copy that
 * it has bundled for the site: another React, or another version of a package. React of the site comes here, too
 * (`islands/browser-react-plugin.ts`).
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
        // What looks for packages asks, too, and must not wait for itself.
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
