import { describe, expect, inject } from 'vitest';
import { it } from '../setup/browser-test.js';
import { PAGE_KINDS } from '../setup/page-kinds.js';
import { violationsInAllSettings } from './axe.js';

/** Their elements are those of English pages, which are all tested; these have texts, lists and forms of their own. */
const OWN = ['home', 'a doc', 'the list of posts', 'the style guide', 'the versions', 'the not-found page'];

const kinds = PAGE_KINDS.filter(({ name }) => process.env.DACTYL_TEST_FULL === '1' || OWN.includes(name));

describe('accessibility in Chinese', () => {
  it.for(kinds)('holds in light and dark, on desktops and phones: $name', async ({ path }, { open }) => {
    const page = await open(`${inject('builtSite')}/zh${path}`, { reducedMotion: 'reduce' });
    expect(await violationsInAllSettings(page)).toEqual({});
  });
});
