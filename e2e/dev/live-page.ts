import type { Page } from 'playwright-core';
import { it as test, type Open } from '../setup/browser-test.js';

interface Fixtures {
  /** As `openLive`, in the window that the tests of a file share: a new one takes longer, and fetches each module again. */
  live: (url: string) => Promise<Page>;
}

export const it = test.extend<Fixtures>({
  live: async ({ look }, provide) => {
    const page = await look('about:blank');
    await provide((url) => goLive(page, url));
    // An edit between tests would load the page again just when the next one leaves it.
    await page.goto('about:blank');
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
