/**
 * What the tests of the theme's configuration share. In: the site `theme`. Out, through vitest's `inject`:
 * each variant of the site, built and served.
 */
import type { TestProject } from 'vitest/node';
import { serveVariants } from './site-variants.js';

/** Variant → URL of its home page, without a slash at the end. */
export type ThemeSites = Record<'full' | 'simple' | 'bare', string>;

declare module 'vitest' {
  interface ProvidedContext {
    themeSites: ThemeSites;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { sites, close } = await serveVariants({
    site: 'theme',
    names: ['full', 'simple', 'bare'],
  });
  const home = (variant: keyof ThemeSites) => `${sites[variant].origin}/pier`;
  project.provide('themeSites', { full: home('full'), simple: home('simple'), bare: home('bare') });
  return close;
}
