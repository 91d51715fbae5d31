/** What a site keeps in the browser, under keys with its namespace. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import { pointAt } from '../setup/documents.js';

const { localStorage: local, sessionStorage: session } = inject('failingSites');

type Area = 'localStorage' | 'sessionStorage';

const entries = (page: Page, area: Area = 'localStorage') =>
  page.evaluate((name) => Object.fromEntries(Object.entries(window[name])) as Record<string, string>, area);

async function seed(page: Page, values: Record<string, string>, area: Area = 'localStorage'): Promise<void> {
  await page.evaluate(
    ([name, all]) => {
      window[name].clear();
      for (const [key, value] of Object.entries(all)) window[name].setItem(key, value);
    },
    [area, values] as const,
  );
}

/** Everything that a reader can choose. */
async function chooseAll(page: Page): Promise<void> {
  await page.locator('.navbar [data-color-mode-toggle]').first().click();
  await page.locator('[data-announcement-close]').click();
  await page.getByRole('tab', { name: 'pnpm' }).click();
  await page.getByText('With pnpm.').waitFor();
  const next = page.locator('.dropdown__link', { hasText: 'Next' });
  await pointAt(page.locator('.navbar .dropdown > .navbar__link'), next);
  await next.click();
  await page.waitForURL('**/docs/next');
}

/** What `chooseAll` leaves behind, in the namespace of the site. */
const CHOSEN = {
  'theme-here': 'dark',
  'docusaurus.announcement.id-here': 'first',
  'docusaurus.announcement.dismiss-here': 'true',
  'docusaurus.tab.pm-here': 'pnpm',
  'docs-preferred-version-default-here': 'current',
};

describe('keys in the storage', () => {
  it('R258 end in the namespace of the site: colour mode, announcement, tabs, docs version', async ({ open }) => {
    const page = await open(`${local.origin}/docs`, { colorScheme: 'light' });
    await chooseAll(page);
    expect(await entries(page)).toEqual(CHOSEN);
  });

  it('R258 are those of the session where the site says so, the docs version apart', async ({ open }) => {
    const page = await open(`${session.origin}/docs`, { colorScheme: 'light' });
    await chooseAll(page);
    expect(Object.keys(await entries(page, 'sessionStorage')).sort()).toEqual([
      'docusaurus.announcement.dismiss-here',
      'docusaurus.announcement.id-here',
      'docusaurus.tab.pm-here',
      'theme-here',
    ]);
    expect(Object.keys(await entries(page))).toEqual(['docs-preferred-version-default-here']);
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });

  it('R259 move to their names with the namespace, and the page shows what was chosen', async ({ open }) => {
    const page = await open(`${local.origin}/docs`, { colorScheme: 'light' });
    await seed(page, {
      theme: 'dark',
      'docusaurus.announcement.id': 'first',
      'docusaurus.announcement.dismiss': 'true',
      'docusaurus.tab.pm': 'pnpm',
      'docs-preferred-version-default': 'current',
    });
    await page.reload();
    expect(await entries(page)).toEqual(CHOSEN);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await page.locator('[data-announcement]').isVisible()).toBe(false);
    await page.getByText('With pnpm.').waitFor();
    expect(await page.getByRole('tab', { name: 'pnpm' }).getAttribute('aria-selected')).toBe('true');
  });

  it('R259 move in the storage of the session too', async ({ open }) => {
    const page = await open(`${session.origin}/docs`, { colorScheme: 'light' });
    await seed(page, { theme: 'dark', 'docusaurus.tab.pm': 'pnpm' }, 'sessionStorage');
    await page.reload();
    expect(await entries(page, 'sessionStorage')).toMatchObject({
      'theme-here': 'dark',
      'docusaurus.tab.pm-here': 'pnpm',
    });
    expect(await entries(page, 'sessionStorage')).not.toHaveProperty('theme');
  });

  it('R259 hold on to a newer choice, and leave what belongs to other sites', async ({ open }) => {
    const page = await open(`${local.origin}/docs`, { colorScheme: 'light' });
    const others = { 'theme-there': 'light', 'docusaurus.tab.pm-there': 'npm', 'docusaurus.tab.os': 'mac' };
    await seed(page, { ...others, theme: 'light', 'theme-here': 'dark' });
    await page.reload();
    const kept = await entries(page);
    expect(kept).toMatchObject({ ...others, 'theme-here': 'dark' });
    expect(kept).not.toHaveProperty('theme');
  });
});
