/**
 * Windows that tests use one after the other: opening one takes longer than most pages of small sites. In: how a window is
 * made. Out: a page of it, as new as what the test before has left behind allows: nothing stored, chosen or intercepted.
 * Files that the browser keeps stay, so tests that count requests take windows of their own. One to which a test has added
 * what stays, such as a script for each document, ends with the test; the others end with the browser.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { emptyNext, emptyWhenTold, leave, resize, rest } from '../../packages/dactyl/test/used-window.js';

export const DESKTOP = { width: 1440, height: 900 };
const MEDIA = { colorScheme: 'light', reducedMotion: 'reduce' } as const;

export interface SharedWindows {
  take(options?: BrowserContextOptions): Promise<Page>;
  /** At the end of the test. */
  giveBack(page: Page): Promise<void>;
}

/** What tests listen to. */
const EVENTS = ['console', 'request', 'requestfinished', 'requestfailed', 'response', 'dialog', 'pageerror'] as const;

const EVENTS_OF_CONTEXT = ['console', 'request', 'requestfinished', 'requestfailed', 'response', 'dialog'] as const;

/** What a test may do to a window that nothing here takes back. */
const LASTING = ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'] as const;
const LASTING_IN_CONTEXT = [...LASTING, 'route', 'setOffline', 'setGeolocation'] as const;

interface Window {
  page: Page;
  /** What it was made with, apart from its size. */
  kind: string;
  options: BrowserContextOptions;
  /** Where it has been since it was taken. */
  origins: Set<string>;
  /** Whether it has to end with the test that has it. */
  isChanged: boolean;
}

export async function newWindow(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESKTOP, ...MEDIA, ...options });
  // What has not come by then does not come: the error names it.
  context.setDefaultTimeout(60_000);
  return context;
}

export function shareWindows(browser: Browser): SharedWindows {
  const free: Window[] = [];
  const taken = new Map<Page, Window>();

  const open = async (options: BrowserContextOptions, kind: string): Promise<Window> => {
    // One that a page installs would answer for the tests after it.
    const context = await newWindow(browser, { serviceWorkers: 'block', ...options });
    const page = await context.newPage();
    const origins = new Set<string>();
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin);
    });
    await emptyWhenTold(page);
    const window = { page, kind, options, origins, isChanged: false };
    const change = () => void (window.isChanged = true);
    callBefore(page, LASTING, change);
    callBefore(context, LASTING_IN_CONTEXT, change);
    return window;
  };

  return {
    take: async (options = {}) => {
      const kind = kindOf(options);
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
      if (window && canBeReset(window) && (await leave(page))) {
        await reset(window);
        free.push(window);
      } else await page.context().close();
    },
  };
}

/** Windows of one kind differ in their size alone. */
function kindOf(options: BrowserContextOptions): string {
  const all = Object.entries({ ...MEDIA, ...options, viewport: undefined });
  return JSON.stringify(all.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The next document empties the storage of one origin. A service worker would answer for it. */
function canBeReset({ page, options, origins, isChanged }: Window): boolean {
  return !isChanged && !options.storageState && origins.size < 2 && page.context().serviceWorkers().length === 0;
}

/** Calls something before each of these methods does what it does. */
function callBefore<T extends object>(target: T, methods: readonly (keyof T)[], call: () => void): void {
  for (const name of methods) {
    const method = target[name];
    if (typeof method !== 'function') throw new Error(`${String(name)} is no method.`);
    const instead = (...values: unknown[]): unknown => {
      call();
      return method.apply(target, values);
    };
    Object.assign(target, { [name]: instead });
  }
}

async function reset({ page, options, origins }: Window): Promise<void> {
  const context = page.context();
  for (const event of EVENTS) page.removeAllListeners(event);
  for (const event of EVENTS_OF_CONTEXT) context.removeAllListeners(event);
  await rest(page);
  await context.clearCookies();
  await context.clearPermissions();
  if (options.permissions) await context.grantPermissions(options.permissions);
  const { colorScheme, reducedMotion } = { ...MEDIA, ...options };
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await emptyNext(page);
  origins.clear();
}
