/** Where Chrome, Chromium and Edge are on the systems that we know, and in Playwright's cache, with a window and without. */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'];

/** @returns {string[]} files that exist, in the order in which to try them */
export function installedBrowsers() {
  return [...usualPlaces(), ...onPath(), ...browsersOfPlaywright()].filter((file) => existsSync(file));
}

/**
 * Chromium without a window, which opens a page for half of the processor time.
 *
 * @returns {string[]} files that exist, in the order in which to try them
 */
export function installedShells() {
  return ['/usr/lib/chromium/chromium-headless-shell', ...shellsOfPlaywright()].filter((file) => existsSync(file));
}

function onPath() {
  const dirs = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return COMMANDS.flatMap((command) => dirs.map((dir) => join(dir, command)));
}

/** @returns {string[]} */
function usualPlaces() {
  switch (process.platform) {
    case 'linux':
      // Debian's own binary, without the wrapper script that writes to stderr.
      return ['/usr/lib/chromium/chromium'];
    case 'darwin':
      return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      );
    case 'win32':
      return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
        .filter((dir) => dir !== undefined)
        .flatMap((dir) => [
          join(dir, 'Google/Chrome/Application/chrome.exe'),
          join(dir, 'Microsoft/Edge/Application/msedge.exe'),
        ]);
    default:
      return [];
  }
}

function browsersOfPlaywright() {
  return inPlaywrightCache('chromium-', [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ]);
}

function shellsOfPlaywright() {
  return inPlaywrightCache('chromium_headless_shell-', [
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-mac/headless_shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
    'chrome-win/headless_shell.exe',
    'chrome-headless-shell-win64/chrome-headless-shell.exe',
  ]);
}

/**
 * Any revision that Playwright downloaded, the newest first.
 *
 * @param {string} prefix of the folder, before the number of the revision
 * @param {string[]} binaries inside of it, by system
 */
function inPlaywrightCache(prefix, binaries) {
  const cache = playwrightCache();
  if (!existsSync(cache)) return [];
  const revision = (/** @type {string} */ name) => Number(name.slice(prefix.length));
  const names = readdirSync(cache).filter((name) => name.startsWith(prefix) && revision(name) > 0);
  return names
    .toSorted((a, b) => revision(b) - revision(a))
    .flatMap((name) => binaries.map((binary) => join(cache, name, binary)));
}

function playwrightCache() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(homedir(), '.cache/ms-playwright');
}
