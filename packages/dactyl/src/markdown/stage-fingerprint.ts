import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashParts } from '../node/hash.js';

/**
 * Hash of the code of this stage, so that a cache never outlives the compiler that filled it, neither across
 * releases nor while the compiler is being worked on.
 */
export async function stageFingerprint(): Promise<string> {
  const folder = import.meta.dirname;
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.d|\.test)\.[jt]s$/.test(name));
  const files = names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8'));
  return hashParts(await Promise.all(files));
}
