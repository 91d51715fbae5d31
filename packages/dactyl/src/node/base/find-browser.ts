/** Where Chromium and its relatives are, on the systems that we know. */
import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The variable is that of other tools; the rest follows the order of the search path. */
export function findBrowser({ CHROME_PATH: own, PATH = '' }: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = PATH.split(path.delimiter).filter(Boolean);
  const found = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...(own ? [own] : []), ...found, ...ELSEWHERE].find((file) => existsSync(file));
}
