import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { PHONE } from '../setup/browser-test.js';
import { arriveAt, isMarked, linkTo, markDocument } from '../setup/documents.js';
import { expectText, it } from './island-test.js';
import { islandsSite, targetsOf } from './targets.js';

/** `hooks.browser.test.ts` says the same of toggles on smaller pages. */
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

/** What the client module of the site wrote down. */
function routeLog(page: Page): Promise<{ hook: string; to: string; from: string | null; heading: string }[]> {
  // The cast: the client module put it there.
  return page.evaluate(() => (window as unknown as { routeLog: [] }).routeLog);
}

// As React itself: where the layout is part of the route's tree, as in the other modes of hydration or on a page that is an island
// as a whole, another layout is another navbar.
describe('the shell of static layouts', () => {
  const { origin } = islandsSite('islands-shell');

  it('keeps the state of the navbar and the footer from layout to layout', async ({ visit }) => {
    const page = await visit(`${origin}/docs/first`);
    const basket = page.getByTestId('basket');
    await basket.click();
    await page.getByTestId('footer').click();
    await expectText(basket, '0 apples, opened 1');
    for (const pathname of ['/blog', '/docs/first']) {
      await linkTo(page, pathname).click();
      await arriveAt(page, pathname);
      await expectText(basket, '0 apples, opened 1');
      await expectText(page.getByTestId('footer'), 'footer: 1');
    }
  });
});

