import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { linkTo, pointAt } from '../setup/documents.js';

const origin = inject('builtSite');
const NO_SCRIPT = { javaScriptEnabled: false };

describe('with JavaScript off', () => {
  it('a doc can be read, and its links lead on', async ({ open }) => {
    const page = await open(`${origin}/docs`, NO_SCRIPT);
    expect(await page.locator('main h1').innerText()).toBe('Introduction');
    expect((await page.locator('main article').innerText()).length).toBeGreaterThan(1000);
    await page.locator('a.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== '/docs');
    await linkTo(page, '/blog').click();
    await page.waitForURL(`${origin}/blog`);
    await page.locator('article h2 a').first().click();
    await page.waitForURL(`${origin}/blog/**`);
    expect(await page.locator('main h1').isVisible()).toBe(true);
  });

  it('categories of the sidebar open and close', async ({ open }) => {
    const page = await open(`${origin}/docs`, NO_SCRIPT);
    // The first one stands in no closed one. Once it is open, another is the first.
    await page
      .locator('aside details:not([open])')
      .first()
      .evaluate((element) => element.setAttribute('id', 'tried'));
    const details = page.locator('#tried');
    const link = details.locator('a').first();
    expect(await link.isVisible()).toBe(false);
    await details.locator('summary').first().click();
    expect(await link.isVisible()).toBe(true);
    await link.click();
    await page.waitForURL((url) => url.pathname !== '/docs');
  });

  it('the language can be changed', async ({ open }) => {
    const page = await open(`${origin}/docs/cli`, NO_SCRIPT);
    const chinese = page.locator('.dropdown__menu a[lang^=zh]');
    expect(await chinese.isVisible()).toBe(false);
    await pointAt(page.locator('.dropdown:has([lang]) > .navbar__link'), chinese);
    await chinese.click();
    await page.waitForURL(`${origin}/zh/docs/cli`);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });

  it('a phone has the menu, with the way to all areas and languages', async ({ open }) => {
    const page = await open(`${origin}/docs/cli`, { ...NO_SCRIPT, viewport: PHONE });
    const menu = page.locator('#dactyl-menu');
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await menu.waitFor();
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await menu.locator('summary', { hasText: 'Languages' }).click();
    await menu.locator('a[lang^=zh]').click();
    await page.waitForURL(`${origin}/zh/docs/cli`);
    await page.locator('.navbar__toggle').click();
    await menu.locator('a[href="/zh/blog"]').click();
    await page.waitForURL(`${origin}/zh/blog`);
  });

  it('a phone shows the docs sidebar', async ({ open }) => {
    const page = await open(`${origin}/docs`, { ...NO_SCRIPT, viewport: PHONE });
    await page.locator('nav[data-mobile-secondary] a[href="/docs/installation"]').click();
    await page.waitForURL(`${origin}/docs/installation`);
  });

  it('steps have their numbers, and the whole of a card is its link, on a phone too', async ({ open }) => {
    const page = await open(`${origin}/docs/markdown-features/writing-components`, { ...NO_SCRIPT, viewport: PHONE });
    const content = page.locator('.theme-doc-markdown');
    const number = content.locator('.dactyl-steps li').nth(1);
    expect(await number.evaluate((step) => getComputedStyle(step, '::before').content)).toBe('counter(list-item)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    // Names that follow each other are equally far apart, whether they share a folder or not.
    const names = await content
      .locator('.dactyl-file-tree li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    const distances = names.slice(1).map((top, index) => Math.round(top - Number(names[index])));
    expect([...new Set(distances)]).toHaveLength(1);
    const [first, second] = await content
      .locator('.dactyl-tile')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(second).toBeGreaterThan(Number(first));
    await content.locator('.dactyl-tile > p:last-child').first().click({ force: true });
    await page.waitForURL(`${origin}/docs/markdown-features/tabs`);
  });

  it('nothing shows that only a script could work', async ({ open }) => {
    const page = await open(`${origin}/docs/markdown-features/tabs`, NO_SCRIPT);
    expect(await page.locator('[data-color-mode-toggle]:visible').count()).toBe(0);
    expect(await page.locator('[data-sidebar-toggle]:visible').count()).toBe(0);
    expect(await page.locator('[data-copy]:visible').count()).toBe(0);
  });
});
