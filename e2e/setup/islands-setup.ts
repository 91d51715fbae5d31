/**
 * What the tests of islands share. In: the sites `islands`, `islands-shell`, `islands-swizzled` and `diagrams`. Out,
 * through vitest's `inject`: the sites behind `dactyl serve`, built with React's development build once
 * for each way to hydrate that is tested, and the first one once more as for readers.
 */
import type { TestProject } from 'vitest/node';
import { serveSites, type ServedSite, VARIABLE } from './built-site.js';

export type IslandSiteName = 'islands' | 'islands-shell' | 'islands-swizzled' | 'diagrams';

interface Plan {
  site: IslandSiteName;
  mode: 'islands' | 'adopted' | 'full';
  /** Whether React's production build runs in it. */
  production: boolean;
}

export type IslandSite = Plan & ServedSite;

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
  // The last one in its copy: `dactyl why` takes the bundle for readers.
  { site: 'islands', mode: 'islands', production: true },
  ...(IS_FULL
    ? (['islands', 'full'] as const).map((mode) => ({ site: 'diagrams', mode, production: false }) as const)
    : []),
];

declare module 'vitest' {
  interface ProvidedContext {
    islandSites: IslandSite[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { sites, close } = await serveSites(
    PLANS.map((plan) => ({
      ...plan,
      variant: plan.production ? 'production' : plan.mode,
      env: { [VARIABLE]: plan.mode },
      args: plan.production ? [] : ['--dev'],
    })),
  );
  project.provide(
    'islandSites',
    sites.toSorted((a, b) => indexOf(a) - indexOf(b)),
  );
  return close;
}

function indexOf({ site, mode, production }: Plan): number {
  return PLANS.findIndex((plan) => plan.site === site && plan.mode === mode && plan.production === production);
}
