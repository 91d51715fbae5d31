/**
 * What all tests share. In: `website/`, and its output in `website/build`. Out, through vitest's `inject`:
 * one browser, the built website behind `dactyl serve`, and the same website behind `dactyl dev`.
 */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../packages/dactyl/test/browser.js';
import { hashBuildInputs, isBuiltFrom, noteBuild } from '../../packages/dactyl/test/site/build-inputs.js';
import { runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';
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
  await buildWebsite();
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

/** Unless its output is what a build would give. */
async function buildWebsite(): Promise<void> {
  const inputs = hashBuildInputs(WEBSITE, { env: {}, args: [] });
  if (isBuiltFrom(WEBSITE, inputs)) return;
  const { code, output } = await runDactyl(['build'], { cwd: WEBSITE });
  if (code !== 0) throw new Error(`Building the website ended with code ${code}:\n${output}`);
  noteBuild(WEBSITE, inputs);
}
