import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashParts } from './hash.js';

/** Filled in by the bundler (folder below `dist/` → hash), so that builds need not hash hundreds of files. */
declare const OWN_FINGERPRINTS: Record<string, string>;

const PACKAGE_DIR = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Hash of one of our code folders. It is part of cache keys, so that cached results are dropped when the code
 * that made them changes: with a release, or while we edit it.
 */
export async function codeFingerprint(folder: string): Promise<string> {
  const place = path.relative(PACKAGE_DIR, folder).replaceAll(path.sep, '/');
  const known = typeof OWN_FINGERPRINTS === 'undefined' ? undefined : OWN_FINGERPRINTS[place];
  if (known !== undefined) return known;
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.d|\.test)\.[jt]s$/.test(name));
  const files = names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8'));
  return hashParts(await Promise.all(files));
}
