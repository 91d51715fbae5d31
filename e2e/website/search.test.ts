/** The search on the website: its button, its dialog, and what comes out. */
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page, Response } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { DESKTOP, it as itInNewWindow, itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { arriveAt } from '../setup/documents.js';

const origin = inject('builtSite');
const button = (page: Page) => page.locator('.navbar button[data-search]');
const dialog = (page: Page) => page.locator('[role=dialog][aria-modal=true]');
const input = (page: Page) => dialog(page).locator('input');
const hits = (page: Page) => dialog(page).locator('.DocSearch-Hit');
const selected = (page: Page) => dialog(page).locator('[aria-selected=true]');

async function search(page: Page, query: string): Promise<void> {
  await button(page).click();
  await input(page).fill(query);
  await hits(page).first().waitFor();
}

/** CSS draws them, so that they are no part of the name. */
async function keysOf(searchButton: Locator): Promise<string> {
  const keys = searchButton.locator('kbd');
  expect(await keys.isVisible()).toBe(true);
  return keys.evaluate((kbd) => getComputedStyle(kbd, '::before').content);
}

describe('the search button', () => {
  it('R004 R247 R248 R249 R250 R328 R329 R334 R335 R343 is in the navbar, and opens and closes by click and keys, with the focus and what was typed', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`, { viewport: DESKTOP });
    expect(await button(page).count()).toBe(1);
    expect(await button(page).innerText()).toBe('Search');
    expect(await keysOf(button(page))).toBe('"Ctrl K"');
    expect(await button(page).getAttribute('aria-label')).toBe('Search');
    // Commands of the browser leave it closed.
    await button(page).focus();
    for (const keys of ['Control+f', 'Meta+f', 'Alt+f', 'Tab']) await page.keyboard.press(keys);
    await page.waitForTimeout(300);
    expect(await dialog(page).count()).toBe(0);
    // On the button, it has all that was typed.
    await button(page).focus();
    await page.keyboard.type('side');
    await input(page).waitFor();
    await expect.poll(() => input(page).inputValue()).toBe('side');
    await page.keyboard.type('bar');
    expect(await input(page).inputValue()).toBe('sidebar');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await button(page).click();
    await input(page).waitFor();
    expect(await input(page).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    // Its own shortcuts open and close it.
    for (const keys of ['Control+k', 'Meta+k', 'Control+K']) {
      await page.keyboard.press(keys);
      await input(page).waitFor();
      await page.keyboard.press(keys);
      await dialog(page).waitFor({ state: 'detached' });
    }
    expect(await dialog(page).count()).toBe(0);
    // The button, Escape, a click beside it.
    const close = [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 600)];
    for (const act of close) {
      await button(page).click();
      await expect.poll(() => input(page).evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await input(page).getAttribute('placeholder')).toBe('Search docs');
      expect(await dialog(page).getAttribute('aria-label')).toBe('Search');
      expect(await dialog(page).innerText()).toContain('No recent searches');
      await act();
      await dialog(page).waitFor({ state: 'detached' });
      await expect.poll(() => button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    }
    // A slash, outside of inputs.
    await page.evaluate(() => {
      const field = document.createElement('input');
      document.querySelector('main')?.prepend(field);
      field.focus();
    });
    await page.keyboard.type('a/b');
    expect(await page.locator('main input').inputValue()).toBe('a/b');
    expect(await dialog(page).count()).toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('/');
    await input(page).waitFor();
    expect(await input(page).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.setViewportSize(PHONE);
    const box = await button(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
  });

  it('speaks Chinese, says so when its dialog does not load, and tries again', async ({ open }) => {
    const page = await open(`${origin}/zh/docs`);
    await page.route('**/search-*/dialog.js*', (route) => route.abort());
    await button(page).click();
    const failure = page.getByRole('alert').filter({ hasText: '搜索没有加载成功。' });
    await failure.waitFor();
    await page.unroute('**/search-*/dialog.js*');
    await failure.getByRole('button', { name: '重试' }).click();
    await input(page).waitFor();
    expect(await failure.count()).toBe(0);
    expect(await button(page).getAttribute('aria-label')).toBe('搜索');
    expect(await input(page).getAttribute('placeholder')).toBe('搜索文档');
    expect(await dialog(page).innerText()).toContain('没有最近搜索');
    // Its results come from Chinese pages.
    await input(page).fill('侧边栏');
    await hits(page).first().waitFor();
    expect(await hits(page).first().innerText()).toContain('侧边栏');
    const links = await hits(page)
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((href) => !href.startsWith('/zh/'))).toEqual([]);
  });

  itInNewWindow('names the keys of a Mac on one, also in the navbar of another page', async ({ open }) => {
    const page = await open(`${origin}/docs`, { viewport: DESKTOP });
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
    await page.reload();
    expect(await keysOf(button(page))).toBe('"⌘ K"');
    // Pages below /tests have an item of the navbar that others lack.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/tests', id: 'to-tests', textContent: 'Tests' });
      document.querySelector('main')?.prepend(link);
    });
    await page.locator('#to-tests').click();
    await arriveAt(page, '/tests');
    expect(await keysOf(button(page))).toBe('"⌘ K"');
  });
});

describe('the search dialog', () => {
  it('has what was typed while it was on its way, also after a second Ctrl+K', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await page.route('**/search-*/dialog.js', async (route) => {
      // The request comes while the shortcut is still held down.
      await page.keyboard.up('Control');
      await page.keyboard.type('side');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('bar items');
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await input(page).waitFor();
    expect(await input(page).inputValue()).toBe('sidebar items');
  });

  it('fills the screen of a phone, also when the page is scrolled', async ({ open }) => {
    const page = await open(`${origin}/docs/configuration`, { viewport: PHONE });
    await page.evaluate(() => scrollTo(0, 1500));
    await page.keyboard.press('/');
    await input(page).waitFor();
    const box = await dialog(page).locator('.DocSearch-Modal').boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...PHONE });
    await dialog(page).getByText('Cancel').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });
});

describe('results', () => {
  it('R297 R298 R299 R300 R330 R332 R333 R341 R342 are found again after a failure, reached with keys and clicks without loading the document, remembered, and kept as favorites', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`);
    // What cannot be fetched is explained, and comes when the reader tries again.
    await page.route('**/search-index.json', (route) => route.abort());
    await button(page).click();
    await input(page).fill('sidebar');
    await dialog(page).getByText('Unable to fetch results').waitFor();
    expect(await dialog(page).innerText()).toContain('You might want to check your network connection.');
    await page.unroute('**/search-index.json');
    await input(page).fill('sidebars');
    await hits(page).first().waitFor();
    expect(await hits(page).count()).toBeGreaterThan(2);
    // The focus stays inside, all results are behind a link, and none are told.
    await input(page).fill('sidebar');
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(true);
    }
    const link = dialog(page).getByRole('link', { name: /^See all \d+ results$/ });
    expect(await link.getAttribute('href')).toBe('/search?q=sidebar');
    await input(page).fill('qqxzzyqqx');
    await dialog(page).getByText('No results for "qqxzzyqqx"').waitFor();
    expect(await dialog(page).innerText()).toContain('Try searching for');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await search(page, 'sidebar items');
    const first = await selected(page).innerText();
    await page.keyboard.press('ArrowDown');
    expect(await selected(page).innerText()).not.toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await selected(page).innerText()).toBe(first);
    await page.keyboard.press('Enter');
    await arriveAt(page, '/docs/sidebar/items');
    expect(await dialog(page).count()).toBe(0);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await button(page).click();
    await dialog(page).getByText('Recent', { exact: true }).waitFor();
    expect(await hits(page).innerText()).toContain('Sidebar items');
    // A favorite.
    await dialog(page).getByTitle('Save this search').click();
    await dialog(page).getByText('Favorite', { exact: true }).waitFor();
    expect(await hits(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    // A click leads to a heading.
    await search(page, 'requirements');
    await hits(page).getByText('Requirements').first().click();
    await arriveAt(page, '/docs/installation#requirements');
    expect(await dialog(page).count()).toBe(0);
  });

  it('R261 break nothing, whatever is searched for', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await button(page).click();
    const queries = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '😀👩‍👩‍👧',
      'x'.repeat(20_000),
      '%',
      '%E0%A4%A',
      '"',
      '\\',
      ' ',
      '',
    ];
    page.on('dialog', () => expect.unreachable('a script of the query ran'));
    for (const query of queries) {
      await input(page).fill(query);
      await page.waitForTimeout(100);
    }
    expect(await dialog(page).innerText()).toContain('No recent searches');
    await input(page).fill('sidebar');
    await hits(page).first().waitFor();
    expect(await dialog(page).locator('img, script').count()).toBe(0);
  });
});

