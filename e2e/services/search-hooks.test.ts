/** A module of the site that changes queries and results. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';

const { origin } = inject('serviceSites').extras;
const dialog = (page: Page) => page.locator('[role=dialog][aria-modal=true]');
const hits = (page: Page) => dialog(page).locator('.DocSearch-Hit');

describe('hooks of the search', () => {
  it('change the query, and add results, in the dialog and on the search page', async ({ open }) => {
    const page = await open(`${origin}/docs/lights`);
    await page.locator('button[data-search]').click();
    await dialog(page).locator('input').fill('torches');
    await hits(page).filter({ hasText: 'Our torches' }).waitFor();
    expect(await hits(page).count()).toBeGreaterThan(1);
    await page.goto(`${origin}/find/all?q=torches`);
    const first = page.locator('.search-page__hit').first();
    await first.waitFor();
    expect(await first.innerText()).toContain('Our torches');
  });

  it('leave the search as it is where they fail', async ({ open }) => {
    const page = await open('about:blank');
    await page.route('**/search-hooks-*.js', (route) => route.abort());
    await page.goto(`${origin}/docs/lights`);
    await page.locator('button[data-search]').click();
    await dialog(page).locator('input').fill('keepers');
    await hits(page).first().waitFor();
  });
});
