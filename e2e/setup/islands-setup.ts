/**
 * What the tests of islands share. In: the sites `islands`, `islands-shell`, `islands-swizzled` and `diagrams`. Out,
 * through vitest's `inject`: one browser, and the sites behind `dactyl serve`, built with React's development build once
 * for each way to hydrate that is tested, and the first one once more as for readers.
 */
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../packages/dactyl/test/browser.js';
import { runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';
import { startDactylServer, type DactylServer } from './dactyl-server.js';

const E2E = join(import.meta.dirname, '..');

export type IslandSiteName = 'islands' | 'islands-shell' | 'islands-swizzled' | 'diagrams';

/** A built site that is being served. */
export interface IslandSite {
  site: IslandSiteName;
  mode: 'islands' | 'adopted' | 'full';
  /** Whether React's production build runs in it. */
  production: boolean;
  /** Without a slash at the end. */
  origin: string;
  siteDir: string;
}

type Plan = Pick<IslandSite, 'site' | 'mode' | 'production'>;

/** The rungs between are for the full run, since each costs a build and all tests once more. */
const MODES: Record<'islands' | 'islands-shell' | 'islands-swizzled', readonly Plan['mode'][]> =
  process.env.DACTYL_TEST_FULL === '1'
    ? {
        islands: ['islands', 'adopted', 'full'],
        'islands-shell': ['islands', 'adopted', 'full'],
        'islands-swizzled': ['islands', 'adopted', 'full'],
      }
    : { islands: ['islands', 'full'], 'islands-shell': ['islands'], 'islands-swizzled': ['islands'] };

const PLANS: Plan[] = [
  ...(['islands', 'islands-shell', 'islands-swizzled'] as const).flatMap((site) =>
    MODES[site].map((mode) => ({ site, mode, production: false })),
  ),
  { site: 'islands', mode: 'islands', production: true },
  { site: 'diagrams', mode: 'islands', production: false },
  { site: 'diagrams', mode: 'full', production: false },
];

declare module 'vitest' {
  interface ProvidedContext {
    islandSites: IslandSite[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = await findBrowser();
  if (!found) throw new Error('No browser was found. Set CHROME_PATH to the binary of Chrome, Chromium or Edge.');
  const servers: DactylServer[] = [];
  const sites: IslandSite[] = [];
  // Two at a time: more builds than cores are no faster.
  const plans = PLANS.values();
  const work = async () => {
    for (const plan of plans) {
      const siteDir = await buildCopy(plan);
      const server = await startDactylServer(['serve', siteDir]);
      servers.push(server);
      sites.push({ ...plan, siteDir, origin: server.origin });
    }
  };
  const results = await Promise.allSettled([work(), work()]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    // Servers that run already would outlive this process.
    await Promise.all(servers.map((server) => server.close()));
    throw failed.reason;
  }
  const browser = await chromium.launchServer({
    executablePath: found.file,
    args: ['--no-sandbox', '--disable-gpu', ...found.flags],
  });
  project.provide('browser', browser.wsEndpoint());
  project.provide(
    'islandSites',
    sites.toSorted((a, b) => indexOf(a) - indexOf(b)),
  );
  return async () => {
    await Promise.all([browser.close(), ...servers.map((server) => server.close())]);
  };
}

function indexOf({ site, mode, production }: Plan): number {
  return PLANS.findIndex((plan) => plan.site === site && plan.mode === mode && plan.production === production);
}

/** The copy stays where it is, so that the next run finds the cache. It lies below e2e, so that packages resolve. */
async function buildCopy({ site, mode, production }: Plan): Promise<string> {
  const siteDir = join(E2E, '.tmp/island-sites', `${site}-${production ? 'production' : mode}`);
  mkdirSync(siteDir, { recursive: true });
  for (const name of readdirSync(siteDir)) {
    if (name !== '.dactyl' && name !== 'build') rmSync(join(siteDir, name), { recursive: true });
  }
  cpSync(join(E2E, 'sites', site), siteDir, { recursive: true });
  const { code, output } = await runDactyl(['build', ...(production ? [] : ['--dev'])], {
    cwd: siteDir,
    env: { HYDRATION: mode },
  });
  if (code !== 0) throw new Error(`Building ${site} for ${mode} ended with code ${code}:\n${output}`);
  return siteDir;
}
