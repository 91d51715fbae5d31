/**
 * One fixture site, built and served in several variants. In: the folder of the site and the names of its
 * variants. Out: what is served, and a way to end it all.
 */
import { serveSites, type ServedSite, VARIABLE } from './built-site.js';

export type { ServedSite } from './built-site.js';

interface Variants<Name extends string> {
  /** Name of a folder of `e2e/sites`. */
  site: string;
  /** Values of the variable that its configuration reads. */
  names: readonly Name[];
}

/** @throws When a variant cannot be built. */
export async function serveVariants<Name extends string>({ site, names }: Variants<Name>) {
  const { sites, close } = await serveSites(names.map((name) => ({ site, variant: name, env: { [VARIABLE]: name } })));
  const byName = sites.map(({ variant, ...served }): [Name, ServedSite] => [variant, served]);
  // The cast: `fromEntries` forgets the names.
  return { sites: Object.fromEntries(byName) as Record<Name, ServedSite>, close };
}
