/** The gallery of sites: what is in its HTML, what its filter makes of a query, and how both work together in a browser. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { isFiltering, matches, readFilter, readStars, toggle, writeFilter } from '../../website/src/showcase/filter.js';
import { blocksOf, fitGrid } from '../../website/src/showcase/sheets.js';
import { DARK_MAIN, LIGHT_COLOURS_OF_MAIN, violationsIn } from '../accessibility/axe.js';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();
const SHOWCASE = `${inject('builtSite')}/showcase`;

describe('the filter', () => {
  const site = { id: 'tern', tags: ['i18n', 'blog'] as const, text: 'Tern Ａtlas, a map of coasts' };
  const none = new Set<string>();

  it.for([
    ['', true],
    ['?name=atlas+TERN', true],
    ['?name=atlas+mountain', false],
    ['?tags=i18n&tags=rtl', true],
    ['?tags=i18n&tags=rtl&operator=AND', false],
    ['?tags=i18n&tags=blog&operator=AND', true],
    ['?tags=starred', false],
    ['?tags=unheard-of&operator=NONE', true],
    ['?tags=blog&name=mountain', false],
  ] as const)('answers "%s" with %s', ([search, expected]) => {
    expect(matches(site, readFilter(search), none)).toBe(expected);
  });

  it('knows what the reader has starred, and believes nothing else that the storage holds', () => {
    expect(matches(site, readFilter('?tags=starred'), readStars('gull tern'))).toBe(true);
    expect([...readStars('<img> tern "x"')]).toEqual(['tern']);
    expect(readStars(null).size).toBe(0);
  });

  it('is written into the query beside what others have there', () => {
    const filter = readFilter('?name=tern&tags=blog&tags=i18n&operator=AND&lang=en');
    expect(writeFilter(filter, '?lang=en&tags=rtl')).toBe('?lang=en&name=tern&tags=i18n&tags=blog&operator=AND');
    expect(writeFilter({ name: '', tags: toggle(['blog'], 'blog'), operator: 'OR' }, '?tags=blog')).toBe('');
    expect(isFiltering(readFilter('?operator=AND&name=%20'))).toBe(false);
    expect(readFilter(writeFilter({ ...filter, name: 'x'.repeat(5000) }, '')).name).toBe('x'.repeat(100));
  });
});

describe('the picture of a site', () => {
  it('has room for a sheet for each page, and fills as many as are asked for', () => {
    for (const count of [1, 9, 180, 1002]) {
      const { columns, cell } = fitGrid(count, { width: 288, height: 96, largest: 32 });
      expect(columns * Math.floor(96 / cell), String(count)).toBeGreaterThanOrEqual(count);
      const blocks = [...blocksOf(0, 3, columns), ...blocksOf(3, count, columns)];
      expect(blocks.reduce((sum, block) => sum + block.columns * block.rows, 0)).toBe(Math.max(count, 3));
    }
  });
});

describe('the page', () => {
  it('R112 shows every site as a card with a title, a text, figures, tags and its source, without any script', () => {
    for (const file of ['showcase.html', 'zh/showcase.html']) {
      const page = output.page(file);
      const cards = page.all('main article');
      expect(cards.length).toBeGreaterThan(12);
      for (const card of cards) {
        expect(card.one('h3').text).not.toBe('');
        expect(card.one('p').text.length).toBeGreaterThan(15);
        expect(card.all('dd').map(({ text }) => /^[\d.,]+(?: s| MB| KB)?$/.test(text))).toEqual(Array(4).fill(true));
        expect(card.all('footer li').length).toBeGreaterThan(0);
        for (const tag of card.all('footer li')) expect(tag.attributes.title).toBeTruthy();
        // A site of others by its address, one of ours by its folder: the website names no repository.
        const [link] = card.all('footer a');
        expect(link?.attributes.href ?? card.one('footer code').text).toMatch(
          /^(?:https:\/\/github\.com\/|[a-z])[\w./-]+$/,
        );
      }
      expect(page.all('main input[type=checkbox]').length).toBe(13);
      expect(page.all('main li[hidden]')).toEqual([]);
    }
  });
});

const tag = (page: Page, name: string) => page.locator(`main label[data-tag=${name}]`);
const shown = (page: Page) => page.locator('main article:visible h3').allTextContents();
const status = (page: Page) => page.getByRole('status').textContent();
const query = (page: Page) => new URL(page.url()).search;

describe('in a browser', () => {
  it('R112 filters cards by tags and words, keeps that in the URL, and goes back step by step', async ({ open }) => {
    const page = await open(SHOWCASE);
    const all = await shown(page);
    expect(await status(page)).toBe(`${all.length} sites`);
    await expect.poll(() => page.getByRole('heading', { name: 'Favourites' }).isVisible()).toBe(true);

    await tag(page, 'i18n').click();
    await expect.poll(() => query(page)).toBe('?tags=i18n');
    await tag(page, 'rtl').click();
    await expect.poll(() => query(page)).toBe('?tags=i18n&tags=rtl');
    const either = await shown(page);
    expect(either.length).toBeGreaterThan(1);
    expect(await status(page)).toBe(`${either.length} of ${all.length} sites`);
    expect(await page.getByRole('heading', { name: 'Favourites' }).isVisible()).toBe(false);

    await page.getByText('all of them', { exact: true }).click();
    await expect.poll(() => shown(page)).toEqual(['Docs site']);
    expect(query(page)).toBe('?tags=i18n&tags=rtl&operator=AND');
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(either);
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(either);
    expect(await tag(page, 'rtl').locator('input').isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('searchbox').pressSequentially('redux');
    await expect.poll(() => shown(page)).toEqual(['Reselect']);
    expect(query(page)).toBe('?name=redux');
    await page.getByRole('searchbox').fill('nothing has this');
    await expect.poll(() => page.getByText('No site matches.').isVisible()).toBe(true);
    expect(await status(page)).toBe(`0 of ${all.length} sites`);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => shown(page)).toEqual(all);
    expect(query(page)).toBe('');
  });

  it('keeps the stars of a reader, and finds the sites that have one', async ({ open }) => {
    const page = await open(`${SHOWCASE}?tags=starred`);
    await expect.poll(() => page.getByText('No site matches.').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Clear all' }).click();
    const star = page.getByRole('button', { name: 'Mark Reselect with a star' });
    await star.press('Enter');
    expect(await star.getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${SHOWCASE}?tags=starred`);
    await expect.poll(() => shown(page)).toEqual(['Reselect']);
    expect(await violationsIn(page, [LIGHT_COLOURS_OF_MAIN, DARK_MAIN])).toEqual({});
    await star.click();
    await expect.poll(() => shown(page)).toEqual([]);
  });
});
