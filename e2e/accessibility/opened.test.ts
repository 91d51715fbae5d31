/**
 * Accessibility of what is not on screen at first: menus and panels. What is around them is that of pages, which have
 * tests of their own. Chinese has the same elements and colours, and names that `languages.test.ts` asks for: the full run
 * opens them, too.
 */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { SEARCH_DIALOG, violations } from './axe.js';

const ORIGIN = inject('builtSite');
const MENU = '#dactyl-menu';
const ENGLISH = { locale: '', modes: ['light', 'dark'] } as const;
const CHINESE = { locale: '/zh', modes: ['light'] } as const;
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
const LOCALES = IS_FULL ? [ENGLISH, CHINESE] : [ENGLISH];

async function openMenu(page: Page): Promise<void> {
  await page.locator('.navbar__toggle').click();
  await page.locator(MENU).waitFor();
}

async function openLanguages(page: Page): Promise<void> {
  await page.locator('[data-menu-back]').click();
  await page.locator(`${MENU} details:has([lang]) > summary`).click();
}

async function openSearch(page: Page): Promise<void> {
  await page.locator('.navbar button[data-search]').click();
  await page.locator(`${SEARCH_DIALOG} input`).waitFor();
}

async function fillSearch(page: Page): Promise<void> {
  await page.locator(`${SEARCH_DIALOG} input`).fill('MDX');
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.locator('.dactyl-filters__button').click();
  await page.locator('.dactyl-filters__choices select').first().waitFor();
}

describe('accessibility of what opens', () => {
  it('holds for the menu of a phone', async ({ open }) => {
    const page = await open(`${ORIGIN}/docs`, { viewport: PHONE });
    await openMenu(page);
    expect(await violations(page, 'light', 'html', MENU)).toEqual([]);
    expect(await violations(page, 'dark', MENU)).toEqual([]);
    await openLanguages(page);
    expect(await violations(page, 'light', MENU)).toEqual([]);
    if (!IS_FULL) return;
    expect(await violations(page, 'dark', MENU)).toEqual([]);
    await page.goto(`${ORIGIN}/zh/docs`);
    await openMenu(page);
    expect(await violations(page, 'light', MENU)).toEqual([]);
    await openLanguages(page);
    expect(await violations(page, 'light', MENU)).toEqual([]);
  });

  it('holds for the search, empty and with hits', async ({ open }) => {
    const page = await open(`${ORIGIN}/docs`);
    await openSearch(page);
    expect(await violations(page, 'light', SEARCH_DIALOG)).toEqual([]);
    await fillSearch(page);
    expect(await violations(page, 'light', SEARCH_DIALOG)).toEqual([]);
    expect(await violations(page, 'dark', SEARCH_DIALOG)).toEqual([]);
    if (!IS_FULL) return;
    await page.setViewportSize(PHONE);
    expect(await violations(page, 'light', SEARCH_DIALOG)).toEqual([]);
    await page.goto(`${ORIGIN}/zh/docs`);
    await openSearch(page);
    expect(await violations(page, 'light', SEARCH_DIALOG)).toEqual([]);
    await fillSearch(page);
    expect(await violations(page, 'light', SEARCH_DIALOG)).toEqual([]);
  });

  it('holds for the page of results, with some and with none', async ({ open }) => {
    const page = await open(`${ORIGIN}/search?q=MDX&type=doc`);
    await page.locator('.search-page__hit mark').first().waitFor();
    await page.locator('.dactyl-filters__choices select').first().waitFor();
    expect(await violations(page, 'light', 'html', 'main')).toEqual([]);
    expect(await violations(page, 'dark', 'main')).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.locator('.search-page__input').fill('xyzzyqwv');
    await page.getByText('No results were found').waitFor();
    expect(await violations(page, 'light', 'main')).toEqual([]);
  });

  it('holds for the menu that copies a page', async ({ open }) => {
    const page = await open(`${ORIGIN}/docs`, { viewport: PHONE });
    const menu = '[data-copy-page]';
    await page.locator(`${menu} > summary`).click();
    expect(await violations(page, 'light', menu)).toEqual([]);
    expect(await violations(page, 'dark', menu)).toEqual([]);
  });

  it('holds for the questions to readers', async ({ open }) => {
    const page = await open('about:blank', { viewport: PHONE });
    for (const { locale, modes } of LOCALES) {
      await page.goto(`${ORIGIN}${locale}/docs/feedback`);
      await page.locator('button[name=vote][value=no]').click();
      await page.locator('main textarea[name=text]').waitFor();
      for (const mode of modes) expect(await violations(page, mode, '.dactyl-feedback')).toEqual([]);
      await page.goto(`${ORIGIN}${locale}/docs/analytics`);
      await page.locator('[data-consent-answer=no]').click();
      await page.locator('main .dactyl-consent [role=status]:not(:empty)').waitFor();
      for (const mode of modes) expect(await violations(page, mode, 'main .dactyl-consent')).toEqual([]);
    }
  });

  it('holds for a page about the site itself', async ({ open }) => {
    const page = await open(`${ORIGIN}/__docusaurus/debug/config`);
    await page.locator('.debug-json__key').first().waitFor();
    expect(await violations(page, 'light', 'html', 'main')).toEqual([]);
    expect(await violations(page, 'dark', 'main')).toEqual([]);
  });

  it('holds for a dropdown', async ({ open }) => {
    const page = await open('about:blank');
    for (const { locale, modes } of LOCALES) {
      await page.goto(`${ORIGIN}${locale}/docs`);
      await page.locator('.navbar .dropdown:has([lang]) > .navbar__link').click();
      await page.locator('.navbar .dropdown__menu:has([lang])').waitFor();
      for (const mode of modes) expect(await violations(page, mode, '.navbar')).toEqual([]);
    }
  });
});
