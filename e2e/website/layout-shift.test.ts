/** Nothing moves by itself: while a page loads, while its parts arrive, and when React takes over. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { DESKTOP, it, PHONE } from '../setup/browser-test.js';
import { gotoWatched, layoutShifts, openWatched, openWatchedWindow, visibleShifts } from '../setup/layout-shifts.js';
import { inGroups, LAYOUTS, PAGE_KINDS } from '../setup/page-kinds.js';

const origin = inject('builtSite');

/** Brings everything into view, so that lazy images and islands load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const onScreen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
      await Promise.all(onScreen.map((image) => image.decode().catch(() => {})));
    }
    await document.fonts.ready;
  });
}

/** Whether something moves before a page has been touched depends on how it is laid out. */
const KINDS = PAGE_KINDS.filter(({ name }) => process.env.DACTYL_TEST_FULL === '1' || LAYOUTS.has(name));

describe('pages stay still', () => {
  // On a desktop: `accessibility/page-kinds.test.ts`.
  it.for(inGroups(KINDS))('while they load on a phone: $names', async ({ kinds }, { open }) => {
    const page = await openWatchedWindow(open, PHONE);
    for (const { name, path } of kinds) {
      await gotoWatched(page, `${origin}${path}`);
      expect.soft(await visibleShifts(page), name).toEqual([]);
    }
  });
});

describe.runIf(process.env.DACTYL_TEST_FULL === '1').each(PAGE_KINDS)('$name', ({ path }) => {
  it.for([DESKTOP, PHONE])('stays still while it is scrolled through at $width px', async (size, { open }) => {
    const page = await openWatched(open, `${origin}${path}`, size);
    await scrollThrough(page);
    expect(await visibleShifts(page)).toEqual([]);
  });
});

describe('live code', () => {
  it('moves what is below it by the height of its result at most', async ({ open }) => {
    const page = await openWatched(open, `${origin}/docs/markdown-features/code-blocks`, DESKTOP);
    await page.locator('.theme-playground').first().scrollIntoViewIfNeeded();
    await page.locator('.theme-playground textarea').first().waitFor();
    // Only the code itself can tell how high its result is: a line is kept free for it.
    expect((await layoutShifts(page)).sum).toBeLessThan(0.02);
  });
});
