import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { addLink, arriveAt, isInView, linkTo, pointAt } from '../setup/documents.js';

const origin = inject('builtSite');
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
/** There is a dropdown of versions beside it. */
const LANGUAGES = '.dropdown:has([lang]) > .navbar__link';
const openLanguages = (page: Page) =>
  pointAt(page.locator(LANGUAGES), page.locator('.navbar .dropdown__menu:has([lang])'));

describe('the language', () => {
  it('R010 R156 is chosen from a dropdown that lists both and marks the current one', async ({ open }) => {
    const page = await open(`${origin}/docs/cli`);
    await openLanguages(page);
    const links = page.locator('.navbar .dropdown__link[lang]');
    expect(await links.allInnerTexts()).toEqual(['English', '中文']);
    expect(await page.locator('.dropdown__link--active[lang]').innerText()).toBe('English');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/docs/cli',
      '/zh/docs/cli',
    ]);
  });

  // One storage for both: `color-mode.test.ts` and `announcement-bar.test.ts` are about what is in it.
  it.runIf(IS_FULL)('keeps the colour mode and what was closed when it changes', async ({ open }) => {
    const page = await open(`${origin}/docs/cli`, { colorScheme: 'light' });
    await page.locator('[data-color-mode-toggle]').first().click();
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.locator('[data-announcement-close]').click();
    await page.locator('[data-announcement]').waitFor({ state: 'hidden' });
    await page.goto(`${origin}/zh/docs/cli`);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('[data-announcement]').isVisible()).toBe(false);
  });

  it('R005 R339 is chosen on a phone below “Languages”, which lists both', async ({ open }) => {
    const page = await open(`${origin}/`, { viewport: PHONE });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const languages = page.locator('#dactyl-menu details', { hasText: 'Languages' });
    expect(await languages.locator('summary').innerText()).toBe('Languages');
    await languages.locator('summary').click();
    const links = languages.locator('a');
    await links.last().waitFor();
    expect(await links.allInnerTexts()).toEqual(['English', '中文']);
  });

  it('changes on the same page, also after navigation, and back', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await linkTo(page, '/docs/cli').click();
    await arriveAt(page, '/docs/cli');
    await openLanguages(page);
    await page.locator('.dropdown__link[lang^=zh]').click();
    await arriveAt(page, '/zh/docs/cli');
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await page.locator('main h1').innerText()).toMatch(/\p{Script=Han}/u);
    await linkTo(page, '/zh/blog').click();
    await arriveAt(page, '/zh/blog');
    await openLanguages(page);
    await page.locator('.dropdown__link[lang=en]').click();
    await arriveAt(page, '/blog');
  });

  it('changes with the query and the hash kept', async ({ open }) => {
    const page = await open(`${origin}/docs/cli?from=test#serve`);
    // The bar has made room for the target, and moves in and out while the page still scrolls: with keys, that is no matter.
    await page.locator(LANGUAGES).press('Enter');
    const chinese = page.locator('.navbar .dropdown--show .dropdown__link[lang^=zh]');
    // The menu fades in, and nothing in it takes the focus before.
    await chinese.waitFor();
    await chinese.press('Enter');
    await page.waitForURL(`${origin}/zh/docs/cli?from=test#serve`);
  });

  it('may put its letters into ids: their targets are reached, encoded or not', async ({ open }) => {
    const low = { viewport: { width: 1200, height: 250 } };
    const tags = await open(`${origin}/zh/blog/tags`, low);
    const ids = await tags.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
    const id = ids.find((one) => /\p{Script=Han}/u.test(one)) ?? '';
    for (const hash of [id, encodeURIComponent(id)]) {
      await tags.goto(`${origin}/zh/blog`);
      await tags.goto(`${origin}/zh/blog/tags#${hash}`);
      await expect.poll(() => isInView(tags.locator(`[id="${id}"]`))).toBe(true);
      await linkTo(tags, '/zh/blog').click();
      await arriveAt(tags, '/zh/blog');
      await (await addLink(tags, `/zh/blog/tags#${hash}`)).click();
      await tags.waitForURL(`${origin}/zh/blog/tags#${encodeURIComponent(id)}`);
      await expect.poll(() => isInView(tags.locator(`[id="${id}"]`))).toBe(true);
    }
  });

  it('R024 of the not-found page is that of the path, and changes to the same path, which may be there', async ({
    open,
  }) => {
    const page = await open('about:blank');
    for (const [path, other] of [
      ['/no/such-path', '/zh/no/such-path'],
      ['/zh/no/such-path', '/no/such-path'],
    ] as const) {
      await page.goto(origin + path);
      const links = page.locator('.navbar .dropdown__link[lang]');
      await expect
        .poll(() =>
          links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname).toSorted()),
        )
        .toEqual([path, other].toSorted());
    }
    expect(await page.locator('main h1').innerText()).toMatch(/\p{Script=Han}/u);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
  });
});
