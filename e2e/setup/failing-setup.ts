/**
 * What the tests of failures share. In: the site `failing`. Out, through vitest's `inject`: the site,
 * built and served once for each kind of storage.
 */
import type { TestProject } from 'vitest/node';
import { serveVariants, type ServedSite } from './site-variants.js';

export type FailingSites = Record<'localStorage' | 'sessionStorage', ServedSite>;

declare module 'vitest' {
  interface ProvidedContext {
    failingSites: FailingSites;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { sites, close } = await serveVariants({
    site: 'failing',
    names: ['localStorage', 'sessionStorage'],
  });
  project.provide('failingSites', sites);
  return close;
}
