import { inject } from 'vitest';

/** The website, as it is built and as it is developed: a suite that runs on both takes `describe.each(TARGETS)`. */
export const TARGETS = [
  { name: 'built site', origin: inject('builtSite') },
  { name: 'dev server', origin: inject('devServer') },
] as const;
