/** Where a site may be written: into a folder that is not there yet or holds nothing of yours. */
import { readdirSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { isSystemError, UserError } from './user-error.js';

/** Found in folders that people call empty. No template has a file of such a name. */
const IGNORED = new Set(['.git', '.DS_Store', '.idea', '.vscode', 'LICENSE', 'Thumbs.db']);

/** Characters that some system does not take in a name, or that the name of a package could not be made without. */
const FORBIDDEN = /[<>:"|?*\\\p{Cc}]/u;
const RESERVED = /^(?:node_modules$|(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))/i;

/**
 * @param {string} folder as it was asked for
 * @param {string} cwd
 * @returns {string} absolute
 */
export function checkFolder(folder, cwd) {
  checkName(folder);
  const absolute = resolve(cwd, folder);
  const [found] = filesIn(absolute, folder).filter((name) => !IGNORED.has(name));
  if (found !== undefined) {
    throw new UserError(
      `The folder ${folder} is not empty: it holds ${found}. Nothing was written.\n` +
        '  Give the name of a new folder, or move what is there.',
    );
  }
  return absolute;
}

/** @param {string} folder */
function checkName(folder) {
  const isWindows = process.platform === 'win32';
  const names = isWindows ? folder.replace(/^[a-z]:/i, '').split(/[\\/]/) : folder.split('/');
  for (const name of names) {
    const problem = problemOf(name);
    if (problem) throw new UserError(`A folder cannot be called "${name}": ${problem}.\n  Try: my-site`);
  }
  if (folder.trim() === '') throw new UserError('The name of the folder is empty.\n  Try: my-site');
}

/** @param {string} name */
function problemOf(name) {
  const character = FORBIDDEN.exec(name)?.[0];
  if (character !== undefined) return `${JSON.stringify(character)} is not a character for names on every system`;
  if (RESERVED.test(name)) return 'the name is taken by npm or by Windows';
  if (/^\s|\s$/.test(name)) return 'it begins or ends with a space';
  if (name.endsWith('.') && name !== '.' && name !== '..') return 'it ends with a dot';
  return undefined;
}

/**
 * @param {string} absolute
 * @param {string} folder
 */
function filesIn(absolute, folder) {
  try {
    const stats = statSync(absolute, { throwIfNoEntry: false });
    if (stats === undefined) return [];
    if (!stats.isDirectory()) throw new UserError(`${folder} is a file, so it cannot become the folder of a site.`);
    return readdirSync(absolute).toSorted();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UserError(`The folder ${folder} cannot be used: ${error.message}.`);
  }
}

/**
 * The name in `package.json`, where npm allows less than a disk does: "My Site" → "my-site".
 *
 * @param {string} absolute
 * @returns {string}
 */
export function packageName(absolute) {
  const name = basename(absolute)
    .normalize('NFKD')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100);
  return name || 'my-site';
}
