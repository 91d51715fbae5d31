/** Where Chrome, Chromium and Edge are on the systems that we know, and in Playwright's cache. */
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const COMMANDS = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'];

/** @returns {string[]} files that exist, in the order in which to try them */
export function installedBrowsers() {
  return [...usualPlaces(), ...onPath(), ...inPlaywrightCache()].filter((file) => existsSync(file));
}

function onPath() {
  const dirs = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return COMMANDS.flatMap((command) => dirs.map((dir) => join(dir, command)));
}

/** @returns {string[]} */
function usualPlaces() {
  switch (process.platform) {
    case 'linux':
      // Debian's own binaries: the one without a window opens pages a third faster; both come without the wrapper script
      // that writes to stderr.
      return ['/usr/lib/chromium/chromium-headless-shell', '/usr/lib/chromium/chromium'];
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

/** Any revision of Chromium that Playwright downloaded, the newest first. */
function inPlaywrightCache() {
  const cache = playwrightCache();
  if (!existsSync(cache)) return [];
  const revisions = readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name));
  const newestFirst = revisions.toSorted((a, b) => Number(b.slice(9)) - Number(a.slice(9)));
  return newestFirst.flatMap((name) => [
    join(cache, name, 'chrome-linux/chrome'),
    join(cache, name, 'chrome-linux64/chrome'),
    join(cache, name, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
    join(cache, name, 'chrome-win/chrome.exe'),
    join(cache, name, 'chrome-win64/chrome.exe'),
  ]);
}

function playwrightCache() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(homedir(), '.cache/ms-playwright');
}
