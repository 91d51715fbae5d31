/**
 * A browser for tests. In: whatever Chromium this machine has. Out: Playwright's `Browser`. Nothing is
 * downloaded here; where there is no browser, the error names the line to run.
 */
import { access, constants, readdir, statfs } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/**
 * Chromium loads two pages of its own into each new window, for what drops down from its address bar. Nobody sees it in
 * tests, and it takes more processor time than most pages of ours.
 */
const ADDRESS_BAR_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off itself. Of two such flags, Chromium reads the last one. */
const PLAYWRIGHT_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Pages are painted by the processor, in tiles of 256 pixels, each with its own memory and its own messages between processes. As wide
 * as the window, they take a twentieth of the browser's processor time less.
 */
const TILES = ['--default-tile-width=1440', '--default-tile-height=304', '--num-raster-threads=1'];

const FLAGS = [
  ...TILES,
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...PLAYWRIGHT_FEATURES, ...ADDRESS_BAR_FEATURES].join(',')}`,
];

/**
 * Playwright keeps what the browser's processes share, such as the pixels of pages, out of `/dev/shm`, because it has 64 MB in
 * containers of Docker. In files of the disk instead, it takes a tenth of the browser's processor time more.
 */
const WITHOUT_SHARED_MEMORY = '--disable-dev-shm-usage';
/** Bytes of it that are free where several browsers have enough, each with several windows. */
const ENOUGH_SHARED_MEMORY = 2 ** 30;

const COMMANDS = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];

/**
 * Places outside of the PATH. First those of Debian: the browser without a window, which opens pages a third faster, and
 * the real binary of the other one, whose wrapper on the PATH prints warnings.
 */
const FILES = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** Where Playwright keeps its browsers, and the binaries inside one of them. */
const PLAYWRIGHT_CACHES = ['.cache/ms-playwright', 'Library/Caches/ms-playwright'];
const PLAYWRIGHT_BINARIES = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser();
  if (!found) {
    throw new Error(
      'No Chrome, Chromium or Edge was found for the browser tests.\n' +
        '  Install one (Debian, Ubuntu: apt-get install -y chromium), set CHROME_PATH to its binary,\n' +
        '  or run: npm install --no-save @sparticuz/chromium',
    );
  }
  return chromium.launch({
    executablePath: found.file,
    args: [...FLAGS, ...found.flags],
    ignoreDefaultArgs: (await hasSharedMemory()) ? [WITHOUT_SHARED_MEMORY] : [],
  });
}

/** Not on other systems than Linux: they have no such folder, and their browsers no need of it. */
function hasSharedMemory(): Promise<boolean> {
  return statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize >= ENOUGH_SHARED_MEMORY,
    () => false,
  );
}

let shared: Promise<Browser> | undefined;

/** One for all files of a worker, and it ends with it: starting one takes longer than most tests. Windows are closed by those who open them. */
export function sharedBrowser(): Promise<Browser> {
  return (shared ??= launchBrowser());
}

export interface FoundBrowser {
  /** Absolute path of the binary. */
  file: string;
  /** What this build of the browser needs on top of the usual flags. */
  flags: string[];
}

/** The browser that tests use; `undefined` when there is none. */
export async function findBrowser(): Promise<FoundBrowser | undefined> {
  const { CHROME_PATH, PATH = '' } = process.env;
  if (CHROME_PATH) return { file: CHROME_PATH, flags: [] };
  const onPath = COMMANDS.flatMap((command) => PATH.split(delimiter).map((folder) => join(folder, command)));
  for (const file of [...FILES, ...onPath, ...(await playwrightBrowsers())]) {
    if (await isExecutable(file)) return { file, flags: [] };
  }
  return packagedBrowser();
}

async function playwrightBrowsers(): Promise<string[]> {
  const folders = await Promise.all(
    PLAYWRIGHT_CACHES.map(async (cache) => {
      const folder = join(homedir(), cache);
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => name.startsWith('chromium-')).map((name) => join(folder, name));
    }),
  );
  const files = folders.flat().flatMap((folder) => PLAYWRIGHT_BINARIES.map((binary) => join(folder, binary)));
  return [chromium.executablePath(), ...files];
}

/** The npm package that holds a browser, when someone has installed it. */
async function packagedBrowser(): Promise<FoundBrowser | undefined> {
  // A variable, so that type checking does not ask for a package that is usually absent.
  const name: string = '@sparticuz/chromium';
  try {
    // The cast: the shape is that of the package's documented default export.
    const { default: packaged } = (await import(name)) as {
      default: { executablePath(): Promise<string>; args: string[] };
    };
    return { file: await packaged.executablePath(), flags: packaged.args };
  } catch {
    return undefined;
  }
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
