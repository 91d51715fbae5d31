import { inject } from 'vitest';

const BUILT_SITE = { name: 'built site', origin: inject('builtSite') };

/** The website, as it is built and as it is developed: for what the server has a part in. */
export const TARGETS = [BUILT_SITE, { name: 'dev server', origin: inject('devServer') }];

/**
 * As it is built alone: for what the scripts of pages do by themselves, which are the same modules in both. The full run
 * takes both.
 */
export const MAIN_TARGETS = process.env.DACTYL_TEST_FULL === '1' ? TARGETS : [BUILT_SITE];
