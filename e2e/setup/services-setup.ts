/**
 * What the tests of services around the pages share. In: the site `services`. Out, through vitest's `inject`: each
 * variant of the site, built and served.
 */
import type { TestProject } from 'vitest/node';
import { serveVariants, type ServedSite } from './site-variants.js';

/** `hosted`: the hosted search. `offline`: what works without a network. `readers`: what they are
 * asked. `extras`: everything else. */
export type ServiceSites = Record<'extras' | 'hosted' | 'offline' | 'readers', ServedSite>;

declare module 'vitest' {
  interface ProvidedContext {
    serviceSites: ServiceSites;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { sites, close } = await serveVariants({
    site: 'services',
    names: ['extras', 'hosted', 'offline', 'readers'],
  });
  project.provide('serviceSites', sites);
  return close;
}
