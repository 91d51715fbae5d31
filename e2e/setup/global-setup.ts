/**
 * What all tests share. In: `website/`, and its output in `website/build`. Out, through vitest's `inject`:
 * one browser, the built website behind `dactyl serve`, and the same website behind `dactyl dev`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../packages/dactyl/test/browser.js';
import { startDactylServer } from './dactyl-server.js';

const WEBSITE = join(import.meta.dirname, '../../website');

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Playwright finds the browser. */
    browser: string;
    /** Origins of the website, without a slash at the end. */
    builtSite: string;
    devServer: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(WEBSITE, 'build/index.html'))) {
    throw new Error('The website has no output yet. Run "node packages/dactyl/bin/dactyl.js build website" first.');
  }
  const found = await findBrowser();
  if (!found) throw new Error('No browser was found. Set CHROME_PATH to the binary of Chrome, Chromium or Edge.');
  const [browser, built, dev] = await Promise.all([
    chromium.launchServer({ executablePath: found.file, args: ['--no-sandbox', '--disable-gpu', ...found.flags] }),
    startDactylServer(['serve', WEBSITE]),
    startDactylServer(['dev', WEBSITE]),
  ]);
  project.provide('browser', browser.wsEndpoint());
  project.provide('builtSite', built.origin);
  project.provide('devServer', dev.origin);
  return async () => {
    await Promise.all([browser.close(), built.close(), dev.close()]);
  };
}
