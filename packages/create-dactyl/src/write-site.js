/** A template and a folder go in; the folder holds a site when it is done. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { packageName } from './check-folder.js';
import { DEFAULT_LANGUAGES } from './options.js';
import { isSystemError, UserError } from './user-error.js';

const TEMPLATES_DIR = fileURLToPath(new URL('../templates/', import.meta.url));

/**
 * @typedef {object} Wish
 * @property {import('./options.js').Template} template
 * @property {boolean} typescript
 * @property {readonly string[]} [languages] the first is that of the pages
 * @property {string} [dactyl] as `package.json` asks for it; without it, the release of this package
 */

/**
 * @param {string} siteDir absolute, checked
 * @param {Wish} wish
 */
export function writeSite(siteDir, { template, typescript, languages = DEFAULT_LANGUAGES, dactyl }) {
  const source = join(TEMPLATES_DIR, typescript ? `${template}-typescript` : template);
  try {
    for (const file of filesBelow(source)) {
      // npm leaves files called `.gitignore` out of packages.
      const target = join(siteDir, file === 'gitignore' ? '.gitignore' : file);
      const content = readFileSync(join(source, file));
      const isConfig = file.startsWith('docusaurus.config.');
      if (file === 'package.json') writeNew(target, fillManifest(content.toString(), { siteDir, dactyl }));
      else writeNew(target, isConfig ? withLanguages(content.toString(), languages) : content);
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UserError(
      `The site could not be written: ${error.message}.\n  If ${siteDir} holds files of it, they are not complete.`,
    );
  }
}

const LANGUAGES = "i18n: { defaultLocale: 'en', locales: ['en'] }";
const NAVBARS = [
  {
    one: "navbar: { title: 'My site' },",
    start: "navbar: {\n      title: 'My site',\n      items: [",
    end: '],\n    },',
  },
  {
    one: "        { to: '/blog', label: 'Blog' },\n",
    start: "        { to: '/blog', label: 'Blog' },\n        ",
    end: ',\n',
  },
];
const DROPDOWN = "{ type: 'localeDropdown', position: 'right' }";

/**
 * A configuration with these languages, and with a menu of them when there is a choice.
 *
 * @param {string} config
 * @param {readonly string[]} languages
 */
function withLanguages(config, languages) {
  const [first = 'en'] = languages;
  const names = languages.map((code) => `'${code}'`).join(', ');
  const named = config.replace(LANGUAGES, `i18n: { defaultLocale: '${first}', locales: [${names}] }`);
  const navbar = NAVBARS.find(({ one }) => config.includes(one));
  return languages.length > 1 && navbar ? named.replace(navbar.one, navbar.start + DROPDOWN + navbar.end) : named;
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
