/** Every type of navbar item with every field that it has, as readers meet it. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { pointAt } from '../setup/documents.js';

const { full, simple } = inject('themeSites');
const WIDE = { viewport: { width: 2000, height: 800 } };

const bar = (page: Page) => page.locator('.navbar__inner');
const item = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const hrefOf = (page: Page, name: string) => item(page, name).getAttribute('href');
const isActive = async (page: Page, name: string) =>
  /navbar__link--active/.test((await item(page, name).getAttribute('class')) ?? '');
const dropdown = (page: Page, label: string) => bar(page).locator('.dropdown', { hasText: label });

/** What a dropdown lists: text and target, `null` for what is no link. */
async function entriesOf(page: Page, label: string): Promise<(string | null)[][]> {
  await pointAt(dropdown(page, label).locator('> .navbar__link'), dropdown(page, label).locator('.dropdown__menu'));
  return dropdown(page, label)
    .locator('.dropdown__menu > li')
    .evaluateAll((all) =>
      all.map((entry) => [entry.textContent, entry.querySelector('a')?.getAttribute('href') ?? null]),
    );
}

describe('a link', () => {
  it('R154 leads to a page with its class and further attributes, to a file, and to another site in a tab of its own', async ({
    open,
  }) => {
    const page = await open(`${full}/`, WIDE);
    const boats = item(page, 'List of boats');
    expect(await boats.getAttribute('href')).toBe('https://boats.example/list');
    expect(await boats.getAttribute('target')).toBe('_blank');
    expect(await boats.getAttribute('rel')).toContain('noopener');
    expect(await boats.locator('svg').count()).toBe(1);
    // Told to start with the base URL.
    expect(await hrefOf(page, 'Anchor')).toBe('/pier/img/anchor.svg');
    expect(await item(page, 'Anchor').locator('svg').count()).toBe(0);
    const link = item(page, 'About');
    expect(await link.getAttribute('href')).toBe('/pier/about');
    expect(await link.getAttribute('title')).toBe('Who we are');
    expect(await link.getAttribute('data-kind')).toBe('plain');
    expect(await link.getAttribute('class')).toContain('own-class');
    await link.click();
    await page.waitForURL(`${full}/about`);
    expect(await link.getAttribute('aria-current')).toBe('page');
  });

  it('is active by path or by expression, and else on its page and below', async ({ open }) => {
    const seen: Record<string, boolean[]> = {};
    const page = await open('about:blank', WIDE);
    for (const path of ['/', '/about', '/section', '/section/inside', '/zh/section/inside']) {
      await page.goto(full + path);
      seen[path] = await Promise.all(['About', 'Depths', 'Crew'].map((name) => isActive(page, name)));
    }
    expect(await hrefOf(page, 'About')).toBe('/pier/zh/about');
    expect(seen).toEqual({
      '/': [false, false, false],
      '/about': [true, false, false],
      '/section': [false, true, false],
      '/section/inside': [false, true, true],
      '/zh/section/inside': [false, true, true],
    });
  });
});

describe('a dropdown', () => {
  it('R155 lists links, docs, HTML and items of the site', async ({ open }) => {
    const page = await open(`${full}/`, WIDE);
    expect(await entriesOf(page, 'More')).toEqual([
      ['Contact', '/pier/about#contact'],
      ['', null],
      ['Second doc', '/pier/docs/two'],
      ['First doc', '/pier/docs/one'],
      ['Docs of this version', '/pier/docs/one'],
      ['All boats', 'https://boats.example'],
      ['Greeting in a menu: 0', null],
    ]);
    expect(await dropdown(page, 'More').locator('hr.own-line').count()).toBe(1);
    const label = dropdown(page, 'More').getByRole('button', { name: 'More', exact: true });
    expect(await label.getAttribute('title')).toBe('More of the harbour');
    await dropdown(page, 'More').getByRole('link', { name: 'Second doc' }).click();
    await page.waitForURL(`${full}/docs/two`);
    // One may lead somewhere itself.
    expect(await entriesOf(page, 'Places')).toEqual([['Inside', '/pier/section/inside']]);
    await item(page, 'Places').click();
    await page.waitForURL(`${full}/section`);
    expect(await isActive(page, 'Places')).toBe(true);
  });
});

