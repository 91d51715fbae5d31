/** What readers do inside a doc: tabs, code blocks, table of contents. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { arriveAt, isInView, linkTo } from '../setup/documents.js';

const origin = inject('builtSite');
const TABS = `${origin}/docs/markdown-features/tabs`;
const LOW = { width: 1200, height: 500 };
/** What `browser/boot/behaviours.browser.test.ts` asks of a page made for it. */
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

const selectedTabs = (page: Page, group: string) =>
  page.locator(`[data-tabs="${group}"] [role=tab][aria-selected=true]`).allInnerTexts();

describe('tabs', () => {
  it('of a group change together, are remembered and are the same in another tab of the browser; keys move through them', async ({
    open,
  }) => {
    const page = await open(TABS);
    const other = await page.context().newPage();
    await other.goto(TABS);
    expect(await selectedTabs(page, 'package-manager')).toEqual(['npm', 'npm']);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect.poll(() => selectedTabs(page, 'package-manager')).toEqual(['pnpm', 'pnpm']);
    await expect.poll(() => selectedTabs(other, 'package-manager')).toEqual(['pnpm', 'pnpm']);
    await page.reload();
    await expect.poll(() => selectedTabs(page, 'package-manager')).toEqual(['pnpm', 'pnpm']);
    await linkTo(page, '/blog').click();
    await arriveAt(page, '/blog');
    await page.goBack();
    await expect.poll(() => selectedTabs(page, 'package-manager')).toEqual(['pnpm', 'pnpm']);
    // They are chosen with Enter.
    await page.getByRole('tab', { name: 'npm', exact: true }).first().focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe('pnpm');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toBe('npm');
    await page.keyboard.press('Enter');
    await expect.poll(() => selectedTabs(page, 'package-manager')).toEqual(['npm', 'npm']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => selectedTabs(page, 'package-manager')).toEqual(['pnpm', 'pnpm']);
  });

  it('show the panel of the selected tab, and only that; with a query they write their choice into the address, and read it from there', async ({
    open,
  }) => {
    const page = await open(TABS);
    const tabs = page.locator('[data-tabs="package-manager"]').first();
    const panels = () => tabs.locator('[role=tabpanel]:visible').allInnerTexts();
    expect(await panels()).toEqual([expect.stringContaining('npm install')]);
    await tabs.getByRole('tab', { name: 'pnpm' }).click();
    await expect.poll(panels).toEqual([expect.stringContaining('pnpm add')]);
    const last = page.locator('[data-query="wind"]').getByRole('tab').last();
    const value = await last.getAttribute('data-value');
    await last.click();
    await page.waitForURL(`${TABS}?wind=${value}`);
    const copied = await open(page.url());
    const chosen = copied.locator('[data-query="wind"] [aria-selected=true]');
    await expect.poll(() => chosen.getAttribute('data-value')).toBe(value);
  });
});

describe('a code block', () => {
  it.runIf(IS_FULL)('is copied by its button, which says so for a moment', async ({ open }) => {
    const page = await open(TABS, { permissions: ['clipboard-read', 'clipboard-write'] });
    const block = page.locator('.theme-code-block:visible').first();
    const button = block.locator('[data-copy]');
    await block.hover();
    await button.click();
    await expect.poll(() => button.getAttribute('aria-label')).toBe('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe((await block.locator('code').textContent())?.replace(/\n$/, ''));
    expect(copied.length).toBeGreaterThan(20);
    await expect.poll(() => button.getAttribute('aria-label')).toBe('Copy code to clipboard');
  });

  it.runIf(IS_FULL)('that is too wide can wrap its lines', async ({ open }) => {
    const page = await open(TABS, { viewport: PHONE });
    const block = page.locator('.theme-code-block:visible', { has: page.locator('[data-wrap]:not([hidden])') }).first();
    const overflow = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await block.hover();
    await block.locator('[data-wrap]').click();
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await block.locator('[data-wrap]').getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the table of contents', () => {
  const active = (page: Page) =>
    page
      .locator('[data-toc] .table-of-contents__link--active')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  it('marks the heading that the reader is at', async ({ open }) => {
    const page = await open(TABS, { viewport: LOW });
    for (const id of ['tabs-in-step', 'the-first-choice']) {
      await page.locator(`[id="${id}"]`).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
      await expect.poll(() => active(page)).toEqual([`#${id}`]);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => active(page)).toEqual([]);
    // That of another page takes its place on navigation, and works there.
    await linkTo(page, '/docs/cli').click();
    await arriveAt(page, '/docs/cli');
    await page.locator('#serve').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => active(page)).toEqual(['#serve']);
  });

  it('leads to its headings, on a phone from a list that opens', async ({ open }) => {
    const page = await open(TABS, { viewport: PHONE });
    const toc = page.locator('.theme-doc-toc-mobile');
    await toc.locator('summary').click();
    await toc.locator('a[href="#keyboard"]').click();
    await page.waitForURL(`${TABS}#keyboard`);
    await expect.poll(() => isInView(page.locator('#keyboard'))).toBe(true);
  });

  it('and the anchors of headings give addresses that lead there, below the navigation bar', async ({ open }) => {
    const page = await open(TABS, { viewport: LOW });
    const heading = page.locator('#tabs-in-step');
    await heading.hover();
    await heading.locator('a.hash-link').click();
    await page.waitForURL(`${TABS}#tabs-in-step`);
    const loaded = await open(`${TABS}#tabs-in-step`, { viewport: LOW });
    await expect.poll(() => isInView(loaded.locator('#tabs-in-step'))).toBe(true);
    // The bar goes out of the way within a moment.
    const isCovered = () =>
      loaded.locator('#tabs-in-step').evaluate((element) => {
        const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
        return element.getBoundingClientRect().top < (navbar?.bottom ?? 0) && (navbar?.bottom ?? 0) > 0;
      });
    await expect.poll(isCovered).toBe(false);
  });
});
