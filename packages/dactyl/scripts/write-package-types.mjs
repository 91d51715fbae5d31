/**
 * Copies the declarations of packages that are bundled and that our own public types name: to `dist/package-types/`, where the
 * names `#zod` and `#commander` of `package.json` lead. In this repository the compiler takes the packages themselves.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packageFolder } from './package-folder.mjs';

/** Package → where its declarations begin. */
const DECLARATIONS = { zod: 'index.d.ts', commander: 'typings/index.d.ts' };
/** On lines of its own. */
const COMMENT = /^[ \t]*\/\*\*[\s\S]*?\*\/\r?\n/gm;
const IMPORT = /\b(?:from|import\()\s*['"](\.[^'"]+)['"]/g;

/** @param {string} distDir */
export function writePackageTypes(distDir) {
  for (const [name, entry] of Object.entries(DECLARATIONS)) {
    const folder = packageFolder(name);
    for (const file of withImports(join(folder, entry))) {
      const target = join(distDir, 'package-types', name, relative(folder, file));
      mkdirSync(dirname(target), { recursive: true });
      // Editors show those of our own types.
      writeFileSync(target, readFileSync(file, 'utf8').replace(COMMENT, ''));
    }
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
