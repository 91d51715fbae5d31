import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BootSettings } from '../../packages/dactyl/src/shared/boot-settings.js';
import { it as base, itInUsedWindow, type Open } from '../setup/browser-test.js';

export interface VisitOptions extends BrowserContextOptions {
  /** Messages of the console that the test provokes. */
  expected?: RegExp;
  /** Called before the page is loaded. */
  before?: (page: Page) => Promise<unknown>;
}

/** Opens a page as a new visitor does, and watches its console. */
export type Visit = (url: string, options?: VisitOptions) => Promise<Page>;

/** A test that fails when a page complains: an error, or a warning of React's development build. */
export const it = itInUsedWindow.extend<{ visit: Visit }>({
  visit: ({ open }, provide) => provideVisit(open, provide),
});

/** The same for tests that look at what a first visit loads. */
export const itInNewWindow = base.extend<{ visit: Visit }>({
  visit: ({ open }, provide) => provideVisit(open, provide),
});

async function provideVisit(open: Open, provide: (visit: Visit) => Promise<void>): Promise<void> {
  const complaints: string[] = [];
  await provide(async (url, { expected, before, ...options } = {}) => {
    const page = await open('about:blank', options);
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || expected?.test(message.text())) return;
      complaints.push(`${new URL(page.url()).pathname}: ${message.text().slice(0, 5000)}`);
    });
    await before?.(page);
    await page.goto(url);
    return page;
  });
  expect(complaints.join('\n\n'), 'what the console says').toBe('');
}

/** Waits until an element says this. */
export async function expectText(locator: Locator, text: string | RegExp): Promise<void> {
  if (typeof text === 'string') await expect.poll(() => locator.textContent()).toBe(text);
  else await expect.poll(() => locator.textContent()).toMatch(text);
}

/** What the page at a URL tells the boot script. */
export async function settingsOf(url: string): Promise<BootSettings> {
  const html = await (await fetch(url)).text();
  const json = /<script type="application\/json" id="dactyl-settings">(.*?)<\/script>/s.exec(html)?.[1];
  if (json === undefined) throw new Error(`${url} has no settings.`);
  return JSON.parse(json) as BootSettings; // what the build writes there
}

export interface HeldReact {
  /** Whether the page asked for React. */
  asked(): boolean;
  release(): void;
}

/** Holds React back until `release` is called: a slow network. To be called before the page is loaded. */
export async function holdReact(page: Page, url: string): Promise<HeldReact> {
  const { islands } = await settingsOf(url);
  if (!islands) throw new Error(`${url} names no module that hydrates.`);
  let asked = false;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new URL(islands.hydrate, url).href, async (route) => {
    asked = true;
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  return { asked: () => asked, release };
}

/** Visits a page whose React stays away until `release` is called. */
export async function visitSlowly(visit: Visit, url: string, options: VisitOptions = {}) {
  const held: HeldReact[] = [];
  const page = await visit(url, {
    ...options,
    before: async (fresh) => {
      held.push(await holdReact(fresh, url));
      await options.before?.(fresh);
    },
  });
  return { page, asked: () => held.some((one) => one.asked()), release: () => held.forEach((one) => one.release()) };
}

/** Whether React knows an element: it leaves a note on each one that it made or adopted. */
export function isLive(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')));
}

export async function becomeLive(locator: Locator): Promise<void> {
  await expect.poll(() => isLive(locator)).toBe(true);
}

/** Goes near the first island of the page, as a pointer does, and waits until React runs. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      if (!comments.currentNode.nodeValue?.startsWith('island:')) continue;
      let node: Node | null = comments.currentNode;
      while (node && !(node instanceof Element)) node = node.nextSibling;
      node?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      node?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    }
  });
  await page.waitForFunction(() => {
    const root = document.querySelector('#__docusaurus');
    return !!root && Object.keys(root).some((key) => key.startsWith('__reactContainer$'));
  });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Keeps the page's elements, to be compared later. */
export async function rememberElements(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { remembered: [...document.querySelectorAll('#__docusaurus, #__docusaurus *')] });
  });
}

/** Elements that are no longer the same objects: a line for each. */
export function changedElements(page: Page): Promise<string> {
  return page.evaluate(() => {
    // The cast: `rememberElements` put it there.
    const { remembered } = window as unknown as { remembered: Element[] };
    const now = [...document.querySelectorAll('#__docusaurus, #__docusaurus *')];
    const describe = (element: Element | undefined) => element?.outerHTML.slice(0, 80) ?? 'nothing';
    return Array.from({ length: Math.max(now.length, remembered.length) }, (_, index) => index)
      .filter((index) => now[index] !== remembered[index])
      .map((index) => `${describe(remembered[index])} → ${describe(now[index])}`)
      .slice(0, 5)
      .join('\n');
  });
}
