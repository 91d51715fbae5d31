import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} packageDir
 * @returns {string | undefined}
 */
export function installedVersion(packageDir) {
  try {
    return JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}
