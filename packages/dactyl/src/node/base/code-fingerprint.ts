import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashParts } from './hash.js';

/** In the bundled program: folder below `dist/` → hash, so that no build reads hundreds of files for it. */
declare const OWN_FINGERPRINTS: Record<string, string>;

const PACKAGE_DIR = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Hash of the code in a folder of ours, so that a cache never outlives the code that filled it, neither across
 * releases nor while the code is being worked on.
 */
export async function codeFingerprint(folder: string): Promise<string> {
  const place = path.relative(PACKAGE_DIR, folder).replaceAll(path.sep, '/');
  const known = typeof OWN_FINGERPRINTS === 'undefined' ? undefined : OWN_FINGERPRINTS[place];
  if (known !== undefined) return known;
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.d|\.test)\.[jt]s$/.test(name));
  const files = names.toSorted().map((name) => readFile(path.join(folder, name), 'utf8'));
  return hashParts(await Promise.all(files));
}
