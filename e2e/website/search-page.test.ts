/** The page of search results. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { DESKTOP, it as itInNewWindow, itInUsedWindow as it } from '../setup/browser-test.js';

const origin = inject('builtSite');
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
const input = (page: Page) => page.locator('main').getByRole('searchbox');
const hits = (page: Page) => page.locator('.search-page__hit');
const status = (page: Page) => page.locator('main').getByRole('status');

describe('the search page', () => {
  itInNewWindow(
    'R110 R210 has the query of its address, runs it, says how much it has found, shows more by the keyboard, and tells the page which result is opened',
    async ({ open }) => {
      const page = await open(`${origin}/search?q=swizzle`);
      await hits(page).first().waitFor();
      expect(await input(page).inputValue()).toBe('swizzle');
      expect(await page.locator('h1').innerText()).toBe('Search results for "swizzle"');
      expect(await page.title()).toMatch(/^Search results for "swizzle" \| /);
      expect(await status(page).innerText()).toMatch(/^\d+ results found$/);
      const hrefs = await hits(page)
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs).toHaveLength(15);
      expect(hrefs.filter((href) => !href.startsWith('/'))).toEqual([]);
      expect(await hits(page).locator('mark').first().innerText()).toMatch(/swizzl/i);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
      await page.getByRole('button', { name: 'Show more results' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => hits(page).count()).toBe(30);
      const sixteenth = hits(page).nth(15).locator('a');
      expect(await sixteenth.evaluate((link) => link === document.activeElement)).toBe(true);
      const details: unknown[] = [];
      await page.exposeFunction('noteSearch', (detail: unknown) => void details.push(detail));
      await page.evaluate(`document.addEventListener('dactyl:search', ({ detail }) => noteSearch(detail))`);
      const second = hits(page).nth(1).locator('a');
      const url = await second.getAttribute('href');
      await second.click();
      const click = { kind: 'click', query: 'swizzle', url, position: 2, locale: 'en' };
      await expect.poll(async () => details).toContainEqual(click);
    },
  );

  it('R110 writes what is typed into the address, in place of the entry that is there', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await page.goto(`${origin}/search`);
    await expect.poll(() => input(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await hits(page).count()).toBe(0);
    await page.keyboard.type('front matter');
    await hits(page).first().waitFor();
    await page.waitForURL(`${origin}/search?q=front+matter`);
    expect(await input(page).inputValue()).toBe('front matter');
    await hits(page).first().locator('a').click();
    await page.waitForURL((url) => url.pathname !== '/search');
    await page.goBack();
    await hits(page).first().waitFor();
    expect(await input(page).inputValue()).toBe('front matter');
    await page.goBack();
    await page.waitForURL(`${origin}/docs`);
  });

  it('keeps what is typed before its script has come, and moves nothing when that comes', async ({ open }) => {
    const page = await open('about:blank');
    const places: unknown[] = [];
    await page.route('**/search-*/page.js', async (route) => {
      await input(page).click();
      await page.keyboard.type('front ma');
      places.push(await input(page).boundingBox());
      await route.continue();
    });
    await page.goto(`${origin}/search`, { waitUntil: 'commit' });
    await hits(page).first().waitFor();
    await page.keyboard.type('tter');
    await page.waitForURL(`${origin}/search?q=front+matter`);
    expect(await input(page).inputValue()).toBe('front matter');
    expect([await input(page).boundingBox()]).toEqual(places);
  });

  it('has its filters in its address, in place of the entry that is there', async ({ open }) => {
    const page = await open(`${origin}/search?q=sidebar&type=blog`);
    const type = page.locator('main').getByRole('combobox', { name: 'Type' });
    const hrefs = () =>
      hits(page)
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    await expect.poll(hrefs).not.toEqual([]);
    expect((await hrefs()).filter((href) => !href.startsWith('/blog/'))).toEqual([]);
    await expect.poll(() => type.inputValue()).toBe('blog');
    await type.selectOption('doc');
    await page.waitForURL(`${origin}/search?q=sidebar&type=doc`);
    await expect.poll(async () => (await hrefs()).filter((href) => !/^\/(docs|community)\b/.test(href))).toEqual([]);
    await page.locator('main').getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL(`${origin}/search?q=sidebar`);
  });

  it.runIf(IS_FULL)('speaks Chinese, finds Chinese pages, and says when there are none', async ({ open }) => {
    const page = await open(`${origin}/zh/search?q=${encodeURIComponent('侧边栏')}`);
    await hits(page).first().waitFor();
    expect(await status(page).innerText()).toMatch(/^找到 \d+ 个结果$/);
    expect(await hits(page).first().locator('a').getAttribute('href')).toMatch(/^\/zh\//);
    await input(page).fill('qqxzzyqqx');
    await page.getByText('没有找到任何结果').waitFor();
    expect(await hits(page).count()).toBe(0);
  });

  it('explains a failure, tries again, and shows what is searched for as text', async ({ open }) => {
    const page = await open('about:blank');
    await page.route('**/search-index.json', (route) => route.abort());
    await page.goto(`${origin}/search?q=sidebar`);
    const alert = page.locator('main').getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Unable to fetch results');
    await page.unroute('**/search-index.json');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await hits(page).first().waitFor();
    expect(await alert.count()).toBe(0);
    await input(page).fill('<img src=x onerror=alert(1)> "%E0%A4%A');
    await page.locator('h1', { hasText: '<img src=x onerror=alert(1)>' }).waitFor();
    expect(await page.locator('h1 img, main script').count()).toBe(0);
  });

  it('says what to do without JavaScript', async ({ open }) => {
    const page = await open(`${origin}/search?q=a`, { viewport: DESKTOP, javaScriptEnabled: false });
    expect(await page.locator('main').innerText()).toContain('needs JavaScript');
    expect(await input(page).isVisible()).toBe(false);
  });
});