describe.each(targetsOf('islands-shell'))('the shell in $mode mode', ({ origin }) => {
  it('shares the context of Root between the navbar and the content', async ({ visit }) => {
    const page = await visit(`${origin}/docs/first`);
    await page.getByTestId('root').evaluate((root) => Object.assign(window, { root }));
    await expectText(page.getByTestId('basket'), '0 apples, opened 0');
    await page.getByTestId('add').click();
    await expectText(page.getByTestId('in-content'), 'In the basket: 1');
    await expectText(page.getByTestId('basket'), '1 apples, opened 0');
    await expectText(page.getByTestId('root-text'), 'Text of the root');
    const same = () =>
      page.evaluate(() => 'root' in window && document.querySelector('[data-testid=root]') === window.root);
    expect(await same()).toBe(true);
    await linkTo(page, '/blog').click();
    await arriveAt(page, '/blog');
    expect(await same()).toBe(true);
  });

  it('keeps the state of Root across layouts, and that of the navbar and the sidebar within one', async ({ visit }) => {
    const page = await visit(`${origin}/docs/first`);
    await markDocument(page);
    const [basket, sidebar] = [page.getByTestId('basket'), page.getByTestId('doc-sidebar')];
    await basket.click();
    await page.getByTestId('add').click();
    await sidebar.click();
    await page.getByTestId('footer').click();
    await linkTo(page, '/docs/second').click();
    await arriveAt(page, '/docs/second');
    await expectText(basket, '1 apples, opened 1');
    await expectText(sidebar, 'doc-sidebar: 1');
    await expectText(page.getByTestId('footer'), 'footer: 1');
    await expectText(page.locator('.table-of-contents a').first(), 'Its code part');

    await linkTo(page, '/blog').click();
    await arriveAt(page, '/blog');
    await expectText(basket, /^1 apples/);
    expect(await sidebar.count()).toBe(0);
    await page.getByTestId('blog-sidebar').click();
    await expectText(page.getByTestId('blog-sidebar'), 'blog-sidebar: 1');

    await linkTo(page, '/page').click();
    await arriveAt(page, '/page');
    await page.getByTestId('add').click();
    await expectText(basket, /^2 apples/);
    await page.getByTestId('rename').click();
    await expectText(page.getByTestId('rename'), 'Name: renamed page');

    await page.goBack();
    await arriveAt(page, '/blog');
    await page.goBack();
    await arriveAt(page, '/docs/second');
    await expectText(basket, /^2 apples/);
    await sidebar.click();
    await expectText(sidebar, /^doc-sidebar: [12]$/);
    expect(await isMarked(page)).toBe(true);
    expect(await page.locator('nav.navbar').count()).toBe(1);
  });

  it.runIf(IS_FULL)('has an ejected colour toggle that agrees with the one of the theme', async ({ visit }) => {
    const page = await visit(`${origin}/docs/toggles`);
    const ejected = page.locator('.navbar__items').getByTestId('ejected-toggle');
    const original = page.getByTestId('default-color-toggle').getByRole('button');
    await ejected.click();
    await expectText(ejected, 'dark, switched 1');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await expect.poll(() => original.getAttribute('aria-label')).toContain('currently dark');
    await original.click();
    await expectText(ejected, 'light, switched 1');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await ejected.click();
    await expectText(ejected, 'dark, switched 2');
    await page.reload();
    await expectText(ejected, 'dark, switched 0');
    await linkTo(page, '/docs/second').click();
    await arriveAt(page, '/docs/second');
    await expectText(ejected, 'dark, switched 0');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it.runIf(IS_FULL)(
    'has an ejected toggle of the mobile menu that agrees with the one of the theme',
    async ({ visit }) => {
      const page = await visit(`${origin}/docs/toggles`, { viewport: PHONE });
      const ejected = page.getByTestId('menu-toggle');
      const original = page.getByTestId('default-menu-toggle').getByRole('button');
      const menu = page.locator('#dactyl-menu');
      await ejected.click();
      await menu.waitFor({ state: 'visible' });
      await expect.poll(() => ejected.getAttribute('aria-expanded')).toBe('true');
      await expectText(ejected, 'Menu 1');
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
      await expect.poll(() => ejected.getAttribute('aria-expanded')).toBe('false');
      await original.click();
      await menu.waitFor({ state: 'visible' });
      await expect.poll(() => ejected.getAttribute('aria-expanded')).toBe('true');
      await expectText(ejected, 'Menu 1');
      await menu.locator('.navbar-sidebar__close').click();
      await expect.poll(() => ejected.getAttribute('aria-expanded')).toBe('false');
    },
  );

  it('closes the mobile menu and keeps its islands when a link in it is followed', async ({ visit }) => {
    const page = await visit(`${origin}/docs/first`, { viewport: PHONE });
    await markDocument(page);
    await page.getByTestId('menu-toggle').click();
    const menu = page.locator('#dactyl-menu');
    await menu.waitFor({ state: 'visible' });
    await menu.locator('a[href="/docs/second"]:visible').click();
    await arriveAt(page, '/docs/second');
    await menu.waitFor({ state: 'hidden' });
    await expectText(page.getByTestId('menu-toggle'), 'Menu 1');
    await page.getByTestId('menu-toggle').click();
    await menu.locator('a[href="/docs/first"]:visible').click();
    await arriveAt(page, '/docs/first');
    await page.getByTestId('add').click();
    await expectText(page.getByTestId('in-content'), 'In the basket: 1');
    expect(await isMarked(page)).toBe(true);
  });

  it('tells client modules of each page, before and after it is shown', async ({ visit }) => {
    const page = await visit(`${origin}/docs/second`);
    await expect.poll(async () => (await routeLog(page)).map(({ hook }) => hook)).toEqual(['update', 'did']);
    const [first] = await routeLog(page);
    expect(first).toMatchObject({ to: '/docs/second', from: null });
    await linkTo(page, '/blog').click();
    await arriveAt(page, '/blog');
    await expect.poll(async () => (await routeLog(page)).length).toBeGreaterThanOrEqual(5);
    const entries = (await routeLog(page)).slice(2);
    expect(entries).toContainEqual({ hook: 'update', to: '/blog', from: '/docs/second', heading: 'Second doc' });
    expect(entries.find(({ hook }) => hook === 'did')).toMatchObject({ to: '/blog', from: '/docs/second' });
    expect(entries.map(({ hook }) => hook).filter((hook) => hook !== 'cleanup')).toEqual(['update', 'did']);
  });
});
