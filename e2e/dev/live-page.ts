import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it as test, type Open } from '../setup/browser-test.js';
import { newWindow } from '../setup/shared-windows.js';

interface Fixtures {
  /** Of the tests of a file, and of no others. */
  ownPage: Page;
  /** As `openLive`, in the window that the tests of a file share: a new one takes longer, and fetches each module again. */
  live: (url: string) => Promise<Page>;
  /** A new page, until the test ends, in the window of the others: it need not fetch each module again. */
  another: () => Promise<Page>;
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
  another: async ({ ownPage }, provide) => {
    const pages: Page[] = [];
    await provide(async () => {
      const page = await ownPage.context().newPage();
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.close();
  },
});

/** What becomes of a request: it goes on, or it is answered with this status. */
export type Decision = 'continue' | number;

/**
 * Decides about requests for one address (`*` stands for any characters). Other than by `page.route`, the rest of the page comes from the
 * browser's cache.
 */
export async function intercept(
  page: Page,
  address: string,
  decide: () => Promise<Decision> | Decision,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = async () => {
      const decision = await decide();
      if (decision === 'continue') await session.send('Fetch.continueRequest', { requestId });
      else await session.send('Fetch.fulfillRequest', { requestId, responseCode: decision });
    };
    // The page that asked may have gone.
    answer().catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: address }] });
}

/** Lets this address wait. */
export const hold = (page: Page, address: string, released: Promise<void>) =>
  intercept(page, address, () => released.then(() => 'continue' as const));

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
