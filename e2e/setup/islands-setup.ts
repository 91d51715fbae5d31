/**
 * What the tests of islands share. In: the sites `islands`, `islands-shell`, `islands-swizzled` and `diagrams`. Out,
 * through vitest's `inject`: the sites behind `dactyl serve`, built with React's development build once
 * for each way to hydrate that is tested, and the first one once more as for readers.
 */
import type { TestProject } from 'vitest/node';
import { buildSite, inPairs } from './built-site.js';
import { startDactylServer, type DactylServer } from './dactyl-server.js';

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

const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

/** The modes between are for the full run, since each costs a build and all tests once more. */
const MODES: Record<'islands' | 'islands-shell' | 'islands-swizzled', readonly Plan['mode'][]> = IS_FULL
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
  ...(IS_FULL ? [{ site: 'diagrams', mode: 'full', production: false } as const] : []),
];

declare module 'vitest' {
  interface ProvidedContext {
    islandSites: IslandSite[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers: DactylServer[] = [];
  const sites: IslandSite[] = [];
  try {
    await inPairs(PLANS, async (plan) => {
      const { site, mode, production } = plan;
      const siteDir = await buildSite({
        site,
        variant: production ? 'production' : mode,
        env: { HYDRATION: mode },
        args: production ? [] : ['--dev'],
      });
      const server = await startDactylServer(['serve', siteDir]);
      servers.push(server);
      sites.push({ ...plan, siteDir, origin: server.origin });
    });
  } catch (error) {
    // Servers that run already would outlive this process.
    await Promise.all(servers.map((server) => server.close()));
    throw error;
  }
  project.provide(
    'islandSites',
    sites.toSorted((a, b) => indexOf(a) - indexOf(b)),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}

function indexOf({ site, mode, production }: Plan): number {
  return PLANS.findIndex((plan) => plan.site === site && plan.mode === mode && plan.production === production);
}
