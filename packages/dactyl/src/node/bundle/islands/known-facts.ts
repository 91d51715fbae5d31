/**
 * What is known of modules before they are read: what earlier bundles of this process have read, and which components of our theme hand
 * nothing on, as the build of the package has found (`scripts/write-module-facts.mjs`). Reading a theme of two hundred modules took a tenth
 * of a small build.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { KnownFacts, ModuleFacts } from '../../analysis/types.js';
import { plainPathBelow } from '../../base/files.js';
import { hashText } from '../../base/hash.js';
import { PACKAGE_ROOT } from '../package-root.js';

/** File below `theme`, with slashes → hash of its text, for those that hand nothing on. */
export type QuietComponents = Record<string, string>;

const THEME = path.join(PACKAGE_ROOT, 'theme');
const ARCHIVE = path.join(PACKAGE_ROOT, 'module-facts.br');

export function createKnownFacts(): KnownFacts {
  const read = new Map<string, ModuleFacts>();
  let quiet: QuietComponents | undefined;
  return {
    find(file, code) {
      const before = read.get(file);
      return before?.code === code ? before : undefined;
    },
    keep: (file, facts) => void read.set(file, facts),
    passesNothing(file, code) {
      const name = plainPathBelow(THEME, file)?.replaceAll(path.sep, '/');
      if (name === undefined) return false;
      quiet ??= readArchive();
      // Its build may be older than the file, where somebody works on it.
      return quiet[name] === quietHash(code);
    },
  };
}

export function quietHash(code: string): string {
  return hashText(code, 10);
}

/** Sources that are not compiled have none. */
function readArchive(): QuietComponents {
  if (!existsSync(ARCHIVE)) return {};
  return JSON.parse(brotliDecompressSync(readFileSync(ARCHIVE)).toString()) as QuietComponents; // our build writes it
}
