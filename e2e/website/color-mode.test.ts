import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it as itInNewWindow, itInUsedWindow as it } from '../setup/browser-test.js';
import { arriveAt, linkTo } from '../setup/documents.js';

const origin = inject('builtSite');
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const toggle = (page: Page) => page.locator('.navbar__items [data-color-mode-toggle]');
/** Its icons that are shown: that of the mode. */
const icons = (page: Page) =>
  toggle(page)
    .locator('svg:visible')
    .evaluateAll((all) => all.map((icon) => icon.classList.value.replace(/^.*__/, '')));
/** The stored choice; its key ends in the namespace of the site. */
const stored = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => /^theme(?:-|$)/.test(key))?.[1]);

describe('the colour mode', () => {
  it('R228 R229 is light for a reader without a preference, and follows the system without a choice of the reader, also when the system changes', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`, { colorScheme: 'no-preference' });
    expect(await mode(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    expect(await mode(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => mode(page)).toBe('light');
    expect(await stored(page)).toBeUndefined();
  });

  it('R151 R230 R231 R321 flips with the toggle, which says so, is written to the storage, and changes the colours of the page and of code', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs/installation`, { colorScheme: 'light', reducedMotion: 'no-preference' });
    const colours = () =>
      page.evaluate(() =>
        ['body', '.theme-code-block pre'].map((selector) => {
          const element = document.querySelector(selector);
          return element && [getComputedStyle(element).backgroundColor, getComputedStyle(element).color].join();
        }),
      );
    const light = await colours();
    const label = (name: string) => `Switch between dark and light mode (currently ${name} mode)`;
    expect(await toggle(page).getAttribute('aria-label')).toBe(label('light'));
    expect(await icons(page)).toEqual(['light']);
    await toggle(page).click();
    const dark = await colours();
    expect(dark[0]).not.toBe(light[0]);
    expect(dark[1]).not.toBe(light[1]);
    expect(await mode(page)).toBe('dark');
    expect(await icons(page)).toEqual(['dark']);
    expect(await stored(page)).toBe('dark');
    expect(await toggle(page).getAttribute('aria-label')).toBe(label('dark'));
    expect(await toggle(page).getAttribute('title')).toBe(label('dark'));
    await toggle(page).click();
    expect(await mode(page)).toBe('light');
    expect(await stored(page)).toBe('light');
  });

  itInNewWindow('R232 is applied before anything is painted', async ({ open }) => {
    const page = await open(`${origin}/docs`, { colorScheme: 'light' });
    await toggle(page).click();
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      new MutationObserver((_records, observer) => {
        if (!document.body) return;
        seen.push(document.documentElement.dataset.theme);
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      addEventListener('DOMContentLoaded', () => seen.push(document.documentElement.dataset.theme));
    });
    await page.reload();
    // The cast: the script above put it there.
    expect(await page.evaluate(() => (window as unknown as { seen: unknown }).seen)).toEqual(['dark', 'dark']);
    await linkTo(page, '/blog').click();
    await arriveAt(page, '/blog');
    expect(await mode(page)).toBe('dark');
  });

  it('R233 changes in all tabs at once', async ({ open }) => {
    const page = await open(`${origin}/docs`, { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto(`${origin}/blog`);
    await toggle(page).click();
    await expect.poll(() => mode(other)).toBe('dark');
    expect(await toggle(other).getAttribute('aria-label')).toContain('currently dark mode');
  });

  it('R234 is that of the system again when the stored choice is cleared', async ({ open }) => {
    const page = await open(`${origin}/docs`, { colorScheme: 'dark' });
    await toggle(page).click();
    expect(await mode(page)).toBe('light');
    const other = await page.context().newPage();
    await other.goto(`${origin}/blog`);
    await other.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('theme')) localStorage.removeItem(key);
    });
    await expect.poll(() => mode(page)).toBe('dark');
    await page.reload();
    expect(await mode(page)).toBe('dark');
  });

  // Every day: `browser/boot/behaviours.browser.test.ts`.
  it.runIf(IS_FULL)('takes over a choice from before the site had a suffix for its keys', async ({ open }) => {
    const page = await open(`${origin}/docs`, { colorScheme: 'light' });
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('theme', 'dark');
    });
    await page.reload();
    expect(await mode(page)).toBe('dark');
    expect(await stored(page)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  itInNewWindow('R296 works where the storage is denied, with a warning in the console', async ({ open }) => {
    const page = await open('about:blank', { colorScheme: 'light' });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(`${origin}/docs/markdown-features/tabs`);
    await toggle(page).click();
    expect(await mode(page)).toBe('dark');
    await page.locator('[data-announcement-close]').click();
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await linkTo(page, '/blog').click();
    await arriveAt(page, '/blog');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('localStorage is not available');
  });
});
