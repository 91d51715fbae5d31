import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { arriveAt, linkTo, pointAt, scrollTop } from '../setup/documents.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const origin = inject('builtSite');
const navbarBottom = (page: Page) =>
  page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom);

describe('the first Tab', () => {
  it('R147 reaches “Skip to main content”, which leads to the main region', async ({ open }) => {
    const page = await open(`${origin}/blog`);
    await page.keyboard.press('Tab');
    const link = page.locator(':focus');
    expect(await link.innerText()).toBe('Skip to main content');
    const box = await link.boundingBox();
    expect(box && box.x >= 0 && box.y >= 0 && box.height > 10).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('.main-wrapper'))).toBe(true);
    expect(await page.evaluate(() => !!document.activeElement?.closest('.navbar'))).toBe(false);
  });
});

describe('the navigation bar', () => {
  it('R148 R149 R150 is fixed at the top, has logo and title, which lead home, and items at its left and at its right', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`);
    const style = await page.locator('.navbar').evaluate((navbar) => {
      const { position, top } = getComputedStyle(navbar);
      return { position, top };
    });
    expect(style.position).toMatch(/^(?:sticky|fixed)$/);
    expect(style.top).toBe('0px');
    const groups = page.locator('.navbar__inner > .navbar__items');
    expect(await groups.count()).toBe(2);
    expect(await groups.last().getAttribute('class')).toContain('navbar__items--right');
    const [left, right] = await groups.evaluateAll((all) => all.map((group) => group.getBoundingClientRect()));
    expect(left?.right).toBeLessThan(right?.left ?? 0);
    const brand = page.locator('.navbar__items > .navbar__brand');
    expect(await brand.locator('img:visible').count()).toBe(1);
    expect(await brand.innerText()).toBe('Dactyl');
    await brand.click();
    await arriveAt(page, '/');
  });

  it('R168–R170 hides while the page is scrolled down, past its own height, and comes back', async ({ open }) => {
    const page = await open(`${origin}/docs`, { viewport: { width: 1200, height: 500 } });
    await page.locator('[data-announcement-close]').click();
    const height = await navbarBottom(page);
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, height - 20);
    await expect.poll(() => scrollTop(page)).toBe(height - 20);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator('.navbar--hidden').count()).toBe(0);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => navbarBottom(page)).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -150);
    await expect.poll(() => navbarBottom(page)).toBeGreaterThan(height - 5);
    expect(await scrollTop(page)).toBeGreaterThan(height);
    // Not from under a click, which would miss what it is aimed at; nor with the keyboard in it.
    const staysShown = async () => {
      await page.mouse.wheel(0, 500);
      await page.locator('.navbar--hidden').waitFor();
      const moves = page.locator('.navbar').evaluate(async (navbar) => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return getComputedStyle(navbar).transform;
      });
      expect(await moves).toBe('none');
    };
    const brand = page.locator('.navbar__brand').first();
    await brand.hover();
    await page.mouse.down();
    await staysShown();
    await page.mouse.move(600, 300);
    await page.mouse.up();
    await page.mouse.wheel(0, -150);
    await page.locator('.navbar:not(.navbar--hidden)').waitFor();
    await brand.focus();
    await page.keyboard.press('Tab');
    await staysShown();
  });

  it('R160 marks the item that the page belongs to', async ({ open }) => {
    const page = await open(`${origin}/docs/installation`);
    const active = page.locator('.navbar__items .navbar__link--active');
    const visited = [];
    for (const href of ['/docs/configuration', '/docs/cli', '/blog', '/']) {
      await linkTo(page, href).click();
      await arriveAt(page, href);
      visited.push(await active.allInnerTexts());
    }
    expect(visited).toEqual([['Docs'], ['API'], ['Blog'], []]);
  });
});

describe('the item for tests', () => {
  const item = (page: Page) => page.getByRole('button', { name: '🧪 Test item' });

  it('R163 is there on pages below /tests, and on no others', async ({ open }) => {
    const page = await open(`${origin}/tests/docs`);
    expect(await item(page).isVisible()).toBe(true);
    await page.locator('.navbar__link[href="/blog"]').click();
    await arriveAt(page, '/blog');
    expect(await item(page).count()).toBe(0);
    await page.goBack();
    await arriveAt(page, '/tests/docs');
    expect(await item(page).isVisible()).toBe(true);
    const buttons = (file: string) =>
      openWebsiteOutput()
        .page(file)
        .all('.navbar__inner button')
        .map(({ text }) => text.trim());
    for (const [file, count] of [
      ['docs.html', 0],
      ['tests/blog.html', 1],
      ['tests/pages.html', 1],
    ] as const) {
      expect(buttons(file).filter((text) => text === '🧪 Test item').length, file).toBe(count);
    }
    expect(buttons('zh/tests/docs.html')).toContain('🧪 测试项');
  });

  it('R164 raises an alert when it is clicked, in the bar and in the menu of a phone', async ({ open }) => {
    const page = await open(`${origin}/tests/docs`);
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    await item(page).click();
    await expect.poll(() => said).toEqual(['The test item says: You are among the test pages.']);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    const inMenu = page.getByRole('button', { name: '🧪 Test item 📱' });
    await inMenu.click();
    await expect.poll(() => said.length).toBe(2);
  });
});

describe('a dropdown', () => {
  const dropdown = (page: Page) => page.locator('.navbar__item.dropdown:has([lang])');
  const label = (page: Page) => dropdown(page).locator('> .navbar__link');
  const menu = (page: Page) => dropdown(page).locator('.dropdown__menu');
  const expanded = (page: Page) => label(page).getAttribute('aria-expanded');
  const moveAway = (page: Page) => page.mouse.move(300, 700);

  it('R243 R244 R246 opens on hover, on a click and with the keyboard, and closes on a click outside and when the focus leaves it', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`);
    await pointAt(label(page), menu(page));
    await moveAway(page);
    await menu(page).waitFor({ state: 'hidden' });
    await label(page).click();
    expect(await expanded(page)).toBe('true');
    await moveAway(page);
    await menu(page).waitFor();
    await label(page).press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await expanded(page)).toBe('false');
    await label(page).press('Enter');
    await menu(page).waitFor();
    expect(await expanded(page)).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await menu(page).isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await expanded(page)).toBe('false');
    await label(page).click();
    await menu(page).waitFor();
    await page.mouse.click(700, 700);
    await menu(page).waitFor({ state: 'hidden' });
    expect(await expanded(page)).toBe('false');
  });

  it('R245 closes on a touch outside', async ({ open }) => {
    const page = await open(`${origin}/docs`, { hasTouch: true });
    await label(page).tap();
    await menu(page).waitFor();
    expect(await expanded(page)).toBe('true');
    await page.touchscreen.tap(700, 700);
    await menu(page).waitFor({ state: 'hidden' });
    expect(await expanded(page)).toBe('false');
  });
});
