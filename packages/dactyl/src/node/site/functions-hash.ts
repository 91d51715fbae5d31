/**
 * Represents the site's own functions in cache keys: the hash changes when the code of a function may have changed.
 * Functions have no version, so their sources are hashed: the configuration and its local imports, local plugins,
 * the lockfile for packages, and the text of the functions themselves.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashParts, hashText } from '../base/hash.js';
import { findLocalImports } from '../base/load-module.js';
import { hashLockfile } from '../base/lockfile.js';
import type { SiteFunctions } from './types.js';

export interface CodeOfSite {
  siteDir: string;
  /** The configuration and its local imports. */
  configDependencies: readonly string[];
  /** Files of plugins; those in packages are covered by the lockfile. */
  pluginFiles: readonly string[];
}

/** Hash of the functions of a processor, by the processor's index; `undefined` when it has none. */
export function createFunctionsHash(
  functions: SiteFunctions,
  code: CodeOfSite,
): (processor: number) => string | undefined {
  const { processors, preprocessor, parseFrontMatter, onBrokenImage } = functions;
  let codeHash: string | undefined;
  return (processor) => {
    const own = [processors[processor]?.plugins, preprocessor, parseFrontMatter, onBrokenImage];
    if (own.every((each) => each === undefined)) return undefined;
    codeHash ??= hashCodeOfSite(code);
    return hashParts([codeHash, describeFunctions(own)]);
  };
}

export function hashCodeOfSite({ siteDir, configDependencies, pluginFiles }: CodeOfSite): string {
  const isLocal = (file: string) => !file.includes(`${path.sep}node_modules${path.sep}`);
  const files = new Set([...configDependencies, ...pluginFiles.flatMap(findLocalImports)].filter(isLocal));
  const texts = [...files].toSorted().map((file) => hashText(readFileSync(file, 'utf8')));
  return hashParts([...texts, hashLockfile(siteDir)]);
}

/** Serialises values that contain functions, using the functions' text, since JSON omits them. */
function describeFunctions(value: unknown): string {
  const seen = new Set<object>();
  return (
    JSON.stringify(value, (_, each: unknown) => {
      if (typeof each === 'function') return each.toString();
      if (each instanceof RegExp) return String(each);
      if (typeof each === 'bigint') return String(each);
      if (typeof each !== 'object' || each === null) return each;
      if (seen.has(each)) return undefined;
      seen.add(each);
      return each;
    }) ?? ''
  );
}
