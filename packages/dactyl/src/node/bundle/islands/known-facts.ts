/**
 * What is known of modules before they are read: what earlier bundles of this process have read, and of the package's own modules what its
 * build has read (`scripts/write-module-facts.mjs`). Reading a theme of two hundred modules took a tenth of a small build.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { KnownFacts, ModuleFacts } from '../../analysis/types.js';
import { isInside } from '../../base/files.js';
import { hashText } from '../../base/hash.js';
import { PACKAGE_ROOT } from '../package-root.js';

/** As JSON, which has no maps. */
interface StoredFacts extends Omit<ModuleFacts, 'code' | 'declarations' | 'imports' | 'exports'> {
  /** Hash of the text that was read. */
  hash: string;
  declarations: Entries<ModuleFacts['declarations']>;
  imports: Entries<ModuleFacts['imports']>;
  exports: Entries<ModuleFacts['exports']>;
}

type Entries<Of> = Of extends Map<infer Key, infer Value> ? [Key, Value][] : never;

/** File below the package's compiled code, with slashes → its facts. */
export type FactsArchive = Record<string, StoredFacts>;

const ARCHIVE = path.join(PACKAGE_ROOT, 'module-facts.br');
const HASH_LENGTH = 16;

export function createKnownFacts(): KnownFacts {
  const read = new Map<string, ModuleFacts>();
  let archive: FactsArchive | undefined;
  return {
    find(file, code) {
      const before = read.get(file);
      if (before?.code === code) return before;
      if (!isInside(PACKAGE_ROOT, file)) return undefined;
      const stored = (archive ??= readArchive())[path.relative(PACKAGE_ROOT, file).replaceAll(path.sep, '/')];
      // Its build may be older than the file, where somebody works on it.
      if (stored?.hash !== hashText(code, HASH_LENGTH)) return undefined;
      const facts = fromStored(stored, code);
      read.set(file, facts);
      return facts;
    },
    keep: (file, facts) => void read.set(file, facts),
  };
}

/** Sources that are not compiled have none. */
function readArchive(): FactsArchive {
  if (!existsSync(ARCHIVE)) return {};
  return JSON.parse(brotliDecompressSync(readFileSync(ARCHIVE)).toString()) as FactsArchive; // our build writes it
}

export function toStored({ code, declarations, imports, exports, ...facts }: ModuleFacts): StoredFacts {
  const hash = hashText(code, HASH_LENGTH);
  return { hash, declarations: [...declarations], imports: [...imports], exports: [...exports], ...facts };
}

function fromStored({ hash: _, declarations, imports, exports, ...facts }: StoredFacts, code: string): ModuleFacts {
  return {
    code,
    declarations: new Map(declarations),
    imports: new Map(imports),
    exports: new Map(exports),
    ...facts,
  };
}
