/**
 * Installs the dependencies of the repository when they are not there, or no longer those of the lock file.
 * What is there is read from the list that npm keeps in `node_modules/.package-lock.json`, so an install
 * made by hand counts too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './repository.mjs';
import { runCommand } from './run-command.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/** @returns {Promise<boolean>} whether everything is in place now */
export async function installMissing() {
  const locked = readPackages(join(ROOT, 'package-lock.json'));
  const installed = readPackages(join(ROOT, 'node_modules/.package-lock.json'));
  const missing = missingPackages(locked, installed);
  if (missing.length === 0) return true;
  const count = missing.length === 1 ? '1 package' : `${missing.length} packages`;
  console.log(`Installing ${count} (npm ci)`);
  return runCommand('npm', ['ci', '--no-audit', '--no-fund'], { cwd: ROOT });
}

/**
 * Optional packages may be missing on purpose: most of them are binaries for other systems.
 *
 * @param {Record<string, LockedPackage>} locked
 * @param {Record<string, LockedPackage>} installed
 * @returns {string[]} paths such as `node_modules/react`
 */
export function missingPackages(locked, installed) {
  return Object.entries(locked)
    .filter(([path, wanted]) => path.includes('node_modules/') && !wanted.optional && !wanted.devOptional)
    .filter(([path, wanted]) => !isSatisfied(wanted, installed[path]))
    .map(([path]) => path);
}

/**
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} present
 */
function isSatisfied(wanted, present) {
  if (!present) return false;
  return wanted.link ? present.link === true : present.version === wanted.version;
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>} empty when there is no such file
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
