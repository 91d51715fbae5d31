import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import { PAGE_KINDS } from '../setup/page-kinds.js';
import { LIGHT, violationsIn } from './axe.js';

/** Their elements and colours are those of English pages; these have texts and lists of their own. */
const OWN = ['home', 'a doc'];

const kinds = PAGE_KINDS.filter(({ name }) => process.env.DACTYL_TEST_FULL === '1' || OWN.includes(name));

describe('accessibility in Chinese', () => {
  it('holds on pages of each kind', async ({ open }) => {
    const page = await open('about:blank');
    for (const { name, path } of kinds) {
      await page.goto(`${inject('builtSite')}/zh${path}`);
      expect.soft(await violationsIn(page, [LIGHT]), name).toEqual({});
    }
  });
});
