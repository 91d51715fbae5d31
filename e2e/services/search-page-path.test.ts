/** The search page at another path, and a site without one. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';

const { extras, offline } = inject('serviceSites');
const dialog = (page: Page) => page.locator('[role=dialog][aria-modal=true]');

async function search(page: Page, words: string): Promise<void> {
  await page.locator('button[data-search]').click();
  await dialog(page).locator('input').fill(words);
  await dialog(page).locator('.DocSearch-Hit').first().waitFor();
}

describe('the path of the search page', () => {
  it('R111 R330 is the one of the configuration', async ({ open }) => {
    expect(existsSync(join(extras.outDir, 'search.html'))).toBe(false);
    const description = readFileSync(join(extras.outDir, 'zh/opensearch.xml'), 'utf8');
    expect(description).toContain('template="https://beacon.example/zh/find/all?q={searchTerms}"');
    const page = await open(`${extras.origin}/docs/lights`);
    await search(page, 'keepers');
    const link = dialog(page).getByRole('link', { name: /^See all \d+ results$/ });
    expect(await link.getAttribute('href')).toBe('/find/all?q=keepers');
    await link.click();
    await page.waitForURL('**/find/all?q=keepers');
    await page.locator('.search-page__hit').first().waitFor();
  });

  it('R111 R331 may be off: no page, no link, no description', async ({ open }) => {
    for (const file of ['search.html', 'opensearch.xml']) expect(existsSync(join(offline.outDir, file))).toBe(false);
    const page = await open(`${offline.origin}/docs/lights`);
    expect(await page.locator('link[rel=search]').count()).toBe(0);
    await search(page, 'keepers');
    expect(await dialog(page).getByText('See all').count()).toBe(0);
  });
});
