import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../packages/dactyl/test/browser.js';
import { newWindow, type SharedWindows, shareWindows } from './shared-windows.js';

export { DESKTOP } from './shared-windows.js';

/**
 * Opens a URL as a new visitor does: with an empty storage, in a window of its own. The visitor has asked for less motion:
 * a click on something that moves may be lost, because the button goes down on it and up beside it. Tests of motion ask
 * for it.
 */
export type Open = (url: string, options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  browser: Browser;
  /** Those that tests before have used. */
  windows: SharedWindows;
  open: Open;
  /** As `open`, for tests that only read: those of a file that ask for the same page, in the same way, share it. */
  look: Open;
}

export const PHONE = { width: 390, height: 844 };

/** A test with a browser, one for each worker. An error that a page throws, and nobody catches, fails it. */
export const it = test.extend<Fixtures>({
  browser: [
    // Vitest reads from the pattern what a fixture needs: here nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const browser = await launchBrowser();
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  windows: [
    async ({ browser }, provide) => {
      await provide(shareWindows(browser));
    },
    { scope: 'worker' },
  ],
  look: [
    async ({ windows }, provide) => {
      const errors: string[] = [];
      const pages = new Map<string, Promise<Page>>();
      const note = (event: { error: () => Error }) => void errors.push(event.error().message);
      const load = async (url: string, options?: BrowserContextOptions) => {
        const page = await windows.take(options);
        page.context().on('weberror', note);
        await page.goto(url);
        return page;
      };
      await provide((url, options) => {
        const key = JSON.stringify([url, options]);
        const page = pages.get(key) ?? load(url, options);
        pages.set(key, page);
        return page;
      });
      for (const page of await Promise.all(pages.values())) {
        await windows.giveBack(page);
        page.context().off('weberror', note);
      }
      expect(errors, 'errors that the pages threw').toEqual([]);
    },
    { scope: 'file' },
  ],
  open: ({ browser, onTestFailed }, provide) =>
    provideOpen(onTestFailed, provide, {
      take: async (options) => (await newWindow(browser, options)).newPage(),
      giveBack: (page) => page.context().close(),
    }),
});

/** As `it`, in windows that tests before have used, which is faster: for tests that do not look at what is fetched. */
export const itInUsedWindow = it.extend<{ open: Open }>({
  open: ({ windows, onTestFailed }, provide) => provideOpen(onTestFailed, provide, windows),
});

/** Watches the windows of a test. */
async function provideOpen(
  onTestFailed: (print: () => void) => void,
  provide: (open: Open) => Promise<void>,
  windows: Pick<SharedWindows, 'take' | 'giveBack'>,
): Promise<void> {
  const errors: string[] = [];
  const pages = new Set<Page>();
  const unanswered = new Set<Request>();
  // A state that does not come has often waited for one of them.
  onTestFailed(() => {
    if (unanswered.size)
      console.error(
        'Requests without an answer:',
        [...unanswered].map((request) => request.url()),
      );
  });
  const note = (event: { error: () => Error }) => void errors.push(event.error().message);
  await provide(async (url, options) => {
    const page = await windows.take(options);
    pages.add(page);
    page.context().on('weberror', note);
    page.on('request', (request) => unanswered.add(request));
    page.on('requestfinished', (request) => unanswered.delete(request));
    page.on('requestfailed', (request) => unanswered.delete(request));
    // An empty page is there already.
    if (url !== page.url()) await page.goto(url);
    return page;
  });
  for (const page of pages) {
    await windows.giveBack(page);
    page.context().off('weberror', note);
  }
  expect(errors, 'errors that the pages threw').toEqual([]);
}

/** Styles for a test. They come without an element: a Content-Security-Policy would refuse that. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
