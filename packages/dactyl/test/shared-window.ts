/**
 * A window for the tests of a file, one after the other: opening one takes longer than most small pages. In: its settings.
 * Out: for each test a page of it, without what the test before has stored, chosen or intercepted; its document goes when
 * the test loads one. A test that adds scripts to its window, leaves the site, or counts requests for scripts that the
 * window may have loaded before, takes one of its own.
 */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { sharedBrowser } from './browser.js';
import { emptyNext, emptyWhenTold, leave, resize, rest } from './used-window.js';

export interface SharedWindow {
  /** For the next test. */
  next(): Promise<Page>;
  /** A new window, for the test that runs. */
  own(): Promise<Page>;
  close(): Promise<void>;
}

const VIEWPORT = { width: 1280, height: 720 };

/** @param listen - Called once for each page, before it loads anything. */
export function shareWindow(listen: (page: Page) => void, options: BrowserContextOptions = {}): SharedWindow {
  const viewport = options.viewport ?? VIEWPORT;
  const contexts: BrowserContext[] = [];
  let shared: Page | undefined;
  const open = async () => {
    const context = await (await sharedBrowser()).newContext({ ...options, viewport });
    contexts.push(context);
    const page = await context.newPage();
    listen(page);
    return page;
  };
  return {
    next: async () => {
      await Promise.all(contexts.splice(1).map((context) => context.close()));
      if (shared && (await leave(shared))) {
        await reset(shared, viewport);
        return shared;
      }
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      shared = await open();
      await emptyWhenTold(shared);
      return shared;
    },
    own: open,
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

async function reset(page: Page, viewport: NonNullable<BrowserContextOptions['viewport']>): Promise<void> {
  await rest(page);
  await page.emulateMedia({ media: null, reducedMotion: null });
  await resize(page, viewport);
  await emptyNext(page);
}
