/**
 * Represents packages that take part in compiling in cache keys: those that a site installs for types, colours and formulas,
 * and the lockfile, since blocks with types show what any package declares.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { MarkdownConfig } from '../config/types.js';
import { hashParts } from '../base/hash.js';
import { hashLockfile } from '../base/lockfile.js';
import { packageVersion } from '../base/package-version.js';

/** `undefined` for a site that has switched on none of them: its keys stay as they are. */
export function packagesHash(
  { twoslash, highlighter, math }: Pick<MarkdownConfig, 'twoslash' | 'highlighter' | 'math'>,
  siteDir: string,
): string | undefined {
  const names = [
    ...(twoslash ? ['twoslash', 'typescript', '@typescript/typescript6'] : []),
    ...(highlighter.name === 'shiki' ? ['shiki'] : []),
    ...(math ? ['katex'] : []),
  ];
  if (names.length === 0) return undefined;
  return hashParts([...names.map((name) => `${name} ${versionOf(name, siteDir)}`), hashLockfile(siteDir)]);
}

/** Empty for a missing package, which is an error only where it is loaded. */
function versionOf(name: string, siteDir: string): string {
  const folders = [siteDir, import.meta.dirname].flatMap(
    (folder) => createRequire(path.join(folder, 'any.js')).resolve.paths(name) ?? [],
  );
  const found = folders.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder));
  return (found && packageVersion(found)) ?? '';
}
