/**
 * What a site installs, in packages and bytes: `node scripts/package-table.mjs SITE`. In: the lock file of npm in that folder, and the
 * packages beside it. Out: a row for each dependency of Dactyl and of the site, with what comes only because of it or of rows above.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Entry
 * @typedef {{ name: string, packages: string[] }} Row
 */

/**
 * @param {Record<string, Entry>} packages `packages` of a lock file: folder → package
 * @returns {Row[]} each package in one row
 */
export function rowsOf(packages) {
  const seen = new Set(['', 'node_modules/dactyl']);
  const direct = ['node_modules/dactyl', ''].flatMap((folder) => needsOf(packages, folder));
  const rows = [...new Set(direct)]
    .filter((folder) => !seen.has(folder))
    .map((folder) => takeAll(packages, folder, seen));
  return [{ name: 'dactyl', packages: ['node_modules/dactyl'] }, ...rows.filter((row) => row.packages.length > 0)];
}

/**
 * @param {Record<string, Entry>} packages
 * @param {string} first
 * @param {Set<string>} seen
 */
function takeAll(packages, first, seen) {
  const found = [first].filter((folder) => !seen.has(folder));
  for (const folder of found) {
    seen.add(folder);
    for (const needed of needsOf(packages, folder))
      if (!seen.has(needed) && !found.includes(needed)) found.push(needed);
  }
  return { name: first.replace(/^.*node_modules\//, ''), packages: found };
}

/**
 * Folders of what a package needs, found as Node finds them.
 *
 * @param {Record<string, Entry>} packages
 * @param {string} folder
 */
function needsOf(packages, folder) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[folder] ?? {};
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => {
    for (let place = folder; ; place = dirname(place)) {
      const candidate = join(place, 'node_modules', name).replaceAll('\\', '/');
      if (candidate in packages) return [candidate];
      if (place === '.' || place === '') return [];
    }
  });
}

/** @param {string} folder */
function bytesIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const own = files.filter(({ parentPath }) => !parentPath.slice(folder.length).includes('node_modules'));
  return own.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** @param {string} siteDir */
function printTable(siteDir) {
  const { packages } = JSON.parse(readFileSync(join(siteDir, 'package-lock.json'), 'utf8'));
  let count = 0;
  let bytes = 0;
  for (const { name, packages: folders } of rowsOf(packages)) {
    // Those for other systems are in the lock file alone.
    const installed = folders.map((folder) => join(siteDir, folder)).filter((folder) => existsSync(folder));
    const size = installed.reduce((sum, folder) => sum + bytesIn(folder), 0);
    if (installed.length > 0) console.log(line(name, installed.length, size));
    count += installed.length;
    bytes += size;
  }
  console.log(line('all', count, bytes));
}

/**
 * @param {string} name
 * @param {number} count
 * @param {number} bytes
 */
function line(name, count, bytes) {
  return `${name.padEnd(28)}${String(count).padStart(4)}${(bytes / 1e6).toFixed(2).padStart(9)} MB`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  printTable(resolve(process.argv[2] ?? '.'));
}
