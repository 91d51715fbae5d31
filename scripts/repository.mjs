/** Places of this repository that the scripts share. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
export const DACTYL = join(ROOT, 'packages/dactyl/bin/dactyl.js');
export const BUILD_FRAMEWORK = join(ROOT, 'packages/dactyl/scripts/build.mjs');
export const WEBSITE = join(ROOT, 'website');

/**
 * File behind a command of `node_modules/.bin`.
 *
 * @param {string} packageName
 * @param {string} file
 */
export function toolFile(packageName, file) {
  return join(ROOT, 'node_modules', packageName, file);
}
