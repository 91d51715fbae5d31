import { inject } from 'vitest';
import type { IslandSite, IslandSiteName } from '../setup/islands-setup.js';

const SITES = inject('islandSites');

/** A site in each mode, with React's development build: a suite that runs on all takes `describe.each`. */
export function targetsOf(site: IslandSiteName): IslandSite[] {
  return SITES.filter((target) => target.site === site && !target.production);
}

/**
 * Its islands only, for what does not depend on how a page hydrates; the full run takes all modes. Where the modes are
 * made of different code, a suite takes `targetsOf`.
 */
export function mainTargetsOf(site: IslandSiteName): IslandSite[] {
  const isFull = process.env.DACTYL_TEST_FULL === '1';
  return targetsOf(site).filter(({ mode }) => isFull || mode === 'islands');
}

/** The site `islands` as readers get it. */
export function productionSite(): IslandSite {
  const found = SITES.find(({ production }) => production);
  if (!found) throw new Error('The setup built no site for production.');
  return found;
}

/** A site whose pages are islands in HTML. */
export function islandsSite(site: IslandSiteName): IslandSite {
  const [found] = targetsOf(site).filter(({ mode }) => mode === 'islands');
  if (!found) throw new Error(`The setup built no site "${site}" with islands.`);
  return found;
}
