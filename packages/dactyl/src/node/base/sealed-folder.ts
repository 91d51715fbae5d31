/**
 * With `DACTYL_CACHE_KEY`, a build uses only folders of the cache that a build with the same key has written: files from there may
 * be code, or name programs that git runs, so a stranger who may write to the cache could choose what runs. Without the key,
 * nothing happens here.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createSeal, isSealed } from './cache-seal.js';
import { listFiles, removeTree } from './files.js';
import { hashParts, hashText } from './hash.js';

const NAME = 'dactyl-seal';

export async function sealFolder(dir: string): Promise<void> {
  if (!process.env.DACTYL_CACHE_KEY) return;
  writeFileSync(path.join(dir, NAME), createSeal().of(NAME, await contentOf(dir)));
}

export async function dropUnsealedFolder(dir: string): Promise<void> {
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
