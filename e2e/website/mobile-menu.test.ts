import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { arriveAt, isMarked, linkTo, markDocument } from '../setup/documents.js';

const origin = inject('builtSite');
const MENU = '#dactyl-menu';
/** What `browser/boot/scrolling.browser.test.ts` asks of pages made for it. */
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
const isOpen = (page: Page) => page.locator(MENU).evaluate((menu) => menu.matches(':popover-open'));

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page.locator(MENU).waitFor();
}

describe('the menu of a phone', () => {
  it('R165 R239 R337 R338 opens with “Toggle navigation bar” and closes with its button and beside it', async ({
    open,
  }) => {
    const page = await open(`${origin}/`, { viewport: PHONE });
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    expect(await page.locator(MENU).isVisible()).toBe(false);
    await openMenu(page);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator(`${MENU} a[href="/docs"]`).first().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await page.locator(MENU).waitFor({ state: 'hidden' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await openMenu(page);
    // From its place at rest: while it comes in, what is beside it is still to be covered.
    await expect.poll(async () => (await page.locator(MENU).boundingBox())?.x).toBe(0);
    const { x, width } = (await page.locator(MENU).boundingBox()) ?? { x: 0, width: 0 };
    expect(x + width).toBeLessThan(PHONE.width);
    await page.mouse.click((x + width + PHONE.width) / 2, 500);
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  it.runIf(IS_FULL)('closes with Escape, the focus going back to the button', async ({ open }) => {
    const page = await open(`${origin}/blog`, { viewport: PHONE });
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Toggle navigation bar');
  });

  it('R240 closes with the browser’s back button, on the same page', async ({ open }) => {
    const page = await open(`${origin}/docs`, { viewport: PHONE });
    await linkTo(page, '/docs/installation').click();
    await arriveAt(page, '/docs/installation');
    await markDocument(page);
    await openMenu(page);
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(page.url()).toBe(`${origin}/docs/installation`);
    await page.goBack();
    await arriveAt(page, '/docs');
    expect(await isMarked(page)).toBe(true);
  });

  it('R241 closes when the window becomes wider than 996 px', async ({ open }) => {
    const page = await open(`${origin}/docs`, { viewport: { width: 996, height: 700 } });
    await openMenu(page);
    await page.setViewportSize({ width: 997, height: 700 });
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.locator('aside nav a[href="/docs/installation"]').waitFor();
  });

  it('R166 R167 R242 shows the docs sidebar first, and the main menu behind “Back to main menu”', async ({ open }) => {
    const page = await open(`${origin}/docs`, { viewport: PHONE });
    await openMenu(page);
    const sidebarLink = page.locator(`${MENU} [data-mobile-slot] a[href="/docs/installation"]`);
    const mainLink = page.locator(`${MENU} a[href="/blog"]`);
    const isReachable = async (locator: typeof mainLink) =>
      locator.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a') === link;
      });
    await expect.poll(() => isReachable(sidebarLink)).toBe(true);
    expect(await isReachable(mainLink)).toBe(false);
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await expect.poll(() => isReachable(mainLink)).toBe(true);
    expect(await isReachable(sidebarLink)).toBe(false);
    expect(await isOpen(page)).toBe(true);
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await page.locator(MENU).waitFor({ state: 'hidden' });
    await openMenu(page);
    await expect.poll(() => isReachable(sidebarLink)).toBe(true);
  });

  it.runIf(IS_FULL)('closes when one of its links is followed, and back leads to the page before', async ({ open }) => {
    const page = await open(`${origin}/docs`, { viewport: PHONE });
    await markDocument(page);
    await openMenu(page);
    await page.locator(`${MENU} [data-mobile-slot] a[href="/docs/installation"]`).click();
    await arriveAt(page, '/docs/installation');
    expect(await isOpen(page)).toBe(false);
    await openMenu(page);
    expect(await page.locator(`${MENU} [data-mobile-slot] a[aria-current=page]`).getAttribute('href')).toBe(
      '/docs/installation',
    );
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await page.goBack();
    await arriveAt(page, '/docs');
    expect(await isMarked(page)).toBe(true);
  });
});
