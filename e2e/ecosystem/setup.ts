/** Installs the packages and starts a browser, for all test files of a run. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../packages/dactyl/test/browser.js';
import { installPackages } from './install.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute folder whose `node_modules` holds the packages of others. */
    packagesDir: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = await findBrowser();
  if (!found) throw new Error('No browser was found. Set CHROME_PATH to the binary of Chrome, Chromium or Edge.');
  project.provide('packagesDir', installPackages());
  const browser = await chromium.launchServer({
    executablePath: found.file,
    args: ['--no-sandbox', '--disable-gpu', ...found.flags],
  });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
