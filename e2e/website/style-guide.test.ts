/** The page with all parts of the theme: complete, in both languages, on every screen. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { DESKTOP, it as itInNewWindow, itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const origin = inject('builtSite');
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

/** What people look for here, by the id of its section. */
const SECTIONS =
  'colors headings text tables images code-blocks live-code admonitions tabs details diagrams sidebar breadcrumbs ' +
  'table-of-contents doc-cards pagination versions visibility edit-row post authors tags announcement-bar navbar ' +
  'color-mode footer loading error not-found buttons badges alerts cards avatars hero pills';

const section = (page: Page, id: string) => page.locator(`section:has(> #${id})`);
const indexLinks = (page: Page) =>
  page.locator('main nav[data-toc] a').evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1)));
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the style guide', () => {
  it('lists each section in its index, with a specimen in it', async ({ look }) => {
    const page = await look(`${origin}/style-guide`);
    const linked = await indexLinks(page);
    for (const id of SECTIONS.split(' ')) {
      expect(linked, id).toContain(id);
      expect((await section(page, id).locator('figure, li').first().innerHTML()).length, id).toBeGreaterThan(0);
    }
  });

  it('has the same sections in Chinese, in Chinese words', async ({ look }) => {
    const english = await look(`${origin}/style-guide`);
    const chinese = await look(`${origin}/zh/style-guide`);
    expect(await indexLinks(chinese)).toEqual(await indexLinks(english));
    const titles = await chinese.locator('main nav[data-toc] a').allTextContents();
    expect(titles.filter((title) => !/\p{Script=Han}/u.test(title))).toEqual([]);
    expect(await section(chinese, 'text').textContent()).toContain('港口的一天');
    expect(await section(chinese, 'versions').textContent()).not.toMatch(/These docs/);
  });

  itInNewWindow('is static: React comes for what runs only', async ({ open }) => {
    const page = await open('about:blank');
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`${origin}/style-guide`, { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => url.includes('hydrate'))).toEqual([]);
    const crash = section(page, 'error');
    await crash.getByRole('button', { name: 'Try again' }).click();
    await crash.getByText('Rendered again.').waitFor();
    expect(scripts.filter((url) => url.includes('hydrate'))).toHaveLength(1);
  });

  it('shows states that pass quickly elsewhere', async ({ look }) => {
    const page = await look(`${origin}/style-guide`);
    expect(await section(page, 'navbar').getByRole('link', { name: 'Link' }).last().isVisible()).toBe(true);
    expect(await section(page, 'code-blocks').locator('[data-copied]').isVisible()).toBe(true);
    expect(await section(page, 'sidebar').locator('[aria-current=page]').count()).toBe(1);
    expect(await section(page, 'error').textContent()).toContain('Cause');
    expect(await section(page, 'details').locator('details[open]').count()).toBe(1);
    expect(await section(page, 'loading').locator('.dactyl-loading').first().isVisible()).toBe(true);
  });

  // In narrow windows: `accessibility/page-kinds.test.ts`.
  it.runIf(IS_FULL)('keeps what is wide inside of its frames', async ({ open }) => {
    const page = await open(`${origin}/style-guide`, { viewport: PHONE });
    for (const width of [PHONE.width, 320, 996, 997, DESKTOP.width]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${width} px`).toBe(0);
    }
  });

  it('is listed by the docs about styling', () => {
    const links = openWebsiteOutput().page('docs/styling-layout.html').all('main a[href="/style-guide"]');
    expect(links.map(({ text }) => text)).toContain('style guide');
    expect(openWebsiteOutput().page('style-guide.html').all('h1')[0]?.text).toBe('Style guide');
  });
});
