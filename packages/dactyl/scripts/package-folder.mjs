import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The folder of an installed package, also of one whose `exports` do not name `package.json`.
 *
 * @param {string} name
 * @returns {string}
 */
export function packageFolder(name) {
  const places = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folder = places.map((place) => join(place, name)).find((one) => existsSync(join(one, 'package.json')));
  if (folder === undefined) throw new Error(`${name} is not installed.`);
  return folder;
}
