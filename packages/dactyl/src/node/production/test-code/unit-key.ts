/** Code to be checked → a key that is the same as long as the check cannot end otherwise. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isFile } from '../../base/files.js';
import { hashParts, hashText } from '../../base/hash.js';
import { findLocalImports, resolveLocal } from '../../base/load-module.js';
import { hashLockfile } from '../../base/lockfile.js';
import { importedFiles, type Unit } from './units.js';

/** @param tools - what checks the code, in its release */
export function keyOf(units: readonly Unit[], siteDir: string, tools: readonly string[]): string {
  const imported = units.flatMap(({ blocks }) => blocks.flatMap((block) => importedFiles(block, siteDir)));
  const files = [...new Set(imported)].flatMap((file) => {
    const found = resolveLocal(file);
    return found === undefined ? [] : findLocalImports(found);
  });
  // The text of a unit begins where its block stands: a block that only moved has not changed.
  const codes = units.flatMap(({ language, mode, blocks }) => [language, mode, ...blocks.map(({ code }) => code)]);
  return hashParts([...tools, ...codes, hashLockfile(siteDir), ...hashFiles(files)]);
}

/** Of a `tsconfig.json`, of all that it extends, and of files with declarations. */
export function hashTsconfig(file: string | undefined, declarations: readonly string[] = []): string {
  return hashParts(hashFiles([...(file === undefined ? [] : withExtended(file)), ...declarations]));
}

function hashFiles(files: readonly string[]): string[] {
  return [...new Set(files)].map((file) => hashText(readFileSync(file)));
}

function withExtended(file: string, above: readonly string[] = []): string[] {
  if (above.includes(file)) return []; // The compiler says what is wrong.
  const names = extendedNames(readFileSync(file, 'utf8'));
  const extended = names.flatMap((name) => resolveConfig(name, file) ?? []);
  return [file, ...extended.flatMap((each) => withExtended(each, [...above, file]))];
}

/** By its text, because the file may have comments. A name in a comment only adds to the key. */
function extendedNames(text: string): string[] {
  const values = [...text.matchAll(/"extends"\s*:\s*("[^"\n]*"|\[[^\]]*\])/g)].map(([, value = '']) => value);
  return values.flatMap((value) => [...value.matchAll(/"([^"\n]*)"/g)].map(([, name = '']) => name));
}

function resolveConfig(name: string, from: string): string | undefined {
  const endings = ['', '.json', '/tsconfig.json'];
  if (/^\.{1,2}(?:\/|$)/.test(name) || path.isAbsolute(name)) {
    return endings.map((ending) => path.resolve(path.dirname(from), name) + ending).find(isFile);
  }
  const { resolve } = createRequire(from);
  for (const ending of endings.toReversed()) {
    try {
      const file = resolve(name + ending);
      if (file.endsWith('.json')) return file;
    } catch {
      // Another ending may be meant; where none is, the compiler says so.
    }
  }
  return undefined;
}