describe('an item about docs', () => {
  it('R159 R161 links a doc by its id and a version by its label, in the version that the reader is in, and no draft', async ({
    open,
  }) => {
    const page = await open(`${full}/`, WIDE);
    expect(await hrefOf(page, 'Second')).toBe('/pier/docs/two');
    expect(await item(page, 'A draft').count()).toBe(0);
    // Without a label, its id is shown.
    expect(await item(page, 'one').first().getAttribute('href')).toBe('/pier/docs/one');
    expect(await item(page, 'Low tide').first().getAttribute('href')).toBe('/pier/docs/one');
    await page.goto(`${full}/docs/next/one`);
    expect(await hrefOf(page, 'Second')).toBe('/pier/docs/next/two');
    expect(await item(page, 'Next tide').first().getAttribute('href')).toBe('/pier/docs/next/one');
    // Its sidebar is that of the page.
    expect(await isActive(page, 'Second')).toBe(true);
    await page.goto(`${full}/docs/next/three`);
    expect(await isActive(page, 'Second')).toBe(false);
  });

  it('links an unlisted doc only on its own page', async ({ open }) => {
    const page = await open(`${full}/docs/one`, WIDE);
    expect(await item(page, 'Only here').count()).toBe(0);
    await page.goto(`${full}/docs/unlisted`);
    expect(await item(page, 'Only here').getAttribute('aria-current')).toBe('page');
    await item(page, 'About').click();
    await page.waitForURL(`${full}/about`);
    expect(await item(page, 'Only here').count()).toBe(0);
  });

  it('R162 lists the versions, each with the same doc, between items of the site', async ({ open }) => {
    const page = await open(`${full}/docs/next/two`, WIDE);
    expect(await entriesOf(page, 'What versions are')).toEqual([
      ['What versions are', '/pier/about'],
      ['Next tide', '/pier/docs/next/two'],
      ['Low tide', '/pier/docs/two'],
      ['End of versions', null],
      ['Section', '/pier/section'],
    ]);
    const label = dropdown(page, 'What versions are').locator('> .navbar__link');
    expect(await label.innerText()).toBe('Next tide');
    // The configuration says so.
    expect(await label.getAttribute('class')).not.toContain('navbar__link--active');
    const current = dropdown(page, 'What versions are').locator('.dropdown__link--active');
    expect(await current.innerText()).toBe('Next tide');
    await dropdown(page, 'What versions are').getByRole('link', { name: 'Low tide' }).last().click();
    await page.waitForURL(`${full}/docs/two`);
    expect(await label.innerText()).toBe('Low tide');
  });
});

describe('other items', () => {
  it('R156 list the languages, each with the same page and a query of the site’s own', async ({ open }) => {
    const page = await open(`${full}/about`, WIDE);
    expect(await entriesOf(page, 'How we translate')).toEqual([
      ['How we translate', '/pier/about'],
      ['English', '/pier/about?from=menu'],
      ['中文', '/pier/zh/about?from=menu'],
      ['Help us', 'https://words.example'],
    ]);
    expect(await dropdown(page, 'How we translate').locator('[aria-current]').allInnerTexts()).toContain('English');
    await dropdown(page, 'How we translate').getByRole('link', { name: '中文' }).click();
    await page.waitForURL(`${full}/zh/about?from=menu`);
  });

  it('R157 R158 move the search to where they stand (without one it is last), and hold HTML as it is', async ({
    open,
  }) => {
    const page = await open(`${full}/`, WIDE);
    const html = bar(page).locator('.navbar__items--right .own-html');
    expect(await html.innerHTML()).toBe('<span class="own-flag">🚩 <b>Flag</b></span>');
    expect(await html.isVisible()).toBe(true);
    const search = bar(page).getByRole('searchbox', { name: 'Search the harbour' });
    expect(await search.count()).toBe(1);
    const left = async (name: string) => (await item(page, name).first().boundingBox())?.x ?? 0;
    const x = (await search.boundingBox())?.x ?? 0;
    expect(x).toBeGreaterThan(await left('Second'));
    expect(x).toBeLessThan(await left('Low tide'));
    expect(await bar(page).locator('.own-search input').count()).toBe(1);
    await page.goto(`${simple}/`);
    expect(await search.count()).toBe(1);
    expect((await search.boundingBox())?.x).toBeGreaterThan(await left('Section'));
  });

  it('are of the site’s own, with React, in the bar and in the menu of a phone', async ({ open }) => {
    const page = await open(`${full}/`, WIDE);
    await bar(page).getByRole('button', { name: 'Greeting: 0', exact: true }).click();
    await bar(page).getByRole('button', { name: 'Greeting: 1', exact: true }).waitFor();
    await page.setViewportSize(PHONE);
    await page.reload();
    await page.locator('.navbar__toggle').click();
    const button = page.locator('#dactyl-menu').getByRole('button', { name: /^Greeting \(menu\)/ });
    await button.click();
    await expect.poll(() => button.innerText()).toBe('Greeting (menu): 1');
  });

  it('show in one section of the site, when they say so', async ({ open }) => {
    const page = await open(`${full}/section`, WIDE);
    expect(await item(page, 'In the section').isVisible()).toBe(true);
    await item(page, 'Depths').click();
    await page.waitForURL(`${full}/section/inside`);
    expect(await item(page, 'In the section').isVisible()).toBe(true);
    await item(page, 'About').click();
    await page.waitForURL(`${full}/about`);
    expect(await item(page, 'In the section').count()).toBe(0);
    await page.goto(`${full}/zh/section/inside`);
    expect(await item(page, 'In the section').isVisible()).toBe(true);
  });
});
