/**
 * Copies the declarations of packages that are bundled and that our own public types name: to `dist/package-types/`, where the
 * names `#zod` and `#commander` of `package.json` lead. In this repository the compiler takes the packages themselves.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packageFolder } from './package-folder.mjs';

/** Package → where its declarations begin. */
const DECLARATIONS = { zod: 'index.d.ts', commander: 'typings/index.d.ts' };
const IMPORT = /\b(?:from|import\()\s*['"](\.[^'"]+)['"]/g;

/** @param {string} distDir */
export function writePackageTypes(distDir) {
  for (const [name, entry] of Object.entries(DECLARATIONS)) {
    const folder = packageFolder(name);
    for (const file of withImports(join(folder, entry)))
      cpSync(file, join(distDir, 'package-types', name, relative(folder, file)));
  }
}

/**
 * A declaration and all that it imports.
 *
 * @param {string} entry
 * @returns {Set<string>}
 */
function withImports(entry) {
  const found = new Set([entry]);
  for (const file of found) {
    for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const named = join(dirname(file), address.replace(/\.js$/, '.d.ts'));
      if (existsSync(named)) found.add(named);
    }
  }
  return found;
}
