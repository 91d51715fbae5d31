/** What must hold on a page of each kind, seen on one load of it. */
import { describe, expect, inject } from 'vitest';
import { DESKTOP, it } from '../setup/browser-test.js';
import { gotoWatched, openWatchedWindow, visibleShifts } from '../setup/layout-shifts.js';
import { overflowingInAllModes } from '../setup/overflowing.js';
import { COLOURED, inGroups, PAGE_KINDS } from '../setup/page-kinds.js';
import { DARK, DARK_MAIN, LIGHT, LIGHT_COLOURS_OF_MAIN, ON_PHONE, violationsIn } from './axe.js';
import { expectStructure } from './structure.js';

/** Pages of these kinds have all that stands around texts, and all that phones alone show. */
const WHOLE = ['home', 'a doc', 'a post'];

function settingsFor(name: string) {
  if (WHOLE.includes(name)) return [LIGHT, DARK, ON_PHONE];
  return [LIGHT_COLOURS_OF_MAIN, ...(COLOURED.has(name) ? [DARK_MAIN] : [])];
}

describe('pages stay still while they load, have a structure, are accessible in light and dark, and fit all windows', () => {
  it.for(inGroups(PAGE_KINDS))('$names', async ({ kinds }, { open }) => {
    const page = await openWatchedWindow(open, DESKTOP);
    for (const { name, path } of kinds) {
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ colorScheme: 'light' });
      await gotoWatched(page, `${inject('builtSite')}${path}`);
      expect.soft(await visibleShifts(page), `what moves on ${name}`).toEqual([]);
      // The style guide shows parts of pages, some of them twice.
      if (path !== '/style-guide') await expectStructure(page);
      expect.soft(await violationsIn(page, settingsFor(name)), `what axe finds on ${name}`).toEqual({});
      expect.soft(await overflowingInAllModes(page), `what is too wide on ${name}`).toEqual({});
    }
  });
});
