/** Which package manager a site is installed with, and what it is told. */
import { spawn } from 'node:child_process';

import { PACKAGE_MANAGERS } from './options.js';

/** @typedef {import('./options.js').PackageManager} PackageManager */

/**
 * `npm create`, `pnpm create` and the others name themselves to the programs that they run.
 *
 * @param {string | undefined} userAgent `npm_config_user_agent`, such as `pnpm/10.2.0 npm/? node/v22.1.0 linux x64`
 * @returns {PackageManager}
 */
export function detectPackageManager(userAgent = '') {
  return PACKAGE_MANAGERS.find((name) => userAgent.startsWith(`${name}/`)) ?? 'npm';
}

/**
 * @param {PackageManager} manager
 * @returns {string}
 */
export function startCommand(manager) {
  return manager === 'npm' ? 'npm start' : `${manager} run start`;
}

/**
 * @param {PackageManager} manager
 * @param {string} siteDir
 * @returns {Promise<string | undefined>} why it failed
 */
export function install(manager, siteDir) {
  return new Promise((resolve) => {
    // On Windows these programs are scripts, which only a shell can start. Nothing of the command comes from outside.
    const child =
      process.platform === 'win32'
        ? spawn(`${manager} install`, { cwd: siteDir, stdio: 'inherit', shell: true })
        : spawn(manager, ['install'], { cwd: siteDir, stdio: 'inherit' });
    child.once('error', (error) => resolve(`${manager} could not be started (${error.message})`));
    child.once('close', (code) => resolve(code === 0 ? undefined : `${manager} install failed`));
  });
}
