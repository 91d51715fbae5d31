/** What was said of Dactyl on the command line → what `package.json` asks for. */
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import { UserError } from './user-error.js';

/**
 * @param {string} said a version or a packed file, from where the command runs
 * @param {{ cwd: string, siteDir: string }} place
 * @returns {string}
 */
export function dactylVersion(said, { cwd, siteDir }) {
  if (said === '') throw new UserError('--dactyl is empty. Give a version, or the file of a package.');
  if (!said.endsWith('.tgz')) return said;
  const file = resolve(cwd, said);
  if (!existsSync(file)) {
    throw new UserError(`--dactyl names ${said}, and there is no such file. Nothing was written.`);
  }
  // Package managers look from the folder of the site.
  return `file:${relative(siteDir, file).replaceAll('\\', '/')}`;
}
