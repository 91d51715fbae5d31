/**
 * Builds a site with Dactyl into a folder of its own, so that what lies in the site's folder stays. It is done in
 * the site's folder, as its own scripts would: configurations resolve paths from there.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DACTYL } from '../repository.mjs';
import { runNode } from '../run-command.mjs';

/**
 * @typedef {object} ComparableBuild
 * @property {string} folder
 * @property {() => Promise<void>} cleanUp
 */

/**
 * @param {import('./arguments.mjs').CompatTask} task
 * @returns {Promise<ComparableBuild | undefined>} nothing when the build failed
 */
export async function buildForComparison({ site, built, out, buildArgs }) {
  if (built) return { folder: site, cleanUp: async () => {} };
  const temporary = out ? undefined : await mkdtemp(join(tmpdir(), 'dactyl-compat-'));
  const folder = out ?? join(temporary ?? '', 'build');
  const cleanUp = async () => {
    if (temporary) await rm(temporary, { recursive: true, force: true });
  };
  if (await runNode([DACTYL, 'build', site, '--out-dir', folder, ...buildArgs], { cwd: site, toStderr: true })) {
    return { folder, cleanUp };
  }
  await cleanUp();
  return undefined;
}
