/**
 * What all tests share. In: `website/`, and its output in `website/build`. Out, through vitest's `inject`:
 * the built website behind `dactyl serve`, and in the full run the same website behind `dactyl dev`.
 */
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hashBuildInputs, isBuiltFrom, noteBuild } from '../../packages/dactyl/test/site/build-inputs.js';
import { buildAloud } from './built-site.js';
import { startDactylServer } from './dactyl-server.js';

const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
const WEBSITE = join(import.meta.dirname, '../../website');

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the website, without a slash at the end. */
    builtSite: string;
    /** In the full run only: starting it and its first page take longer than all that is asked of it. */
    devServer: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWebsite();
  const commands = IS_FULL ? ['serve', 'dev'] : ['serve'];
  const servers = await Promise.all(commands.map((command) => startDactylServer([command, WEBSITE])));
  const [built, dev] = servers;
  if (built) project.provide('builtSite', built.origin);
  if (dev) project.provide('devServer', dev.origin);
  return async () => void (await Promise.all(servers.map((server) => server.close())));
}

/** Unless its output is what a build would give. */
async function buildWebsite(): Promise<void> {
  const inputs = hashBuildInputs(WEBSITE, { env: {}, args: [] });
  if (isBuiltFrom(WEBSITE, inputs)) return;
  const { code, output } = await buildAloud('website', [], { cwd: WEBSITE, isLarge: true });
  if (code !== 0) throw new Error(`Building the website ended with code ${code}:\n${output}`);
  noteBuild(WEBSITE, inputs);
}
