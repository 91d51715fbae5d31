/** What screen readers are told of where the reader is. Landmarks, headings and names: `page-kinds.test.ts`. */
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';

const origin = inject('builtSite');

describe('screen readers hear', () => {
  it('which page is the current one, wherever a link leads to it', async ({ look }) => {
    const page = await look(`${origin}/docs/installation`);
    const current = (scope: string) => page.locator(`${scope} [aria-current="page"]`).allInnerTexts();
    expect(await current('.theme-doc-sidebar-menu')).toEqual(['Installation']);
    expect(await current('.breadcrumbs')).toEqual(['Installation']);
    expect(await page.locator('.navbar [aria-current="true"]').first().innerText()).toBe('Docs');
  });

  it('of a category, that it opens and what it is called', async ({ look }) => {
    const page = await look(`${origin}/docs/installation`);
    const summaries = page.locator('.theme-doc-sidebar-menu summary');
    const names = await summaries.evaluateAll((all) =>
      all.map((summary) => summary.getAttribute('aria-label') ?? summary.textContent.trim()),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name === '')).toEqual([]);
  });

  it('different words for links of a list that lead to different places', async ({ open }) => {
    const page = await open(`${origin}/blog`);
    const links = await page.locator('main a:visible').evaluateAll((all) =>
      all.map((link) => ({
        name: (link.getAttribute('aria-label') ?? link.textContent).trim(),
        // The cast: anchors are all that the selector finds.
        address: (link as HTMLAnchorElement).pathname,
      })),
    );
    const addresses = new Map<string, Set<string>>();
    for (const { name, address } of links) {
      if (name !== '') addresses.set(name, new Set([...(addresses.get(name) ?? []), address]));
    }
    expect([...addresses].filter(([, places]) => places.size > 1).map(([name]) => name)).toEqual([]);
  });

  it('the menu of a phone as a dialog with lists, and nothing behind it twice', async ({ open }) => {
    const page = await open(`${origin}/docs/installation`, { viewport: PHONE, reducedMotion: 'reduce' });
    await page.locator('.navbar__toggle').click();
    const menu = page.getByRole('dialog');
    await menu.waitFor();
    const text = await menu.ariaSnapshot();
    expect(text).toMatch(/^- dialog "[^"]+":/);
    expect(text).toContain('- list');
    const current = menu.locator('.navbar-sidebar__item:visible [aria-current="page"]');
    await expect.poll(() => current.allInnerTexts()).toEqual(['Installation']);
    expect(await menu.getByRole('button').evaluateAll((all) => all.length)).toBeGreaterThan(1);
  });
});
