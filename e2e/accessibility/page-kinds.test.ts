/** What must hold on a page of each kind, seen on one load of it. */
import { describe, expect, inject } from 'vitest';
import { DESKTOP, it } from '../setup/browser-test.js';
import { openWatched, visibleShifts } from '../setup/layout-shifts.js';
import { overflowingInAllModes } from '../setup/overflowing.js';
import { PAGE_KINDS } from '../setup/page-kinds.js';
import { violationsInAllSettings } from './axe.js';
import { expectStructure } from './structure.js';

describe.each(PAGE_KINDS)('$name', ({ path }) => {
  it('stays still while it loads, has a structure, is accessible in light and dark, and fits all windows', async ({
    open,
  }) => {
    const page = await openWatched(open, `${inject('builtSite')}${path}`, DESKTOP);
    expect.soft(await visibleShifts(page), 'what moves').toEqual([]);
    // The style guide shows parts of pages, some of them twice.
    if (path !== '/style-guide') await expectStructure(page);
    expect.soft(await violationsInAllSettings(page), 'what axe finds').toEqual({});
    expect.soft(await overflowingInAllModes(page), 'what is too wide').toEqual({});
  });
});
