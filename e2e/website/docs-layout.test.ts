import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import { arriveAt, linkTo } from '../setup/documents.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const origin = inject('builtSite');
const SIDEBAR = '.theme-doc-sidebar-container';

describe('the docs sidebar', () => {
  it('leads at its end to what is no doc, in both languages', () => {
    const output = openWebsiteOutput();
    const paths = [
      'changelog',
      'feature-requests',
      'showcase',
      'community/support',
      'community/support#report-a-fault',
    ];
    for (const [folder, labels] of [
      ['', ['Changelog', 'Feature requests', 'Showcase', 'Community', 'Report a fault']],
      ['zh/', ['更新日志', '功能需求', '案例', '社区', '报告缺陷']],
    ] as const) {
      for (const doc of ['docs/installation', 'docs/cli']) {
        const links = output
          .page(`${folder}${doc}.html`)
          .one('.theme-doc-sidebar-container')
          .all('a')
          .slice(-paths.length);
        expect(links.map(({ attributes }) => attributes['href'])).toEqual(paths.map((path) => `/${folder}${path}`));
        expect(links.map(({ text }) => text)).toEqual(labels);
      }
    }
  });

  it('R184 can be hidden and shown again, and stays hidden from doc to doc', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    const link = page.locator(`${SIDEBAR} a[href="/docs/installation"]`);
    const width = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
    const before = await width();
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await link.waitFor({ state: 'hidden' });
    await expect.poll(width).toBeGreaterThan(before);
    await page.locator('a.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== '/docs');
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await link.waitFor();
    await linkTo(page, '/docs/installation').click();
    await arriveAt(page, '/docs/installation');
    expect(await link.isVisible()).toBe(true);
  });

  it('opens with the current page in sight, and at its start where that page is in its upper half', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs/blog`, { viewport: { width: 1440, height: 900 } });
    const scrolled = () => page.locator(`${SIDEBAR} nav`).evaluate((menu) => menu.scrollTop);
    expect(await scrolled()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(`${origin}/docs/markdown-features/diagrams`);
    expect(await scrolled()).toBeGreaterThan(0);
    const current = await page.locator(`${SIDEBAR} a[aria-current=page]`).boundingBox();
    expect(current?.y).toBeGreaterThan(150);
    expect(current?.y).toBeLessThan(350);
  });

  it('R317 R318 opens a category in a time that follows from its height, in 1 ms for readers who want little motion', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`, { reducedMotion: 'no-preference' });
    const durations = await animationDurations(page);
    expect(durations.length).toBeGreaterThan(1);
    const [short = 0, tall = 0] = [Math.min(...durations), Math.max(...durations)];
    expect(short).toBeGreaterThan(50);
    expect(tall).toBeGreaterThan(short);
    expect(tall).toBeLessThan(1000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    expect(new Set(await animationDurations(page))).toEqual(new Set([1]));
  });
});

/** Clicks each category of the first level, and reads how long its animation takes. */
async function animationDurations(page: Page): Promise<number[]> {
  return page.locator(`${SIDEBAR} .theme-doc-sidebar-item-category-level-1 > details`).evaluateAll((all) =>
    all.map((details) => {
      details.querySelector('summary')?.click();
      return Number(details.getAnimations()[0]?.effect?.getTiming().duration);
    }),
  );
}

describe('the layout', () => {
  it('R311 is that of a desktop above 996 px, and that of a phone at 996 px and below', async ({ open }) => {
    const page = await open(`${origin}/docs/cli`, { viewport: { width: 997, height: 800 } });
    const visible = async () => ({
      sidebar: await page.locator(`${SIDEBAR} a[href="/docs/cli"]`).isVisible(),
      items: await page.locator('.navbar__items > a[href="/blog"]').isVisible(),
      toggle: await page.locator('.navbar__toggle').isVisible(),
      toc: await page.locator('.theme-doc-toc-desktop').isVisible(),
      mobileToc: await page.locator('.theme-doc-toc-mobile').isVisible(),
    });
    expect(await visible()).toEqual({ sidebar: true, items: true, toggle: false, toc: true, mobileToc: false });
    await page.setViewportSize({ width: 996, height: 800 });
    expect(await visible()).toEqual({ sidebar: false, items: false, toggle: true, toc: false, mobileToc: true });
  });

  it('fits into every width without scrolling sideways', async ({ open }) => {
    const page = await open('about:blank');
    // All kinds of pages in narrow windows: `accessibility/page-kinds.test.ts`.
    const more = process.env.DACTYL_TEST_FULL === '1' ? ['/docs', '/blog', '/no-such-path'] : [];
    for (const path of ['/', '/docs/markdown-features/code-blocks', ...more]) {
      await page.goto(origin + path);
      for (const width of [320, 390, 768, 996, 997, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});
