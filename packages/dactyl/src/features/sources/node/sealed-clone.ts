/**
 * With `DACTYL_CACHE_KEY`, a build uses only clones that a build with the same key has written: git runs programs that the
 * configuration of a clone names, so a stranger who may write to the cache could choose them. Without the key, nothing happens here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSeal, isSealed } from '../../../node/base/cache-seal.js';
import { listFiles, removeTree } from '../../../node/base/files.js';
import { hashParts, hashText } from '../../../node/base/hash.js';

const NAME = 'dactyl-seal';

export async function sealClone(dir: string): Promise<void> {
  if (!process.env.DACTYL_CACHE_KEY) return;
  writeFileSync(path.join(dir, NAME), createSeal().of(NAME, await contentOf(dir)));
}

export async function dropUnsealedClone(dir: string): Promise<void> {
  if (!process.env.DACTYL_CACHE_KEY) return;
  const files = await listFiles(dir);
  if (files.length === 0) return;
  const seal = files.includes(NAME) ? readFileSync(path.join(dir, NAME)) : Buffer.alloc(0);
  if (!isSealed(createSeal(), NAME, { seal, value: await contentOf(dir) })) await removeTree(dir);
}

/** Names and contents of all files, which change where one of them does. */
async function contentOf(dir: string): Promise<Buffer> {
  const files = (await listFiles(dir)).filter((name) => name !== NAME);
  return Buffer.from(hashParts(files.flatMap((name) => [name, hashText(readFileSync(path.join(dir, name)))])));
}
