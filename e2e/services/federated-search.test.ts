/** One search over two sites: a site with a strict policy asks the index of another one, which has an address of its own. */
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';

const { readers, offline } = inject('serviceSites');

describe('a search over several sites', () => {
  it('shows what another site has found below the own results, with its name and address', async ({ open }) => {
    const page = await open('about:blank');
    await page.route('https://ferries.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const response = await route.fetch({ url: offline.origin + pathname });
      return route.fulfill({ response, headers: { 'access-control-allow-origin': readers.origin } });
    });
    await page.goto(`${readers.origin}/docs/lights`);
    await page.locator('button[data-search]').click();
    const dialog = page.locator('[role=dialog][aria-modal=true]');
    await dialog.locator('input').fill('keepers');
    const links = dialog.locator('.DocSearch-Hit a');
    await links.and(page.locator('[href^="https://ferries.example/docs/keepers"]')).first().waitFor();
    expect(await links.first().getAttribute('href')).toMatch(/^\/docs\/keepers/);
    expect(await dialog.innerText()).toContain('Ferries');
  });
});
