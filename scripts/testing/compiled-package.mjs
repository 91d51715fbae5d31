/**
 * In a run of everything, code for Node comes as the step before has compiled it: Node loads it from `dist`, where Vitest would
 * transform a thousand modules and hand each of them to each worker. In: what a test or a source imports. Out: the compiled
 * file of code for Node; all others are resolved as ever.
 */
import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** They import no styles and no components, and no test takes one of their modules for another. */
const ROOMS = /^(?:node|shared|features\/[^/]+\/node|features\/search\/engine)\//;

/**
 * @param {string} packageDir with `src` and `dist`
 * @returns {import('vite').Plugin}
 */
export function compiledPackage(packageDir) {
  const src = join(packageDir, 'src') + sep;
  const dist = join(packageDir, 'dist') + sep;
  return {
    name: 'dactyl-compiled-package',
    enforce: 'pre',
    resolveId: {
      // Of files; tests import some by their path. What has a query is wanted as a text or an address.
      filter: { id: /^(?:\.\.?)?\/[^?]*$/ },
      handler(id, importer) {
        const file = resolve(importer === undefined ? '/' : dirname(importer), id);
        return file.startsWith(src) ? compiledFile(file.slice(src.length), { src, dist }) : undefined;
      },
    },
  };
}

/**
 * @param {string} imported from `src`, such as `node/base/files.js`, or without an ending
 * @param {{ src: string, dist: string }} folders
 */
function compiledFile(imported, { src, dist }) {
  const name = imported.replace(/\.[jt]s$/, '');
  if (!ROOMS.test(name.split(sep).join('/'))) return undefined;
  // Both: what only tests use is not compiled, and a source that is gone may have left something.
  return existsSync(`${dist}${name}.js`) && existsSync(`${src}${name}.ts`) ? `${dist}${name}.js` : undefined;
}
