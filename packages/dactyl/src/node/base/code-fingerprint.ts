import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashParts } from './hash.js';

/**
 * Hash of the code in a folder of ours, so that a cache never outlives the code that filled it, neither across
 * releases nor while the code is being worked on.
 */
export async function codeFingerprint(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.d|\.test)\.[jt]s$/.test(name));
  const files = names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8'));
  return hashParts(await Promise.all(files));
}
