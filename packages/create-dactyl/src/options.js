/** What can be said on the command line: the list behind the parser, the help, and the table of the website. */

/**
 * @typedef {object} OptionDescription
 * @property {string} name
 * @property {string} [short]
 * @property {string} [value] placeholder; without one the option is a switch
 * @property {string} meaning
 */

export const TEMPLATES = /** @type {const} */ (['classic', 'minimal']);
export const PACKAGE_MANAGERS = /** @type {const} */ (['npm', 'yarn', 'pnpm', 'bun']);

/** @typedef {(typeof TEMPLATES)[number]} Template */
/** @typedef {(typeof PACKAGE_MANAGERS)[number]} PackageManager */

/** @type {readonly OptionDescription[]} */
export const OPTIONS = [
  { name: 'template', value: 'name', meaning: 'classic (default): home page, docs and blog; minimal: one doc' },
  { name: 'typescript', short: 't', meaning: 'configuration and components in TypeScript' },
  {
    name: 'languages',
    short: 'l',
    value: 'codes',
    meaning: 'such as en,zh: the first is that of the pages (default: en)',
  },
  {
    name: 'package-manager',
    short: 'p',
    value: 'name',
    meaning: `${PACKAGE_MANAGERS.join(', ')} (default: the one that runs this command)`,
  },
  { name: 'dactyl', value: 'version', meaning: 'version of Dactyl, or the file that `npm pack` made of it' },
  { name: 'skip-install', short: 's', meaning: 'write the files and install nothing' },
  { name: 'help', short: 'h', meaning: 'print this text' },
  { name: 'version', meaning: 'print the version' },
];

export const DEFAULT_LANGUAGES = ['en'];
export const DEFAULT_FOLDER = 'my-site';

/**
 * @param {string} version
 * @returns {string}
 */
export function helpText(version) {
  const rows = OPTIONS.map(({ meaning, ...option }) => `  ${flagsOf(option).padEnd(30)}${meaning}`);
  return [
    `create-dactyl ${version}: makes a new documentation site.`,
    '',
    'Usage: npm create dactyl@latest [folder] -- [options]',
    '',
    ...rows,
    '',
    `Without a folder it asks for what is not given; where there is no terminal to ask in, the folder is ${DEFAULT_FOLDER}.`,
  ].join('\n');
}

/**
 * `-p, --package-manager <name>`
 *
 * @param {Omit<OptionDescription, 'meaning'>} option
 * @returns {string}
 */
export function flagsOf({ name, short, value }) {
  return `${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`;
}
