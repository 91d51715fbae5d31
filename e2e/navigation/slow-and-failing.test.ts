import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it as itInNewWindow, itInUsedWindow as it } from '../setup/browser-test.js';
import { arriveAt, isMarked, isPageFetch, linkTo, markDocument, prefetch } from '../setup/documents.js';
import { IS_FULL, TARGETS } from './targets.js';

const BAR = '.dactyl-progress';

/** Handles the pages that navigation asks for. */
async function routePages(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/*', (route) => (isPageFetch(route.request()) ? handle(route) : route.fallback()));
}

/** Holds back the answers for pages until `release` is called. */
async function holdPages(page: Page): Promise<{ asked(): number; release(): Promise<void> }> {
  const held: Route[] = [];
  let released = false;
  await routePages(page, async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return {
    asked: () => held.length,
    async release() {
      released = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

/** Notes when the progress bar comes, in ms after the next click. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    const notes: number[] = [];
    let clicked = 0;
    addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true });
    new MutationObserver(() => {
      if (document.querySelector(selector)) notes.push(performance.now() - clicked);
    }).observe(document.body, { childList: true });
    Object.assign(window, { notes });
  }, BAR);
}

async function barNotes(page: Page): Promise<number[]> {
  // The cast: `watchBar` put it there.
  return page.evaluate(() => (window as unknown as { notes: number[] }).notes);
}

describe.each(TARGETS)('navigation on the $name', ({ origin }) => {
  it.runIf(IS_FULL)('loads the page in full when its shell is of another build', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await markDocument(page);
    await routePages(page, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"shell":"\w+"/, '"shell":"another"');
      await route.fulfill({ response, body });
    });
    await linkTo(page, '/docs/cli').click();
    await arriveAt(page, '/docs/cli');
    expect(await isMarked(page)).toBe(false);
  });

  it.runIf(IS_FULL)('loads the page in full when the module that navigates cannot be fetched', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await markDocument(page);
    await page.route(/\/router(?:-[^/]*)?\.js(?:\?|$)/, (route) => route.abort());
    await linkTo(page, '/docs/cli').click();
    await arriveAt(page, '/docs/cli');
    expect(await isMarked(page)).toBe(false);
  });
});

describe.each(TARGETS)('navigation on the $name', ({ origin }) => {
  itInNewWindow(
    'R182 R183 shows a progress bar when a page takes longer than 200 ms, until the page is there',
    async ({ open }) => {
      const page = await open(`${origin}/docs`);
      await linkTo(page, '/docs/cli').hover();
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/docs/cli')),
      );
      const pages = await holdPages(page);
      await watchBar(page);
      await linkTo(page, '/blog').click();
      await page.locator(BAR).waitFor();
      const [first = 0] = await barNotes(page);
      expect(first).toBeGreaterThanOrEqual(195);
      await pages.release();
      await arriveAt(page, '/blog');
      expect(await page.locator(BAR).count()).toBe(0);
    },
  );

  itInNewWindow('shows no progress bar for a page that was fetched before the click', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await prefetch(page, '/docs/cli');
    await watchBar(page);
    await linkTo(page, '/docs/cli').click();
    await arriveAt(page, '/docs/cli');
    expect(await barNotes(page)).toEqual([]);
  });

  it.runIf(IS_FULL)('shows the page of the last click, whatever answer comes first', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await markDocument(page);
    await prefetch(page, '/docs/cli');
    const pages = await holdPages(page);
    await linkTo(page, '/blog').click();
    await expect.poll(() => pages.asked()).toBeGreaterThan(0);
    await linkTo(page, '/docs/cli').click();
    await arriveAt(page, '/docs/cli');
    const answered = page.waitForResponse((response) => isPageFetch(response.request()));
    await pages.release();
    await (await answered).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await arriveAt(page, '/docs/cli');
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await arriveAt(page, '/docs');
  });

  it('R255 loads the page in full when navigation cannot fetch it', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await markDocument(page);
    await routePages(page, (route) => route.abort());
    await linkTo(page, '/docs/cli').click();
    await arriveAt(page, '/docs/cli');
    expect(await isMarked(page)).toBe(false);
  });
});
