/** What must hold on a page of each kind, seen on one load of it. */
import { describe, expect, inject } from 'vitest';
import { DESKTOP, it } from '../setup/browser-test.js';
import { gotoWatched, openWatchedWindow, visibleShifts } from '../setup/layout-shifts.js';
import { overflowingInAllModes } from '../setup/overflowing.js';
import { GROUPS_OF_KINDS, LAYOUTS } from '../setup/page-kinds.js';
import { DARK, LIGHT, ON_PHONE, violationsIn } from './axe.js';
import { expectStructure } from './structure.js';

describe('pages stay still while they load, have a structure, are accessible in light and dark, and fit all windows', () => {
  it.for(GROUPS_OF_KINDS)('$names', async ({ kinds }, { open }) => {
    const page = await openWatchedWindow(open, DESKTOP);
    for (const { name, path } of kinds) {
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ colorScheme: 'light' });
      await gotoWatched(page, `${inject('builtSite')}${path}`);
      expect.soft(await visibleShifts(page), `what moves on ${name}`).toEqual([]);
      // The style guide shows parts of pages, some of them twice.
      if (path !== '/style-guide') await expectStructure(page);
      const settings = [LIGHT, DARK, ...(LAYOUTS.has(name) ? [ON_PHONE] : [])];
      expect.soft(await violationsIn(page, settings), `what axe finds on ${name}`).toEqual({});
      expect.soft(await overflowingInAllModes(page), `what is too wide on ${name}`).toEqual({});
    }
  });
});
