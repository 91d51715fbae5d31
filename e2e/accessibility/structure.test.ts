/** What screen readers are told: landmarks, headings, lists, and where the reader is. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it, PHONE } from '../setup/browser-test.js';
import { PAGE_KINDS } from '../setup/page-kinds.js';

const origin = inject('builtSite');

interface Node {
  role: string;
  name: string;
}

/** Roles and names of everything that the browser tells assistive technology, in order. */
async function accessibleNodes(page: Page): Promise<Node[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.flatMap((line) => {
    const [, role, name = ''] = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    return role === undefined ? [] : [{ role, name }];
  });
}

const LANDMARKS = new Set(['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region']);
/** Of sets of tabs the site format knows no name. */
const NAMED = new Set(['navigation', 'button', 'link', 'img', 'dialog', 'tab']);

/** The style guide shows parts of pages, some of them twice. */
const WHOLE_PAGES = PAGE_KINDS.filter(({ path }) => path !== '/style-guide');

describe.each(WHOLE_PAGES)('the structure of $name', ({ path }) => {
  it('has named landmarks and controls, one title above the other headings, and no id twice', async ({ open }) => {
    const page = await open(`${origin}${path}`);
    const nodes = await accessibleNodes(page);
    const landmarks = nodes.filter(({ role }) => LANDMARKS.has(role)).map(({ role, name }) => `${role} ${name}`);
    expect(landmarks.filter((one) => one.startsWith('main'))).toEqual(['main ']);
    expect(new Set(landmarks).size, landmarks.join(', ')).toBe(landmarks.length);
    const unnamed = async () =>
      (await accessibleNodes(page)).filter(({ role, name }) => NAMED.has(role) && name.trim() === '');
    // While a diagram is drawn, its parts are in the page for a moment.
    await expect.poll(unnamed).toEqual([]);
    const levels = await page
      .locator('.main-wrapper :is(h1, h2, h3, h4, h5, h6):not(aside *):visible')
      .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('screen readers hear', () => {
  it('which page is the current one, wherever a link leads to it', async ({ open }) => {
    const page = await open(`${origin}/docs/installation`);
    const current = (scope: string) => page.locator(`${scope} [aria-current="page"]`).allInnerTexts();
    expect(await current('.theme-doc-sidebar-menu')).toEqual(['Installation']);
    expect(await current('.breadcrumbs')).toEqual(['Installation']);
    expect(await page.locator('.navbar [aria-current="true"]').first().innerText()).toBe('Docs');
  });

  it('of a category, that it opens and what it is called', async ({ open }) => {
    const page = await open(`${origin}/docs`);
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
