/**
 * Fixture sites of the browser tests, built. In: a folder of `e2e/sites` and the environment that its configuration reads.
 * Out: a copy below `e2e/.tmp`, so that packages resolve, with its output. The copy stays: while nothing that a build
 * reads has changed, the next run takes it as it is.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashBuildInputs, isBuiltFrom, noteBuild } from '../../packages/dactyl/test/site/build-inputs.js';
import { type RunOptions, type RunResult, runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';

const E2E = join(import.meta.dirname, '..');

export interface SiteToBuild {
  /** Name of a folder of `e2e/sites`. */
  site: string;
  /** Tells this build from others of the same site. */
  variant: string;
  env: Record<string, string>;
  /** Of `dactyl build`. */
  args?: readonly string[];
}

/** @returns absolute path of the copy; its output is in `build` */
export async function buildSite({ site, variant, env, args = [] }: SiteToBuild): Promise<string> {
  const source = join(E2E, 'sites', site);
  const siteDir = join(E2E, '.tmp/sites', `${site}-${variant}`);
  const inputs = hashBuildInputs(source, { env, args });
  if (isBuiltFrom(siteDir, inputs)) return siteDir;
  mkdirSync(siteDir, { recursive: true });
  for (const name of readdirSync(siteDir)) {
    if (name !== '.dactyl' && name !== 'build') rmSync(join(siteDir, name), { recursive: true });
  }
  cpSync(source, siteDir, { recursive: true });
  const { code, output } = await buildAloud(`${site} (${variant})`, args, { cwd: siteDir, env });
  if (code !== 0 || !existsSync(join(siteDir, 'build'))) {
    throw new Error(`Building ${site} (${variant}) ended with code ${code}:\n${output}`);
  }
  noteBuild(siteDir, inputs);
  return siteDir;
}

/** Builds a site and prints how far it is: a setup without a sign of life is ended, however slow the machine. */
export function buildAloud(name: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  return runDactyl(['build', ...args], { ...options, onProgress: (line) => console.log(`${name}: ${line}`) });
}

/** Does work on each item, on two at a time: more builds than cores are no faster. */
export async function inPairs<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  const results = await Promise.allSettled([worker(), worker()]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
