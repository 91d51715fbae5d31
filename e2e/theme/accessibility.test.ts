/** Accessibility of what the website does not have: banners of versions, coloured navbars, footers with columns. */
import { describe, expect, inject } from 'vitest';
import { DARK, DARK_MAIN, LIGHT, ON_PHONE, violationsIn } from '../accessibility/axe.js';
import { itInUsedWindow as it } from '../setup/browser-test.js';

const { full, simple, bare } = inject('themeSites');

describe('accessibility', () => {
  it.for([
    ['a version that is out of date', `${full}/docs/1.0/one`, [LIGHT, DARK_MAIN]],
    ['a version that is not out yet', `${full}/docs/next/one`, [LIGHT]],
    ['a dark navbar and a footer with columns', `${full}/docs/one`, [LIGHT, DARK, ON_PHONE]],
    ['a coloured navbar and a footer of one line', `${simple}/`, [LIGHT, DARK]],
    ['a site without them', `${bare}/`, [LIGHT]],
  ] as const)('holds for %s', async ([, url, settings], { open }) => {
    const page = await open(url);
    expect(await violationsIn(page, settings)).toEqual({});
  });
});
