/** Footer, announcement bar, logo and colour mode, as configured in the variants of the site. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';

const { full, simple, bare } = inject('themeSites');

const footer = (page: Page) => page.locator('footer');
const announcement = (page: Page) => page.locator('[data-announcement]');
const visibleImages = (page: Page, place: string) =>
  page.locator(`${place} img:visible`).evaluateAll((all) => all.map((image) => image.getAttribute('src')));

describe('the footer', () => {
  it('R171 has columns of links beside each other, with their titles', async ({ open }) => {
    const page = await open(`${full}/`);
    const columns = footer(page).locator('.footer__col');
    expect(await columns.count()).toBe(3);
    expect(await columns.locator('.footer__title').allInnerTexts()).toEqual(['Read', 'Look']);
    const lefts = await columns.evaluateAll((all) => all.map((column) => column.getBoundingClientRect().left));
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    const about = columns.getByRole('link', { name: 'About us' });
    expect(await about.getAttribute('data-kind')).toBe('plain');
    const boats = columns.getByRole('link', { name: 'Boats' });
    expect(await boats.getAttribute('target')).toBe('_blank');
    expect(await boats.locator('svg').count()).toBe(1);
    expect(await columns.getByRole('link', { name: 'Anchor' }).getAttribute('href')).toBe('/pier/img/anchor.svg');
    expect(await columns.locator('.own-footer').innerHTML()).toBe('By the <i>sea</i>');
    expect(await footer(page).locator('.own-column').innerText()).toContain('Look');
    expect(await columns.locator('.own-link').evaluate((link) => link.matches('.footer__link-item'))).toBe(true);
    await about.click();
    await page.waitForURL(`${full}/about`);
    // On a phone they stand below each other.
    await page.setViewportSize(PHONE);
    const measure = () => columns.evaluateAll((all) => all.map((column) => column.getBoundingClientRect()));
    await expect.poll(async () => new Set((await measure()).map(({ left }) => left)).size).toBe(1);
    const boxes = await measure();
    expect(boxes[1]?.top).toBeGreaterThanOrEqual(boxes[0]?.bottom ?? Infinity);
  });

  it('R172 may be one row of links', async ({ look }) => {
    const page = await look(`${simple}/`);
    expect(await footer(page).locator('.footer__col').count()).toBe(0);
    const links = footer(page).locator('.footer__link-item');
    expect(await links.allInnerTexts()).toEqual(['About us', 'By the sea', 'Boats']);
    const centres = await links.evaluateAll((all) =>
      all.map((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    expect(Math.max(...centres) - Math.min(...centres)).toBeLessThan(6);
    expect(await footer(page).innerText()).toMatch(/About us\s*·\s*By the sea\s*·\s*Boats/);
  });

  it('R173 has a logo for each colour mode, which leads where the site says', async ({ open, look }) => {
    const page = await open(`${full}/`);
    const link = footer(page).getByRole('link', { name: 'Harbour' }).first();
    expect(await link.getAttribute('href')).toBe('https://boats.example');
    expect(await visibleImages(page, 'footer')).toEqual(['/pier/img/anchor.svg']);
    expect((await footer(page).locator('img:visible').boundingBox())?.width).toBe(60);
    await page.locator('.navbar__inner [data-color-mode-toggle]').click();
    expect(await visibleImages(page, 'footer')).toEqual(['/pier/img/anchor-dark.svg']);
    const other = await look(`${simple}/`);
    // A picture without words, and no link.
    expect(await footer(other).locator('a img').count()).toBe(0);
    expect(await footer(other).locator('img:visible').getAttribute('alt')).toBe('');
  });

  it('R174 has a line of copyright, with HTML, and is dark where the site says so', async ({ open }) => {
    const page = await open(`${full}/zh/about`);
    expect(await footer(page).locator('.footer__copyright').innerText()).toBe('Copyright © the Harbour authors');
    const link = footer(page).locator('.footer__copyright a');
    expect(await link.getAttribute('href')).toBe('https://harbour.example');
    const background = await footer(page).evaluate(
      (element) => getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
    );
    expect(Math.max(...background) < 100).toBe(true);
  });
});

describe('the announcement bar', () => {
  it('R008 R236 has its HTML, its colours, and a button to close it', async ({ open }) => {
    const page = await open(`${full}/`);
    expect(await announcement(page).innerText()).toBe('A storm is coming. Read more');
    expect(await announcement(page).locator('b').innerText()).toBe('storm');
    const colours = await announcement(page).evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return [backgroundColor, color];
    });
    expect(colours).toEqual(['rgb(0, 51, 68)', 'rgb(255, 255, 204)']);
    await announcement(page).getByRole('button', { name: 'Close' }).click();
    await announcement(page).waitFor({ state: 'hidden' });
    await page.goto(`${full}/zh`);
    expect(await announcement(page).isVisible()).toBe(false);
  });

  it('R236 has no such button where the site does not want one', async ({ look }) => {
    const page = await look(`${simple}/`);
    expect(await announcement(page).innerText()).toBe('The pier is closed.');
    expect(await announcement(page).getByRole('button').count()).toBe(0);
  });

  it('R008 is not there without configuration, and no footer', async ({ look }) => {
    const page = await look(`${bare}/`);
    expect(await announcement(page).count()).toBe(0);
    expect((await page.locator('.navbar').boundingBox())?.y).toBe(0);
    expect(await footer(page).count()).toBe(0);
  });
});

describe('the logo', () => {
  it('has all that the configuration says of it', async ({ open }) => {
    const page = await open(`${full}/`);
    const brand = page.locator('.navbar__inner .navbar__brand');
    expect(await brand.innerText()).toBe('Harbour');
    expect(await brand.getAttribute('target')).toBe('_self');
    const image = brand.locator('img:visible');
    expect(await image.getAttribute('alt')).toBe('An anchor');
    expect(await image.getAttribute('class')).toContain('own-logo');
    expect(await image.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.9');
    expect(await visibleImages(page, '.navbar__inner')).toEqual(['/pier/img/anchor.svg']);
    await page.locator('.navbar__inner [data-color-mode-toggle]').click();
    expect(await visibleImages(page, '.navbar__inner')).toEqual(['/pier/img/anchor-dark.svg']);
    await brand.click();
    await page.waitForURL(`${full}/about`);
  });

  it('is named after the site where the bar has no title, and leads home', async ({ open }) => {
    const page = await open(`${simple}/about`);
    const brand = page.locator('.navbar__inner').getByRole('link', { name: 'Harbour' });
    expect(await brand.locator('img:visible').getAttribute('alt')).toBe('Harbour');
    await brand.click();
    await page.waitForURL(`${simple}/`);
  });
});

describe('the bar', () => {
  it('is coloured as its style says', async ({ look }) => {
    const classes = async (url: string) => (await look(url)).locator('nav.navbar').getAttribute('class');
    expect(await classes(`${full}/`)).toContain('navbar--dark');
    expect(await classes(`${simple}/`)).toContain('navbar--primary');
    expect(await classes(`${bare}/`)).not.toMatch(/navbar--(?:dark|primary)/);
  });

  it('stays when readers scroll, unless the site wants it to hide', async ({ open }) => {
    const afterScroll = async (url: string) => {
      const page = await open(url, { viewport: { width: 1000, height: 200 } });
      await page.locator('main').evaluate((main) => (main.style.minHeight = '3000px'));
      await page.mouse.move(500, 150);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
      return page;
    };
    const isShown = (page: Page) =>
      page.locator('.navbar').evaluate((navbar) => navbar.getBoundingClientRect().bottom > 0);
    const hiding = await afterScroll(`${simple}/about`);
    await expect.poll(() => isShown(hiding)).toBe(false);
    const staying = await afterScroll(`${full}/about`);
    await staying.waitForTimeout(400);
    expect(await isShown(staying)).toBe(true);
  });
});

describe('the colour mode', () => {
  it('is the one that the site begins with, where readers cannot switch', async ({ look }) => {
    // The system of the reader has a light one.
    const page = await look(`${simple}/`);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await page.locator('[data-color-mode-toggle]').count()).toBe(0);
  });

  it('has a third state where the site follows the system: its button goes from system to light, dark and back', async ({
    open,
  }) => {
    const page = await open(`${bare}/`, { colorScheme: 'dark' });
    const toggle = page.locator('.navbar__inner [data-color-mode-toggle]');
    const state = () =>
      page.evaluate(() => {
        const { theme, themeChoice } = document.documentElement.dataset;
        return `${themeChoice} ${theme} ${localStorage.getItem('theme')}`;
      });
    const icon = () => toggle.locator('svg:visible').evaluateAll((all) => all.map((svg) => svg.classList[1]));
    const label = (name: string) => `Switch between dark and light mode (currently ${name} mode)`;
    const steps = [
      ['system', 'system dark null'],
      ['light', 'light light light'],
      ['dark', 'dark dark dark'],
      ['system', 'system dark null'],
    ] as const;
    for (const [name, expected] of steps) {
      expect(await state()).toBe(expected);
      expect(await toggle.getAttribute('aria-label')).toBe(label(name));
      expect(await toggle.getAttribute('title')).toBe(label(name));
      expect(await icon()).toEqual([`dactyl-color-toggle__${name}`]);
      await toggle.click();
    }
    // Light now, chosen: the system has no say, also on the next page.
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await state()).toBe('light light light');
    await page.reload();
    expect(await state()).toBe('light light light');
    expect(await toggle.getAttribute('aria-label')).toBe(label('light'));
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.reload();
    expect(await state()).toBe('system dark null');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(state).toBe('system light null');
    expect(await icon()).toEqual(['dactyl-color-toggle__system']);
  });

  it('has two states where the site begins with a mode of its own, for readers of a dark system too', async ({
    open,
  }) => {
    const page = await open(`${full}/`, { colorScheme: 'dark' });
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('light');
    const toggle = page.locator('.navbar__inner [data-color-mode-toggle]');
    expect(await toggle.locator('svg').count()).toBe(2);
    for (const mode of ['dark', 'light', 'dark']) {
      await toggle.click();
      expect(await page.locator('html').getAttribute('data-theme-choice')).toBe(mode);
    }
  });
});
