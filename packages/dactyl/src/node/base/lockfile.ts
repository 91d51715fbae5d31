/** The lockfile of a site: which releases of packages are installed, for keys of caches. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashText } from './hash.js';

const LOCKFILES = ['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb'];

/** Hash of the nearest lockfile, in a folder or above; empty when there is none. */
export function hashLockfile(dir: string): string {
  const file = findLockfile(dir);
  return file === undefined ? '' : hashText(readFileSync(file));
}

/** Names of the nearest lockfiles: all that are in one folder. */
export function findLockfiles(dir: string): string[] {
  const file = findLockfile(dir);
  if (file === undefined) return [];
  return LOCKFILES.filter((name) => existsSync(path.join(path.dirname(file), name)));
}

function findLockfile(dir: string): string | undefined {
  const found = LOCKFILES.map((name) => path.join(dir, name)).find((file) => existsSync(file));
  const parent = path.dirname(dir);
  return found ?? (parent === dir ? undefined : findLockfile(parent));
}