// In a smaller site: `dev/locales.test.ts`.
describe.runIf(process.env.DACTYL_TEST_FULL === '1')('in the dev server', () => {
  it('opens like elsewhere', async ({ open }) => {
    const page = await open(`${inject('devServer')}/docs`);
    await page.keyboard.press('/');
    await input(page).waitFor();
    expect(await dialog(page).innerText()).toContain('No recent searches');
  });
});

describe('the weight', () => {
  itInNewWindow(
    'is nothing before the search is opened, then at most 87 KB of code and 4.1 KB for filters, from this site only',
    async ({ open }) => {
      const page = await open('about:blank');
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      await page.goto(`${origin}/docs/installation`, { waitUntil: 'networkidle' });
      await button(page).hover();
      expect(responses.filter((response) => /search/.test(response.url()))).toEqual([]);
      responses.length = 0;
      await search(page, 'installation');
      expect(responses.filter((response) => !response.url().startsWith(origin))).toEqual([]);
      const code = responses.filter((response) => /script|stylesheet/.test(response.request().resourceType()));
      const bodies = await Promise.all(code.map((response) => response.body()));
      expect(code.map((response) => response.url().replace(/.*\//, ''))).toEqual(['dialog.js', 'session.js']);
      const [dialogSize = 0, sessionSize = 0] = bodies.map((body) => brotliCompressSync(body).length);
      expect(dialogSize).toBeLessThanOrEqual(87_000);
      expect(sessionSize).toBeLessThanOrEqual(4100);
    },
  );
});
