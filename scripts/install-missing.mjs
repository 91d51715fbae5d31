/**
 * Installs the dependencies of the repository when they are not there, or no longer those of the lock file.
 * What is there is read from the packages themselves, so an install made by hand counts too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './repository.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** @returns {Promise<boolean>} whether everything is in place now */
export async function installMissing() {
  const { packages } = readJson(join(ROOT, 'package-lock.json')) ?? {};
  const missing = missingPackages(packages, (path) => readJson(join(ROOT, path, 'package.json')));
  if (missing.length === 0) return true;
  const count = missing.length === 1 ? '1 package' : `${missing.length} packages`;
  console.log(`Installing ${count} (npm ci)`);
  return runCommand('npm', ['ci', '--no-audit', '--no-fund'], { cwd: ROOT });
}

/**
 * Optional packages may be missing on purpose: most of them are binaries for other systems.
 *
 * @param {Record<string, LockedPackage>} locked
 * @param {(path: string) => { version?: string } | undefined} readManifest of what is installed at a path
 * @returns {string[]} paths such as `node_modules/react`
 */
export function missingPackages(locked, readManifest) {
  return Object.entries(locked)
    .filter(([path, wanted]) => path.includes('node_modules/') && !wanted.optional && !wanted.devOptional)
    .filter(([path, { link, version }]) => {
      const manifest = readManifest(path);
      // A workspace is a link to its folder and may have no version.
      return manifest === undefined || (!link && manifest.version !== version);
    })
    .map(([path]) => path);
}

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
