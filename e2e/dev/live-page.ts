import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Open } from '../setup/browser-test.js';

/** Opens a page of the dev server and waits until it would be told of an edit. */
export async function openLive(open: Open, url: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await open('about:blank', options);
  await Promise.all([
    page.waitForEvent('console', (message) => message.text() === '[vite] connected.'),
    page.goto(url),
  ]);
  return page;
}
