import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it as test, type Open } from '../setup/browser-test.js';
import { newWindow } from '../setup/shared-windows.js';

interface Fixtures {
  /** Of the tests of a file, and of no others. */
  ownPage: Page;
  /** As `openLive`, in the window that the tests of a file share: a new one takes longer, and fetches each module again. */
  live: (url: string) => Promise<Page>;
}

export const it = test.extend<Fixtures>({
  ownPage: [
    async ({ browser }, provide) => {
      const context = await newWindow(browser);
      const errors: string[] = [];
      context.on('weberror', (event) => errors.push(event.error().message));
      await provide(await context.newPage());
      await context.close();
      expect(errors, 'errors that the pages threw').toEqual([]);
    },
    { scope: 'file' },
  ],
  live: async ({ ownPage }, provide) => {
    await provide((url) => goLive(ownPage, url));
    // An edit between tests would load the page again just when the next one leaves it.
    await ownPage.goto('about:blank');
  },
});

/** Opens a page of the dev server and waits until it would be told of an edit. */
export async function openLive(open: Open, url: string): Promise<Page> {
  return goLive(await open('about:blank'), url);
}

async function goLive(page: Page, url: string): Promise<Page> {
  await Promise.all([connected(page), page.goto(url)]);
  return page;
}

/** After an edit that loads the page again, which may be under way: the same page, and it would be told of the next one. */
export async function reloadLive(page: Page): Promise<void> {
  await Promise.all([connected(page), page.reload()]);
}

function connected(page: Page) {
  return page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
}
