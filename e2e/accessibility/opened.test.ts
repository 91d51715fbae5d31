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
    expect(await violations(page, 'light', dialog)).toEqual([]);
    expect(await violations(page, 'dark', dialog)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await violations(page, 'light', dialog)).toEqual([]);
  });

  it.for(['', '/zh'])('holds for a dropdown below "%s/"', async (locale, { open }) => {
    const page = await open(`${inject('builtSite')}${locale}/docs`, { reducedMotion: 'reduce' });
    await page.locator('.navbar .dropdown:has([lang]) > .navbar__link').click();
    await page.locator('.navbar .dropdown__menu:has([lang])').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violations(page, 'dark')).toEqual([]);
  });
});
