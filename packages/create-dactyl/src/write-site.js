/** A template and a folder go in; the folder holds a site when it is done. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { packageName } from './check-folder.js';
import { isSystemError, UserError } from './user-error.js';

const TEMPLATES_DIR = fileURLToPath(new URL('../templates/', import.meta.url));

/**
 * @param {string} siteDir absolute, checked
 * @param {{ template: import('./options.js').Template, typescript: boolean, dactyl?: string }} wish `dactyl` as
 *   `package.json` asks for it; without it, the release of this package
 */
export function writeSite(siteDir, { template, typescript, dactyl }) {
  const source = join(TEMPLATES_DIR, typescript ? `${template}-typescript` : template);
  try {
    for (const file of filesBelow(source)) {
      // npm leaves files called `.gitignore` out of packages.
      const target = join(siteDir, file === 'gitignore' ? '.gitignore' : file);
      const content = readFileSync(join(source, file));
      writeNew(target, file === 'package.json' ? fillManifest(content.toString(), { siteDir, dactyl }) : content);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UserError(
      `The site could not be written: ${error.message}.\n  If ${siteDir} holds files of it, they are not complete.`,
    );
  }
}

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/**
 * Content alone is copied: packages may lie on a disk where every file is read-only. A file that has come meanwhile stays.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 */
function writeNew(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
}

/**
 * @param {string} manifest
 * @param {{ siteDir: string, dactyl: string | undefined }} wish
 */
function fillManifest(manifest, { siteDir, dactyl }) {
  const fields = JSON.parse(manifest);
  const name = packageName(siteDir);
  if (dactyl !== undefined) fields.dependencies.dactyl = dactyl;
  // Package managers refuse a package that needs one of its own name.
  const isTaken = Object.hasOwn(fields.dependencies, name);
  return `${JSON.stringify({ ...fields, name: isTaken ? `${name}-site` : name }, null, 2)}\n`;
}
