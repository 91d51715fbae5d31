import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { DESKTOP, it, PHONE } from '../setup/browser-test.js';

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'a doc', path: '/docs/markdown-features/tabs' },
  { name: 'the list of posts', path: '/blog' },
  { name: 'a post', path: '/blog/releases/3.6' },
  { name: 'the archive', path: '/blog/archive' },
  { name: 'the posts of an author', path: '/blog/authors/core' },
  { name: 'the not-found page', path: '/no-such-path' },
];

const SETTINGS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [DESKTOP, PHONE].map((viewport) => ({ colorScheme, viewport })),
);

/** Gives the page another window and another colour mode, and waits until all colours have changed. */
async function applySettings(page: Page, { colorScheme, viewport }: (typeof SETTINGS)[number]): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((mode) => document.documentElement.dataset.theme === mode, colorScheme);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

/** Violations of WCAG 2.2 AA and of axe's best practices, one line each. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (): Promise<AxeResults['violations']> => {
    // The cast: the lines before have put it there.
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run({ exclude: ['vite-error-overlay'] })).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const reason = [...any, ...all, ...none][0]?.message ?? '';
      return `${id}: ${target.join(' ')} — ${reason} — ${html.slice(0, 200)}`;
    }),
  );
}

describe.each(PAGES)('accessibility of $name', ({ path }) => {
  it('holds in both languages, light and dark, on desktops and phones', async ({ open }) => {
    const found: Record<string, string[]> = {};
    for (const locale of ['', '/zh']) {
      const page = await open(`${inject('builtSite')}${locale}${path}`, { reducedMotion: 'reduce' });
      for (const settings of SETTINGS) {
        await applySettings(page, settings);
        const here = await violations(page);
        if (here.length > 0) found[`${locale || '/en'} ${settings.colorScheme} ${settings.viewport.width}`] = here;
      }
    }
    expect(found).toEqual({});
  });
});

describe('accessibility of what opens', () => {
  it('holds for the menu of a phone', async ({ open }) => {
    const page = await open(`${inject('builtSite')}/docs`, { viewport: PHONE, reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.locator('#dactyl-menu').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await page.locator('#dactyl-menu summary', { hasText: 'Languages' }).click();
    expect(await violations(page)).toEqual([]);
  });

  it('holds for a dropdown', async ({ open }) => {
    const page = await open(`${inject('builtSite')}/docs`, { reducedMotion: 'reduce' });
    await page.locator('.navbar .dropdown:has([lang]) > .navbar__link').click();
    await page.locator('.dropdown__menu:has([lang])').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
