/** Filters of the search dialog, and what the search tells the page. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it as itInNewWindow, itInUsedWindow as it } from '../setup/browser-test.js';
import { arriveAt } from '../setup/documents.js';

const origin = inject('builtSite');
const button = (page: Page) => page.locator('.navbar button[data-search]');
const dialog = (page: Page) => page.locator('[role=dialog][aria-modal=true]');
const input = (page: Page) => dialog(page).locator('input');
const hits = (page: Page) => dialog(page).locator('.DocSearch-Hit');

async function search(page: Page, query: string): Promise<void> {
  await button(page).click();
  await input(page).fill(query);
  await hits(page).first().waitFor();
}

describe('filters', () => {
  const filters = (page: Page) => dialog(page).getByRole('button', { name: /^Filters/ });

  it('limit results, by keys alone, go on to the page of all results, and find pages of another language', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`);
    await search(page, 'sidebar');
    await filters(page).waitFor();
    await input(page).focus();
    await page.keyboard.press('Tab');
    if (!(await filters(page).evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const type = dialog(page).getByRole('combobox', { name: 'Type' });
    await type.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await type.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await type.inputValue()).toBe('blog');
    const links = () =>
      hits(page)
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    await expect.poll(async () => (await links()).every((href) => href.startsWith('/blog/'))).toBe(true);
    expect(await links()).not.toEqual([]);
    expect(await filters(page).getAttribute('aria-label')).toBe('Filters (1)');
    const all = dialog(page).getByRole('link', { name: /^See all \d+ results$/ });
    expect(await all.getAttribute('href')).toBe('/search?q=sidebar&type=blog');
    await dialog(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(async () => (await links()).some((href) => href.startsWith('/docs/'))).toBe(true);
    await input(page).fill('MDX');
    await dialog(page).getByRole('combobox', { name: 'Language' }).selectOption('zh');
    await expect
      .poll(async () => (await hits(page).first().locator('a').getAttribute('href'))?.startsWith('/zh/'))
      .toBe(true);
  });

  it('are not there where what they need does not load, and the search is, whose results open in a new tab with Ctrl+Enter', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`);
    await page.route('**/search-*/session.js', (route) => route.abort());
    await search(page, 'sidebar');
    expect(await filters(page).count()).toBe(0);
    await input(page).fill('sidebar items');
    await hits(page).first().getByText('Sidebar items').waitFor();
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await tab.waitForURL(`${origin}/docs/sidebar/items`);
    expect(await dialog(page).count()).toBe(1);
    expect(new URL(page.url()).pathname).toBe('/docs');
  });
});

describe('events', () => {
  /** Details of the events, across pages. */
  async function watchEvents(page: Page): Promise<() => Promise<unknown[]>> {
    const details: unknown[] = [];
    await page.exposeFunction('noteSearch', (detail: unknown) => void details.push(detail));
    await page.addInitScript(`document.addEventListener('dactyl:search', ({ detail }) => noteSearch(detail))`);
    await page.reload();
    return async () => details;
  }

  itInNewWindow(
    'tell of a query that the reader has ended, and of the result that is opened by keys or by a click',
    async ({ open }) => {
      const page = await open(`${origin}/docs`);
      const events = await watchEvents(page);
      await search(page, 'sidebar items');
      await page.keyboard.press('Enter');
      await arriveAt(page, '/docs/sidebar/items');
      const query = { kind: 'query', query: 'sidebar items', results: expect.any(Number), locale: 'en' };
      const click = { kind: 'click', query: 'sidebar items', url: '/docs/sidebar/items', position: 1, locale: 'en' };
      await expect.poll(events).toEqual([query, click]);
      await search(page, 'installation');
      // Results that were opened before are listed until others come.
      await hits(page).filter({ hasText: 'Installation' }).first().locator('a').click();
      await expect
        .poll(events)
        .toEqual([
          query,
          click,
          { ...query, query: 'installation' },
          expect.objectContaining({ kind: 'click', query: 'installation' }),
        ]);
    },
  );

  itInNewWindow('tell of a query that finds nothing, once the reader has stopped typing', async ({ open }) => {
    const page = await open(`${origin}/zh/docs`);
    const events = await watchEvents(page);
    await button(page).click();
    await input(page).pressSequentially('qqxzzyqqx');
    await expect.poll(events).toEqual([{ kind: 'no-results', query: 'qqxzzyqqx', results: 0, locale: 'zh' }]);
  });
});

describe('the guide on the search', () => {
  it('shows what its module of hooks makes of a query', async ({ open }) => {
    const page = await open(`${origin}/docs/search`);
    const demo = page.locator('.demo').filter({ has: page.getByLabel('A reader types') });
    const outcome = demo.getByRole('status');
    // It hydrates when it is seen.
    await demo.scrollIntoViewIfNeeded();
    await expect.poll(() => outcome.innerText()).toContain('help with kubernetes');
    expect(await outcome.innerText()).toContain('Ask the community');
    await demo.getByRole('textbox').fill('k8s');
    await expect.poll(() => outcome.innerText()).toBe('The search is asked for kubernetes');
  });
});
