/** Nothing moves by itself: while a page loads, while its parts arrive, and when React takes over. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { DESKTOP, it, PHONE, type Open } from '../setup/browser-test.js';
import { PAGE_KINDS } from '../setup/page-kinds.js';

const origin = inject('builtSite');

/** What a reader can see of a move: below, a page counts as still. Browsers call up to 0.1 good. */
const STILL = 0.001;

/** Opens a page that notes from the first frame on what moves in it. */
async function openWatched(open: Open, path: string, viewport: typeof DESKTOP): Promise<Page> {
  const page = await open('about:blank', { viewport });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    let sum = 0;
    Object.assign(window, { layoutShifts: () => ({ sum, shifts }) });
    new PerformanceObserver((list) => {
      // The cast: TypeScript's library does not know this kind of entry.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        sum += entry.value;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '#text',
        );
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${origin}${path}`);
  return page;
}

interface LayoutShifts {
  sum: number;
  shifts: string[];
}

/** What has moved until now. */
async function layoutShifts(page: Page): Promise<LayoutShifts> {
  // Two frames: what has just changed is measured when it is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // The cast: the script of `openWatched` put it there.
  return page.evaluate(() => (window as unknown as { layoutShifts(): LayoutShifts }).layoutShifts());
}

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

describe.each(PAGE_KINDS)('$name', ({ path }) => {
  // On a busy machine the browser may paint a long document before all of it is parsed, and then what stands at the end of
  // a line moves. What moves by itself does so each time.
  it.for([DESKTOP, PHONE])('stays still while it loads at $width px', { retry: 2 }, async (size, { open }) => {
    const page = await openWatched(open, path, size);
    const { sum, shifts } = await layoutShifts(page);
    expect(sum < STILL ? [] : shifts).toEqual([]);
  });

  it.runIf(process.env.DACTYL_TEST_FULL === '1').for([DESKTOP, PHONE])(
    'stays still while it is scrolled through at $width px',
    async (size, { open }) => {
      const page = await openWatched(open, path, size);
      await scrollThrough(page);
      const { sum, shifts } = await layoutShifts(page);
      expect(sum < STILL ? [] : shifts).toEqual([]);
    },
  );
});

describe('live code', () => {
  it('moves what is below it by the height of its result at most', async ({ open }) => {
    const page = await openWatched(open, '/docs/markdown-features/code-blocks', DESKTOP);
    await page.locator('.theme-playground').first().scrollIntoViewIfNeeded();
    await page.locator('.theme-playground textarea').first().waitFor();
    // Only the code itself can tell how high its result is: a line is kept free for it.
    expect((await layoutShifts(page)).sum).toBeLessThan(0.02);
  });
});
