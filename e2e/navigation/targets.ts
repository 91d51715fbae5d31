import { inject } from 'vitest';

/** What `browser/boot/navigation.browser.test.ts` asks of pages made for it is asked of the website in the full run alone. */
export const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

const BUILT_SITE = { name: 'built site', origin: inject('builtSite') };

/**
 * The website as it is built, in the full run also as it is developed: the scripts of pages are the same modules, and what
 * the dev server itself does with addresses and edits is tested on small sites, in `e2e/dev`.
 */
export const TARGETS = IS_FULL ? [BUILT_SITE, { name: 'dev server', origin: inject('devServer') }] : [BUILT_SITE];
