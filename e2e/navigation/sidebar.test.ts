import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import { arriveAt, isMarked, linkTo, markDocument } from '../setup/documents.js';
import { IS_FULL, TARGETS } from './targets.js';

const SIDEBAR = '.theme-doc-sidebar-container';

/** Labels of the categories that are open, from the top. */
function openCategories(page: Page): Promise<string[]> {
  return page
    .locator(`${SIDEBAR} details[open]:not([data-collapsed=true])`)
    .evaluateAll((all) => all.map((details) => details.parentElement?.querySelector('.menu__link')?.textContent ?? ''));
}

function activeLinks(page: Page): Promise<string[]> {
  return page.locator(`${SIDEBAR} .menu__link--active`).allInnerTexts();
}

describe.each(TARGETS)('the sidebar on the $name', ({ origin }) => {
  it('marks the doc on screen and opens what is around it', async ({ open }) => {
    const page = await open(`${origin}/docs/installation`);
    expect(await activeLinks(page)).toEqual(['Getting started', 'Installation']);
    await page.goto(`${origin}/docs/markdown-features/tabs`);
    await markDocument(page);
    expect(await activeLinks(page)).toEqual(['Guides', 'Markdown features', 'Tabs']);
    expect(await openCategories(page)).toContain('Markdown features');
    const code = page.locator(`${SIDEBAR} a[href="/docs/markdown-features/code-blocks"]`);
    await code.click();
    await arriveAt(page, '/docs/markdown-features/code-blocks');
    expect(await activeLinks(page)).toEqual(['Guides', 'Markdown features', await code.innerText()]);
    expect(await isMarked(page)).toBe(true);
  });
});

describe.each(TARGETS)('the sidebar on the $name', ({ origin }) => {
  it.runIf(IS_FULL)('opens the categories of a doc that a link in the text leads to', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await markDocument(page);
    await page.locator('main a[href="/docs/advanced/architecture#the-script"]').click();
    await arriveAt(page, '/docs/advanced/architecture#the-script');
    expect(await isMarked(page)).toBe(true);
    expect(await openCategories(page)).toEqual(['Advanced Guides']);
    const active = await activeLinks(page);
    await page.reload();
    expect(active).toEqual(await activeLinks(page));
  });

  it('keeps its place and what was opened in it from doc to doc', async ({ open }) => {
    const page = await open(`${origin}/docs/markdown-features/tabs`, { viewport: { width: 1200, height: 420 } });
    await page
      .locator(SIDEBAR)
      .locator('nav')
      .evaluate((menu) => menu.setAttribute('data-kept', ''));
    const menu = page.locator('nav[data-kept]');
    await menu.evaluate((element) => element.scrollTo(0, 60));
    expect(await menu.evaluate((element) => element.scrollTop)).toBe(60);
    const before = await openCategories(page);
    // Sent by script: the browser would scroll a link into view before a pointer's click.
    await page.locator(`${SIDEBAR} a[href="/docs/markdown-features/code-blocks"]`).dispatchEvent('click');
    await arriveAt(page, '/docs/markdown-features/code-blocks');
    expect(await menu.count()).toBe(1);
    expect(await menu.evaluate((element) => element.scrollTop)).toBe(60);
    expect(await openCategories(page)).toEqual(before);
  });

  it.runIf(IS_FULL)(
    'keeps a category open that the reader opened, when a doc outside of the categories is shown',
    async ({ open }) => {
      const page = await open(`${origin}/docs/installation`);
      const top = `${SIDEBAR} .theme-doc-sidebar-item-category-level-1 > details`;
      await page.locator(`${top}:not([open]) > summary`).last().click();
      const opened = page.locator(`${top}[open]`).last();
      const children = await opened.locator('a').allInnerTexts();
      await page.locator(`${SIDEBAR} a[href="/docs"]`).last().click();
      await arriveAt(page, '/docs');
      expect(await page.locator(`${top}[open]`).last().locator('a').allInnerTexts()).toEqual(children);
    },
  );

  it('R185 closes the other categories of a level when one is opened, and is another one elsewhere', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs/installation`);
    const carets = page.locator(`${SIDEBAR} .theme-doc-sidebar-item-category-level-1 > details > summary`);
    const openOnly = async (index: number) => {
      await carets.nth(index).click();
      const opened = page.locator(
        `${SIDEBAR} .theme-doc-sidebar-item-category-level-1 > details[open]:not([data-collapsed])`,
      );
      await expect.poll(() => opened.count()).toBe(1);
      expect(await opened.locator('summary').first().getAttribute('aria-label')).toBe(
        await carets.nth(index).getAttribute('aria-label'),
      );
    };
    // The last one is closed at first; from then on one is open at a time.
    await openOnly((await carets.count()) - 1);
    await openOnly(0);
    await openOnly(1);
    // It is another one for docs of the other sidebar, and none outside of the docs.
    await linkTo(page, '/docs/cli').click();
    await arriveAt(page, '/docs/cli');
    await expect.poll(() => page.locator(`${SIDEBAR} .menu__link`).first().getAttribute('href')).toBe('/docs/cli');
    expect(await page.locator(SIDEBAR).count()).toBe(1);
    await linkTo(page, '/blog').click();
    await arriveAt(page, '/blog');
    expect(await page.locator(SIDEBAR).count()).toBe(0);
    expect(await page.locator('.navbar .navbar__link--active').allInnerTexts()).toEqual(['Blog']);
  });
});
