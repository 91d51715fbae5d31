/** Questions about the document that a browser shows. */
import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** Leaves a mark that a full load would lose. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

export async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

/** Waits until the page of this pathname is on screen, with the title that a full load gives it. */
export async function arriveAt(page: Page, pathname: string): Promise<void> {
  const title = await titleOf(new URL(pathname, page.url()).href);
  await page.waitForFunction(
    ([path, text]) => location.pathname + location.search + location.hash === path && document.title === text,
    [pathname, title],
  );
}

/** Whether navigation asks for a page: by its own address, as scripts do. */
export function isPageFetch(request: Request): boolean {
  return request.resourceType() === 'fetch' && !/\.\w+$/.test(new URL(request.url()).pathname);
}

/** Title of a page as the server sends it. */
export async function titleOf(url: string): Promise<string> {
  const response = await fetch(url);
  const html = await response.text();
  if (response.status >= 500) throw new Error(`${url} answered with ${response.status}:\n${html}`);
  const title = /<title[^>]*>([^<]*)</.exec(html)?.[1];
  if (title === undefined) throw new Error(`${url} has no title.`);
  return title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

/** The first link on screen that leads there, by its `href` as it is written. */
export function linkTo(page: Page, href: string): Locator {
  return page.locator(`a[href="${href}"]:visible`).first();
}

/**
 * Points at a label until its menu is on screen. Once is not enough on a busy machine: Chromium may forget a pointer
 * that rests while other windows come and go, and a reader's hand moves on.
 */
export async function pointAt(label: Locator, menu: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await label.page().mouse.move(0, 0);
      await label.hover();
      // It comes after a while: to go away before would begin that anew.
      return menu.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
}

/** Puts a link into the text of the page, where the website has none of this kind. */
export async function addLink(page: Page, href: string): Promise<Locator> {
  await page.locator('main').evaluate((main, url) => {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = `To ${url}`;
    main.prepend(link);
  }, href);
  return linkTo(page, href);
}

/** Asks the site to fetch a page ahead, and tells what it answered. */
export function prefetch(page: Page, pathname: string): Promise<unknown> {
  return page.evaluate((path) => {
    // The cast: public API of the site format, there on each page.
    const { docusaurus } = window as unknown as { docusaurus: { prefetch(path: string): Promise<unknown> | false } };
    return docusaurus.prefetch(path);
  }, pathname);
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Whether an element is in the viewport. */
export function isInView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
