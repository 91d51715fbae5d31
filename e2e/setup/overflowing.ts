/** Whether a page fits the windows and the sizes of text that readers have. */
import type { Page } from 'playwright-core';
import { addStyles, DESKTOP, PHONE } from './browser-test.js';

const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

/**
 * What is wider than the window, by mode. The text of the page stays large. What fits with large text in the same layout
 * fits with small text, so that is for the full run.
 */
export async function overflowingInAllModes(page: Page): Promise<Record<string, string[]>> {
  const wide: Record<string, string[]> = {};
  const note = async (mode: string) => {
    const here = await overflowing(page);
    if (here.length > 0) wide[mode] = here;
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await note('320 px');
  // A window of 1440 px that is zoomed to 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  if (IS_FULL) await note('zoom');
  await addStyles(page, 'html { font-size: 200% !important; }');
  await note('zoom and large text');
  if (IS_FULL) {
    await page.setViewportSize(DESKTOP);
    await note('large text');
  }
  await page.setViewportSize(PHONE);
  await note('large text on a phone');
  return wide;
}

/** What makes the page wider than the window. Nothing when the page fits. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // What scrolls by itself, or is cut off, makes nothing else wide.
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element.parentElement),
    );
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  });
}
