/**
 * `npm create dactyl`: words of the command line go in, a folder with a site comes out. Nothing that is there already is
 * ever changed. Returns the exit code.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { askForRest } from './ask.js';
import { checkFolder } from './check-folder.js';
import { dactylVersion } from './dactyl-version.js';
import { DEFAULT_FOLDER, DEFAULT_LANGUAGES, helpText } from './options.js';
import { detectPackageManager, install, startCommand } from './package-manager.js';
import { parseArguments } from './parse-arguments.js';
import { UserError } from './user-error.js';
import { writeSite } from './write-site.js';

/** @typedef {import('./options.js').PackageManager} PackageManager */

/**
 * @param {readonly string[]} words
 * @returns {Promise<number>}
 */
export async function main(words) {
  try {
    return await run(words);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** @param {readonly string[]} words */
async function run(words) {
  const given = parseArguments(words);
  if (given.help || given.version) return print(given.help ? helpText(ownVersion()) : ownVersion());

  const cwd = process.cwd();
  const isAsking = given.folder === undefined && process.stdin.isTTY && process.stdout.isTTY && !process.env.CI;
  const terminal = { input: process.stdin, output: process.stdout };
  const wish = isAsking ? await askForRest(given, { cwd, terminal }) : given;

  const siteDir = checkFolder(wish.folder ?? DEFAULT_FOLDER, cwd);
  const manager = wish.packageManager ?? detectPackageManager(process.env.npm_config_user_agent);
  const dactyl = wish.dactyl === undefined ? {} : { dactyl: dactylVersion(wish.dactyl, { cwd, siteDir }) };
  const { template = 'classic', typescript = false, languages = DEFAULT_LANGUAGES } = wish;
  writeSite(siteDir, { template, typescript, languages, ...dactyl });
  console.log(`The files of the site are in ${siteDir}`);
  return wish.skipInstall
    ? print(nextSteps(siteDir, [`${manager} install`, startCommand(manager)]))
    : finish(siteDir, manager);
}

/**
 * @param {string} siteDir
 * @param {PackageManager} manager
 */
async function finish(siteDir, manager) {
  console.log(`\n${manager} install`);
  const failure = await install(manager, siteDir);
  if (failure === undefined) return print(nextSteps(siteDir, [startCommand(manager)]));
  console.error(`\n${failure}. The site is complete; only its packages are missing. When the cause is mended:`);
  console.error(stepList(siteDir, [`${manager} install`, startCommand(manager)]));
  return 1;
}

/**
 * @param {string} siteDir
 * @param {readonly string[]} lines
 */
function nextSteps(siteDir, lines) {
  return `\nNext:\n${stepList(siteDir, lines)}\n\nThe server prints the address to open. README.md tells what is where.`;
}

/**
 * @param {string} siteDir
 * @param {readonly string[]} lines
 */
function stepList(siteDir, lines) {
  const folder = relative(process.cwd(), siteDir);
  const enter = folder === '' ? [] : [`cd ${quoteForShell(folder)}`];
  return [...enter, ...lines].map((line) => `  ${line}`).join('\n');
}

/**
 * What a shell takes for one word: a space, an apostrophe or a dollar sign in a name would change the command.
 *
 * @param {string} word
 * @returns {string}
 */
export function quoteForShell(word) {
  if (/^[\p{L}\p{M}\p{N}_./\\:@+-]+$/u.test(word)) return word;
  return `"${process.platform === 'win32' ? word : word.replaceAll(/[$`\\]/g, String.raw`\$&`)}"`;
}

function ownVersion() {
  return String(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
}

/** @param {string} text */
function print(text) {
  console.log(text);
  return 0;
}
