import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../packages/dactyl/test/browser.js';

/**
 * Opens a URL as a new visitor does: with an empty storage, in a window of its own. The visitor has asked for less motion:
 * a click on something that moves may be lost, because the button goes down on it and up beside it. Tests of motion ask
 * for it.
 */
export type Open = (url: string, options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  browser: Browser;
  open: Open;
  /** As `open`, for tests that only read: those of a file that ask for the same page, in the same way, share it. */
  look: Open;
}

export const DESKTOP = { width: 1440, height: 900 };
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
  look: [
    async ({ browser }, provide) => {
      const errors: string[] = [];
      const pages = new Map<string, Promise<Page>>();
      const load = async (url: string, options?: BrowserContextOptions) => {
        const context = await newWindow(browser, options);
        context.on('weberror', (event) => errors.push(event.error().message));
        const page = await context.newPage();
        await page.goto(url);
        return page;
      };
      await provide((url, options) => {
        const key = JSON.stringify([url, options]);
        const page = pages.get(key) ?? load(url, options);
        pages.set(key, page);
        return page;
      });
      for (const page of await Promise.all(pages.values())) await page.context().close();
      expect(errors, 'errors that the pages threw').toEqual([]);
    },
    { scope: 'file' },
  ],
  open: async ({ browser, onTestFailed }, provide) => {
    const errors: string[] = [];
    const contexts = new Set<BrowserContext>();
    const unanswered = new Set<Request>();
    // A state that does not come has often waited for one of them.
    onTestFailed(() => {
      if (unanswered.size)
        console.error(
          'Requests without an answer:',
          [...unanswered].map((request) => request.url()),
        );
    });
    await provide(async (url, options) => {
      const context = await newWindow(browser, options);
      contexts.add(context);
      context.on('weberror', (event) => errors.push(event.error().message));
      context.on('request', (request) => unanswered.add(request));
      context.on('requestfinished', (request) => unanswered.delete(request));
      context.on('requestfailed', (request) => unanswered.delete(request));
      const page = await context.newPage();
      await page.goto(url);
      return page;
    });
    await Promise.all([...contexts].map((context) => context.close()));
    expect(errors, 'errors that the pages threw').toEqual([]);
  },
});

async function newWindow(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...options });
  // What has not come by then does not come: the error names it.
  context.setDefaultTimeout(60_000);
  return context;
}

/** Styles for a test. They come without an element: a Content-Security-Policy would refuse that. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
