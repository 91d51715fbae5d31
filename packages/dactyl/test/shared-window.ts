/**
 * A window for the tests of a file, one after the other: opening one takes longer than most small pages. In: its settings.
 * Out: for each test a page of it, without what the test before has stored, chosen or intercepted; its document goes when
 * the test loads one. A test that adds scripts to its window, leaves the site, or counts requests for scripts that the
 * window may have loaded before, takes one of its own.
 */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { sharedBrowser } from './browser.js';

export interface SharedWindow {
  /** For the next test. */
  next(): Promise<Page>;
  /** A new window, for the test that runs. */
  own(): Promise<Page>;
  close(): Promise<void>;
}

const VIEWPORT = { width: 1280, height: 720 };
/** Name of a window whose next document finds nothing stored. */
const EMPTIED = 'emptied';

/** @param listen - Called once for each page, before it loads anything. */
export function shareWindow(listen: (page: Page) => void, options: BrowserContextOptions = {}): SharedWindow {
  const { viewport = VIEWPORT } = options;
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
      await shared.addInitScript(emptyOnce, EMPTIED);
      return shared;
    },
    own: open,
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}

/** Whether the document of the last test is gone. One that is on its way elsewhere, such as back, may get there instead. */
async function leave(page: Page): Promise<boolean> {
  return page.goto('about:blank').then(
    () => true,
    () => false,
  );
}

async function reset(page: Page, viewport: BrowserContextOptions['viewport']): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  // Outside: a pointer that rests on the next document wakes what it rests on.
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ media: null, reducedMotion: null });
  const { width, height } = page.viewportSize() ?? {};
  if (viewport && (width !== viewport.width || height !== viewport.height)) await page.setViewportSize(viewport);
  await page.evaluate((name) => void (window.name = name), EMPTIED);
}

/** Runs before the scripts of each document, after the one before it has stored what it stores when it is left. */
function emptyOnce(name: string): void {
  // An empty page stores nothing; the next one is that of a test.
  if (window.name !== name || location.protocol === 'about:') return;
  window.name = '';
  localStorage.clear();
  sessionStorage.clear();
}
