/**
 * Files of an installed theme or plugin are sent to the browser one by one. This plugin makes Vite pre-bundle the
 * packages that they import, as it does for the site's own imports: these packages may be CommonJS, or consist of
 * many small files.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { PACKAGE_ROOT } from '../package-root.js';

const IN_PACKAGES = /[\\/]node_modules[\\/]/;

export function packagesOfPackagesPlugin(): Plugin {
  return {
    name: 'dactyl:packages-of-packages',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: { include: /^[@a-z]/i, exclude: /^(?:virtual:|dactyl\/|@(?:theme|docusaurus|generated|site)\b)/ } },
      async handler(id, importer, { scan }: { isEntry: boolean; scan?: boolean }) {
        const { environment } = this;
        if (scan || environment.mode !== 'dev' || !importer || !isOfOthers(importer)) return undefined;
        const found = await this.resolve(id, importer, { skipSelf: true });
        const file = found?.id.replace(/\?v=\w+$/, '') ?? '';
        const { depsOptimizer } = environment;
        if (!depsOptimizer || !isLibrary(file)) return found;
        await depsOptimizer.scanProcessing;
        return depsOptimizer.getOptimizedDepId(
          depsOptimizer.registerMissingImport(`${packageOf(importer)} > ${id}`, file),
        );
      },
    },
  };
}

function isOfOthers(file: string): boolean {
  return IN_PACKAGES.test(file) && !file.startsWith(PACKAGE_ROOT + path.sep);
}

/** Packages made for Docusaurus are not libraries, because their files import those of the site. */
function isLibrary(file: string): boolean {
  return isOfOthers(file) && /\.[cm]?js$/.test(file) && !file.split(IN_PACKAGES).at(-1)?.includes('docusaurus');
}

function packageOf(file: string): string {
  return /^(?:@[^\\/]+[\\/])?[^\\/]+/.exec(file.split(IN_PACKAGES).at(-1) ?? '')?.[0] ?? '';
}
