/** With the keyboard alone: where Tab leads, and that readers see where they are. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';

const origin = inject('builtSite');
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

interface Stop {
  /** Name or text, with the tag before it. */
  name: string;
  /** Whether something is drawn around it, or below it. */
  marked: boolean;
  /** What covers its middle, if anything does. */
  covered: string | undefined;
  /** Whether it comes behind the one before it in the document. */
  inOrder: boolean;
}

/** What the focus is on now, and how it looks; nothing once it has left the page. */
function currentStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // The cast: where the step before has left a note.
    const memory = window as unknown as { lastStop?: Element };
    if (!element || element === document.body) return undefined;
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const middle = (box: DOMRect) =>
      [box.left + box.width / 2, box.top + Math.min(box.height, innerHeight) / 2] as const;
    // The first box: a link that breaks into two lines has a middle that is not on it.
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const top = document.elementFromPoint(...middle(box));
    const seen = top !== null && (element.contains(top) || top.contains(element));
    const inOrder =
      !memory.lastStop || (memory.lastStop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    memory.lastStop = element;
    return {
      name: `${element.localName} ${name}`,
      marked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
      covered: seen ? undefined : (top?.outerHTML.slice(0, 80) ?? 'outside of the window'),
      inOrder,
    };
  });
}

/** Presses Tab until the focus leaves the page. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (!stop || stops.length > 300) return stops;
    stops.push(stop);
  }
}

describe('Tab', () => {
  it.for(['/docs/markdown-features/tabs', ...(IS_FULL ? ['/zh/blog/releases/3.6'] : [])])(
    'leads through %s in order, each stop marked and in view, and backwards with nothing behind the navbar',
    async (path, { open }) => {
      const page = await open(`${origin}${path}`, { reducedMotion: 'reduce' });
      const stops = await tabThrough(page);
      expect(stops[0]?.name).toMatch(/^a (?:Skip to main content|跳到主要内容)$/);
      expect(stops.length).toBeGreaterThan(20);
      expect(stops.filter((stop) => !stop.marked || stop.covered !== undefined || !stop.inOrder)).toEqual([]);
      await page.locator('.pagination-nav__link').last().focus();
      const hidden: string[] = [];
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press('Shift+Tab');
        const stop = await currentStop(page);
        if (stop?.covered !== undefined) hidden.push(`${stop.name}: ${stop.covered}`);
      }
      expect(hidden).toEqual([]);
    },
  );
});

describe('the keyboard', () => {
  it('shows readers the tab that an arrow key has led them to, before they choose it', async ({ open }) => {
    const page = await open(`${origin}/docs/markdown-features/tabs`);
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    const tab = page.locator('[role=tab]:focus');
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('false');
    expect((await currentStop(page))?.marked).toBe(true);
  });

  it('opens a dropdown, goes through its items and closes it with Escape; opens a category of the sidebar', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`);
    const button = page.locator('.navbar .dropdown:has([lang]) > .navbar__link');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    // It comes into view by a transition, and what is not to be seen is not reached.
    await page.locator('.dropdown__menu:has([lang])').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.dropdown__menu') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    // A category opens without following its link.
    await page.locator('.theme-doc-sidebar-menu details:not([open]) > summary').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.theme-doc-sidebar-menu details[open] > summary:focus').waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs');
  });

  it('keeps the focus inside of the menu of a phone, and scrolls wide tables and code', async ({ open }) => {
    const page = await open(`${origin}/docs/api/plugins/@docusaurus/plugin-content-docs`, {
      viewport: PHONE,
      reducedMotion: 'reduce',
    });
    await page.locator('.navbar__toggle').focus();
    await page.keyboard.press('Enter');
    await page.locator('#dactyl-menu').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#dactyl-menu') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('navbar__toggle'))).toBe(true);
    const table = page.locator('.table-wrapper').first();
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});
