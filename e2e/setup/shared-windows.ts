/**
 * Windows that tests use one after the other: opening one takes longer than most pages of small sites. In: how a window is
 * made. Out: a page of it, as new as what the test before has left behind allows: nothing stored, chosen or intercepted.
 * Files that the browser keeps stay, so tests that count requests take windows of their own. They end with the browser.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export const DESKTOP = { width: 1440, height: 900 };

export interface SharedWindows {
  take(options?: BrowserContextOptions): Promise<Page>;
  /** At the end of the test. */
  giveBack(page: Page): Promise<void>;
}

/** Name of a window whose next document finds nothing stored. */
const EMPTIED = 'emptied';
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
    await page.addInitScript(emptyOnce, EMPTIED);
    return { page, kind, options, origins };
  };

  return {
    take: async (options = {}) => {
      const kind = JSON.stringify({ ...options, viewport: undefined });
      const index = free.findIndex((window) => window.kind === kind);
      const [found] = index === -1 ? [] : free.splice(index, 1);
      const window = found ?? (await open(options, kind));
      if (found) await resize(found.page, options);
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

/** Whether the document of the last test is gone. One that is on its way elsewhere, such as back, may get there instead. */
function leave(page: Page): Promise<boolean> {
  return page.goto('about:blank').then(
    () => true,
    () => false,
  );
}

async function reset({ page, options, origins }: Window): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  await page.context().clearPermissions();
  // Outside: a pointer that rests on the next document wakes what it rests on.
  await page.mouse.move(-1, -1);
  const { colorScheme = 'light', reducedMotion = 'reduce' } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await page.evaluate((name) => void (window.name = name), EMPTIED);
  origins.clear();
}

async function resize(page: Page, { viewport = DESKTOP }: BrowserContextOptions): Promise<void> {
  const now = page.viewportSize();
  if (viewport && (viewport.width !== now?.width || viewport.height !== now.height))
    await page.setViewportSize(viewport);
}

/** Runs before the scripts of each document, after the one before it has stored what it stores when it is left. */
function emptyOnce(name: string): void {
  // An empty page stores nothing; the next one is that of a test.
  if (window.name !== name || location.protocol === 'about:') return;
  window.name = '';
  localStorage.clear();
  sessionStorage.clear();
}
