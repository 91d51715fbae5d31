import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Open } from '../setup/browser-test.js';

/** Opens a page of the dev server and waits until it would be told of an edit. */
export async function openLive(open: Open, url: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await open('about:blank', options);
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
