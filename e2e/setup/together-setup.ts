/**
 * What all browser tests share, for a run of everything. In: the setups of the sites. Out: what each of them provides. Two run
 * at a time, because a build does not keep two cores busy.
 */
import type { TestProject } from 'vitest/node';
import { endHosts } from '../../packages/dactyl/test/site/run-in-host.js';
import { inPairs } from './built-site.js';
import setupFailing from './failing-setup.js';
import setupWebsite from './global-setup.js';
import setupIslands from './islands-setup.js';
import setupServices from './services-setup.js';
import setupTheme from './theme-setup.js';

/** The longest first. */
const SETUPS = [setupWebsite, setupIslands, setupServices, setupTheme, setupFailing];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const closes: (() => Promise<void>)[] = [];
  const close = async () => void (await Promise.all(closes.map((end) => end())));
  try {
    await inPairs(SETUPS, async (start) => void closes.push(await start(project)));
    // Tests run commands from their own processes.
    endHosts();
  } catch (error) {
    // Servers that run already would outlive this process.
    await close();
    throw error;
  }
  return close;
}
