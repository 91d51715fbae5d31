/** Accessibility of what the website does not have: banners of versions, coloured navbars, footers with columns. */
import { describe, expect, inject } from 'vitest';
import { DARK, LIGHT, ON_PHONE, violationsIn } from '../accessibility/axe.js';
import { it } from '../setup/browser-test.js';

const { full, simple, bare } = inject('themeSites');

describe('accessibility', () => {
  it.for([
    ['a version that is out of date', `${full}/docs/1.0/one`],
    ['a version that is not out yet', `${full}/docs/next/one`],
    ['a dark navbar and a footer with columns', `${full}/docs/one`],
    ['a coloured navbar and a footer of one line', `${simple}/`],
    ['a site without them', `${bare}/`],
  ])('holds for %s', async ([, url = ''], { open }) => {
    const page = await open(url, { reducedMotion: 'reduce' });
    expect(await violationsIn(page, [LIGHT, DARK, ON_PHONE])).toEqual({});
  });
});
