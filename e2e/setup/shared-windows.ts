/**
 * Windows that tests use one after the other: opening one takes longer than most pages of small sites. In: how a window is
 * made. Out: a page of it, as new as what the test before has left behind allows: nothing stored, chosen or intercepted.
 * Files that the browser keeps stay, so tests that count requests take windows of their own. They end with the browser.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { emptyNext, emptyWhenTold, leave, resize, rest } from '../../packages/dactyl/test/used-window.js';

export const DESKTOP = { width: 1440, height: 900 };

export interface SharedWindows {
  take(options?: BrowserContextOptions): Promise<Page>;
  /** At the end of the test. */
  giveBack(page: Page): Promise<void>;
}

/** What tests listen to. */
const EVENTS = ['console', 'request', 'requestfinished', 'requestfailed', 'response', 'dialog', 'pageerror'] as const;

interface Window {
  page: Page;
  /** What it was made with, apart from its size. */
  kind: string;
  options: BrowserContextOptions;
  /** Where it has been since it was taken. */
  origins: Set<string>;
}

export async function newWindow(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...options });
  // What has not come by then does not come: the error names it.
  context.setDefaultTimeout(60_000);
  return context;
}

export function shareWindows(browser: Browser): SharedWindows {
  const free: Window[] = [];
  const taken = new Map<Page, Window>();

  const open = async (options: BrowserContextOptions, kind: string): Promise<Window> => {
    const context = await newWindow(browser, options);
    const page = await context.newPage();
    const origins = new Set<string>();
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin);
    });
    await emptyWhenTold(page);
    return { page, kind, options, origins };
  };

  return {
    take: async (options = {}) => {
      const kind = JSON.stringify({ ...options, viewport: undefined });
      const index = free.findIndex((window) => window.kind === kind);
      const [found] = index === -1 ? [] : free.splice(index, 1);
      const window = found ?? (await open(options, kind));
      if (found) await resize(found.page, options.viewport ?? DESKTOP);
      taken.set(window.page, window);
      return window.page;
    },
    giveBack: async (page) => {
      const window = taken.get(page);
      taken.delete(page);
      // The next document empties the storage of one origin.
      if (window && window.origins.size < 2 && (await leave(page))) {
        await reset(window);
        free.push(window);
      } else await page.context().close();
    },
  };
}

async function reset({ page, options, origins }: Window): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await rest(page);
  await page.context().clearPermissions();
  const { colorScheme = 'light', reducedMotion = 'reduce' } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await emptyNext(page);
  origins.clear();
}
