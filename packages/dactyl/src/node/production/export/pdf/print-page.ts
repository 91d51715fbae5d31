/** Has Chromium or one of its relatives print a page. Its command line can, so no package has to drive it. */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileKind } from '../../../base/files.js';
import { SiteError } from '../../../base/site-error.js';

export interface PrintJob {
  /** Absolute file of the browser. */
  browser: string;
  url: string;
  /** Absolute file to write. */
  file: string;
  /** Folder for what the browser keeps. */
  profile: string;
}

export async function printPage({ browser, url, file, profile }: PrintJob): Promise<void> {
  await rm(file, { force: true });
  const args = [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--disable-extensions',
    '--disable-background-networking',
    // Root has no sandbox: so it is in containers.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    `--user-data-dir=${profile}`,
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    '--export-tagged-pdf',
    `--print-to-pdf=${file}`,
    url,
  ];
  const said = await run(browser, args);
  if ((await fileKind(file)) === 'file') return;
  throw new SiteError(`The browser ${browser} did not print the pages.`, {
    hint: `It said: ${said.trim().split('\n').at(-1) ?? 'nothing'}. Another one can be named in the variable CHROME_PATH.`,
  });
}

/** Some browsers for machines know everything but this, and wait without end. */
const LONGEST = 10 * 60 * 1000;

/** What it says is of interest only where there is no file. */
function run(browser: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(browser, args, { maxBuffer: 2 ** 26, timeout: LONGEST, killSignal: 'SIGKILL' }, (error, _, said) =>
      resolve(said || (error?.message ?? '')),
    );
  });
}
