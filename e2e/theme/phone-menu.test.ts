/** The menu of small screens, with every type of item, by finger and by keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { atRest } from '../setup/at-rest.js';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';

const { full, bare } = inject('themeSites');
const MENU = '#dactyl-menu';
const menu = (page: Page) => page.locator(MENU);
const toggle = (page: Page) => page.locator('.navbar__toggle');
const isOpen = (page: Page) => menu(page).evaluate((element) => element.matches(':popover-open'));
const focusIsInMenu = (page: Page) => page.evaluate(() => !!document.activeElement?.closest('#dactyl-menu'));

/** Opened with a finger, and at rest. */
async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await menu(page).waitFor();
  await atRest(menu(page));
}

describe('the main menu of a phone', () => {
  it('has the items of the bar, one below the other, without the search', async ({ open }) => {
    const page = await open(`${full}/about`, { viewport: PHONE });
    await openMenu(page);
    const entries = menu(page).locator('.navbar-sidebar__item:first-child > .menu__list > li');
    const first = entries.locator('> a, > span, > button, > div > a, > details > summary.menu__link');
    expect(await first.allInnerTexts()).toEqual([
      'About',
      'Boats',
      'Anchor',
      'Depths',
      'Crew',
      'More',
      'Places',
      'Second',
      'one',
      'one',
      '🚩 Flag',
      'Greeting (menu): 0',
      'Low tide',
      'Versions',
      'Languages',
    ]);
    expect(await menu(page).getByRole('searchbox').count()).toBe(0);
    expect(await menu(page).getByRole('link', { name: 'About' }).first().getAttribute('aria-current')).toBe('page');
    const tops = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
    expect(tops).toEqual([...new Set(tops)].toSorted((a, b) => a - b));
  });

  it('R006 lists the versions under “Versions”, and the languages under “Languages”', async ({ open }) => {
    const page = await open(`${full}/docs/next/two`, { viewport: PHONE });
    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Back to main menu' }).click();
    const versions = menu(page).locator('details', { hasText: 'Versions' });
    // Open, because the page is one of a version.
    await versions.getByRole('link', { name: 'Low tide' }).waitFor();
    expect(await versions.getByRole('link').allInnerTexts()).toEqual([
      'What versions are',
      'Next tide',
      'Low tide',
      'Section',
    ]);
    expect(await versions.locator('.menu__link--active').innerText()).toBe('Next tide');
    const languages = menu(page).locator('details', { hasText: 'Languages' });
    await languages.locator('summary').click();
    await languages.getByRole('link', { name: '中文' }).click();
    await page.waitForURL(`${full}/zh/docs/next/two?from=menu`);
    await openMenu(page);
    await menu(page).getByRole('button', { name: '返回主菜单' }).click();
    await menu(page).locator('summary', { hasText: '版本' }).waitFor();
    expect(await menu(page).locator('summary', { hasText: '语言' }).isVisible()).toBe(true);
  });

  it('R155 opens a dropdown in its place, and closes the menu when an entry is followed', async ({ open }) => {
    const page = await open(`${full}/about`, { viewport: PHONE });
    await openMenu(page);
    const more = menu(page).locator('details', { hasText: 'More' });
    // The page is one of its entries.
    expect(await more.getAttribute('open')).toBe('');
    // It has a page of its own, so the arrow beside its name opens it.
    const places = menu(page).locator('details', { hasText: 'Inside' });
    expect(await places.getAttribute('open')).toBeNull();
    await places.locator('summary[aria-label="Expand the dropdown"]').click();
    await atRest(menu(page));
    expect(page.url()).toBe(`${full}/about`);
    await places.getByRole('link', { name: 'Inside' }).click();
    await page.waitForURL(`${full}/section/inside`);
    expect(await isOpen(page)).toBe(false);
    await openMenu(page);
    expect(await places.getAttribute('open')).toBe('');
    await menu(page).getByRole('link', { name: 'Places' }).click();
    await page.waitForURL(`${full}/section`);
    expect(await isOpen(page)).toBe(false);
  });

  it('shows what only one section has, in that section', async ({ open }) => {
    const page = await open(`${full}/section`, { viewport: PHONE });
    await openMenu(page);
    expect(await menu(page).getByRole('link', { name: 'In the section' }).isVisible()).toBe(true);
    const other = await open(`${full}/about`, { viewport: PHONE });
    expect(await menu(other).getByText('In the section').count()).toBe(0);
  });

  it('has no way back where the bar has no items', async ({ open }) => {
    const page = await open(`${bare}/`, { viewport: PHONE });
    await openMenu(page);
    expect(await page.getByRole('button', { name: 'Back to main menu' }).count()).toBe(0);
    expect(await menu(page).locator('[data-color-mode-toggle]').isVisible()).toBe(true);
  });
});

describe('the menu', () => {
  it('keeps the page behind it where it is', async ({ open }) => {
    const page = await open(`${full}/docs/one`, { viewport: PHONE });
    await page.locator('main').evaluate((main) => (main.style.minHeight = '3000px'));
    await openMenu(page);
    await page.mouse.move(360, 600);
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  });

  it.for([
    ['the narrowest phone', 320, 568],
    ['a phone on its side', 844, 390],
    ['a tablet', 996, 700],
  ] as const)('fits %s, down to its last item', async ([, width, height], { open }) => {
    const page = await open(`${full}/about`, { viewport: { width, height } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await openMenu(page);
    const box = await menu(page).boundingBox();
    expect(box && box.x === 0 && box.width < width && box.height === height).toBe(true);
    const last = menu(page).locator('.navbar-sidebar__item:first-child > .menu__list > li').last();
    await last.scrollIntoViewIfNeeded();
    const bottom = await last.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(height);
    const close = await menu(page).getByRole('button', { name: 'Close navigation bar' }).boundingBox();
    expect(close && close.x + close.width <= width && close.width >= 24 && close.height >= 24).toBe(true);
  });

  it('works by keyboard alone, and closes when the focus leaves it', async ({ open }) => {
    const page = await open(`${full}/docs/one`, { viewport: PHONE, reducedMotion: 'no-preference' });
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    await atRest(menu(page));
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    const seen: string[] = [];
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      expect(await focusIsInMenu(page)).toBe(true);
      const name = (element: HTMLElement) => element.ariaLabel ?? element.innerText;
      seen.push(await page.locator(':focus').evaluate(name));
    }
    expect(seen).toEqual([
      'Harbour',
      'Switch between dark and light mode (currently light mode)',
      'Close navigation bar',
      '← Back to main menu',
    ]);
    await page.keyboard.press('Enter');
    await atRest(menu(page));
    // The button is out of view: the focus is before the items that are in view now.
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('About');
    await page.keyboard.press('Shift+Tab');
    expect(await focusIsInMenu(page)).toBe(true);
    for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+Tab');
    expect(await focusIsInMenu(page)).toBe(false);
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
    expect(page.url()).toBe(`${full}/docs/one`);
  });

  it('gives the focus back to its button after Escape and after its own button', async ({ open }) => {
    const page = await open(`${full}/about`, { viewport: PHONE });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await toggle(page).focus();
    for (const key of ['Escape', 'Enter']) {
      await page.keyboard.press('Enter');
      await menu(page).waitFor();
      await atRest(menu(page));
      for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
      expect(await focused()).toBe('Close navigation bar');
      await page.keyboard.press(key);
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(await focused()).toBe('Toggle navigation bar');
    }
  });
});
