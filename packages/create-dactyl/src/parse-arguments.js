/** Words of the command line go in, what was asked for comes out. What was not said stays undefined. */
import { parseArgs } from 'node:util';

import { OPTIONS, PACKAGE_MANAGERS, TEMPLATES } from './options.js';
import { UserError } from './user-error.js';

/**
 * @typedef {object} Arguments
 * @property {string | undefined} folder
 * @property {import('./options.js').Template | undefined} template
 * @property {boolean | undefined} typescript
 * @property {string[] | undefined} languages
 * @property {import('./options.js').PackageManager | undefined} packageManager
 * @property {string | undefined} dactyl
 * @property {boolean} skipInstall
 * @property {boolean} help
 * @property {boolean} version
 */

/**
 * @param {readonly string[]} words
 * @returns {Arguments}
 */
export function parseArguments(words) {
  const { values, positionals } = parse(words);
  const [folder, extra] = positionals;
  if (extra !== undefined) throw new UserError(explainExtra(extra));
  return {
    folder,
    template: oneOf(TEMPLATES, { option: 'template', value: values.template }),
    typescript: values.typescript,
    languages: values.languages === undefined ? undefined : readLanguages(values.languages),
    packageManager: oneOf(PACKAGE_MANAGERS, { option: 'package-manager', value: values['package-manager'] }),
    dactyl: values.dactyl,
    skipInstall: values['skip-install'] ?? false,
    help: values.help ?? false,
    version: values.version ?? false,
  };
}

/** @param {readonly string[]} words */
function parse(words) {
  const named = OPTIONS.map(({ name, short, value }) => [
    name,
    { type: value ? 'string' : 'boolean', ...(short && { short }) },
  ]);
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: Object.fromEntries(named),
      allowPositionals: true,
    });
    // The cast: the parser has checked each value by the type that `OPTIONS` gives.
    return { positionals, values: /** @type {ParsedValues} */ (values) };
  } catch (error) {
    if (!isParseError(error)) throw error;
    const [sentence = ''] = error.message
      .replace('argument is ambiguous', 'needs a value')
      .split(/\.?(?: To specify|\n|$)/);
    throw new UserError(`${sentence}.\n  All options: npm create dactyl@latest -- --help`);
  }
}

/**
 * About an unknown option, or one without its value.
 *
 * @param {unknown} error
 * @returns {error is TypeError}
 */
function isParseError(error) {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/**
 * @typedef {object} ParsedValues
 * @property {string} [template]
 * @property {boolean} [typescript]
 * @property {string} [languages]
 * @property {string} [package-manager]
 * @property {string} [dactyl]
 * @property {boolean} [skip-install]
 * @property {boolean} [help]
 * @property {boolean} [version]
 */

/**
 * @template {string} T
 * @param {readonly T[]} known
 * @param {{ option: string, value: string | undefined }} given
 * @returns {T | undefined}
 */
function oneOf(known, { option, value }) {
  if (value === undefined) return undefined;
  const found = known.find((name) => name === value);
  if (found === undefined) throw new UserError(`--${option} is "${value}". It can be ${known.join(', ')}.`);
  return found;
}

/**
 * Codes of languages, as folders and addresses name them.
 *
 * @param {string} list
 * @returns {string[]}
 */
export function readLanguages(list) {
  const codes = list.split(/[\s,]+/).filter((code) => code !== '');
  for (const code of codes) {
    if (isLanguage(code)) continue;
    throw new UserError(
      `"${code}" is no code of a language.\n  Codes are those of pages on the web: en, zh, pt-BR. Put commas between them.`,
    );
  }
  if (codes.length === 0) throw new UserError('Name a language at least.\n  Try: en,zh');
  return [...new Set(codes)];
}

/** @param {string} code */
function isLanguage(code) {
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(code) && Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** @param {string} word */
function explainExtra(word) {
  const isTemplate = TEMPLATES.some((name) => name === word);
  const hint = isTemplate ? `Did you mean --template ${word}?` : 'Put a name with spaces in quotes.';
  return `"${word}" is one word too many: only the folder of the site is named without an option.\n  ${hint}`;
}
