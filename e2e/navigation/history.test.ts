import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import { arriveAt, isMarked, linkTo, markDocument, scrollTop } from '../setup/documents.js';
import { IS_FULL, TARGETS } from './targets.js';

/** Low enough that every doc can be scrolled. */
const LOW = { viewport: { width: 1200, height: 500 } };

/** Scrolls, and waits until the place is remembered: this takes a moment after the last step. */
async function scrollDown(page: Page, distance: number): Promise<void> {
  // Over the text: a link that was clicked stands in a sidebar, which scrolls by itself.
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollTop(page)).toBe(distance);
  await page.waitForFunction((y) => history.scrollRestoration === 'auto' || history.state?.y === y, distance);
}

describe.each(TARGETS)('the browser’s buttons on the $name', ({ origin }) => {
  it('go back and forward in one document, each page where it was left', async ({ open }) => {
    const page = await open(`${origin}/docs`, LOW);
    await markDocument(page);
    await scrollDown(page, 300);
    await linkTo(page, '/docs/installation').click();
    await arriveAt(page, '/docs/installation');
    await scrollDown(page, 200);
    await page.goBack();
    await arriveAt(page, '/docs');
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.goForward();
    await arriveAt(page, '/docs/installation');
    await expect.poll(() => scrollTop(page)).toBe(200);
    expect(await isMarked(page)).toBe(true);
  });

  it('restore the place after a reload, and after coming back from elsewhere', async ({ open }) => {
    const page = await open(`${origin}/docs`, LOW);
    await linkTo(page, '/docs/installation').click();
    await arriveAt(page, '/docs/installation');
    await scrollDown(page, 250);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(250);
    await page.goto('about:blank');
    await page.goBack();
    await arriveAt(page, '/docs/installation');
    await expect.poll(() => scrollTop(page)).toBe(250);
  });

  it.runIf(IS_FULL)('walk through a chain of pages', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    const chain = ['/docs/cli', '/blog', '/', '/docs'];
    for (const href of chain) {
      await linkTo(page, href).click();
      await arriveAt(page, href);
    }
    for (const href of ['/', '/blog', '/docs/cli', '/docs']) {
      await page.goBack();
      await arriveAt(page, href);
    }
    await page.goForward();
    await arriveAt(page, '/docs/cli');
  });
});
