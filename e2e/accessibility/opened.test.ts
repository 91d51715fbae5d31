/** Accessibility of what is not on screen at first: menus and panels. */
import { describe, expect, inject } from 'vitest';
import { it, PHONE } from '../setup/browser-test.js';
import { violations } from './axe.js';

describe('accessibility of what opens', () => {
  it.for(['', '/zh'])('holds for the menu of a phone below "%s/"', async (locale, { open }) => {
    const page = await open(`${inject('builtSite')}${locale}/docs`, { viewport: PHONE, reducedMotion: 'reduce' });
    await page.locator('.navbar__toggle').click();
    await page.locator('#dactyl-menu').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violations(page, 'dark')).toEqual([]);
    await page.locator('[data-menu-back]').click();
    await page.locator('#dactyl-menu details:has([lang]) > summary').click();
    expect(await violations(page)).toEqual([]);
    expect(await violations(page, 'dark')).toEqual([]);
  });

  it.for(['', '/zh'])('holds for the search below "%s/", empty and with hits', async (locale, { open }) => {
    const page = await open(`${inject('builtSite')}${locale}/docs`, { reducedMotion: 'reduce' });
    await page.locator('.navbar button[data-search]').click();
    const dialog = '.DocSearch-Container';
    const input = page.locator(`${dialog} input`);
    await input.waitFor();
    expect(await violations(page, 'light', dialog)).toEqual([]);
    await input.fill('MDX');
    await page.locator('.DocSearch-Hit').first().waitFor();
    await page.locator('.dactyl-filters__button').click();
    await page.locator('.dactyl-filters__choices select').first().waitFor();
    expect(await violations(page, 'light', dialog)).toEqual([]);
    expect(await violations(page, 'dark', dialog)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await violations(page, 'light', dialog)).toEqual([]);
  });

  it('holds for the page of results, with some and with none', async ({ open }) => {
    const page = await open(`${inject('builtSite')}/search?q=MDX&type=doc`, { reducedMotion: 'reduce' });
    await page.locator('.search-page__hit mark').first().waitFor();
    await page.locator('.dactyl-filters__choices select').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violations(page, 'dark')).toEqual([]);
    await page.setViewportSize(PHONE);
    await page.locator('.search-page__input').fill('xyzzyqwv');
    await page.getByText('No results were found').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('holds for the menu that copies a page', async ({ open }) => {
    const page = await open(`${inject('builtSite')}/docs`, { viewport: PHONE, reducedMotion: 'reduce' });
    const menu = '[data-copy-page]';
    await page.locator(`${menu} > summary`).click();
    expect(await violations(page, 'light', menu)).toEqual([]);
    expect(await violations(page, 'dark', menu)).toEqual([]);
  });

  it.for(['', '/zh'])('holds for the questions to readers below "%s/"', async (locale, { open }) => {
    const page = await open(`${inject('builtSite')}${locale}/docs/feedback`, { viewport: PHONE });
    await page.locator('button[name=vote][value=no]').click();
    await page.locator('textarea[name=text]').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violations(page, 'dark')).toEqual([]);
    await page.goto(`${inject('builtSite')}${locale}/docs/analytics`);
    await page.locator('[data-consent-answer=no]').click();
    await page.locator('.dactyl-consent [role=status]:not(:empty)').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violations(page, 'dark')).toEqual([]);
  });

  it('holds for a page about the site itself', async ({ open }) => {
    const page = await open(`${inject('builtSite')}/__docusaurus/debug/config`, { reducedMotion: 'reduce' });
    await page.locator('.debug-json__key').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violations(page, 'dark', 'main')).toEqual([]);
  });

  it.for(['', '/zh'])('holds for a dropdown below "%s/"', async (locale, { open }) => {
    const page = await open(`${inject('builtSite')}${locale}/docs`, { reducedMotion: 'reduce' });
    await page.locator('.navbar .dropdown:has([lang]) > .navbar__link').click();
    await page.locator('.navbar .dropdown__menu:has([lang])').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violations(page, 'dark')).toEqual([]);
  });
});
