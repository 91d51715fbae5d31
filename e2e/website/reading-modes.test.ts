/**
 * What readers set for themselves: little motion, colours of their own, paper. Zoom, large text and narrow windows:
 * `accessibility/page-kinds.test.ts`.
 */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { addStyles, itInUsedWindow as it, PHONE } from '../setup/browser-test.js';

const origin = inject('builtSite');
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
/** Paper knows no language. */
const PRINTED = [
  '/docs/markdown-features/code-blocks',
  '/blog/releases/3.6',
  ...(IS_FULL ? ['/zh/docs/installation'] : []),
];

describe('readers who want little motion', () => {
  it('see what moves at its end at once', async ({ open }) => {
    const page = await open(`${origin}/docs`, { viewport: PHONE, reducedMotion: 'reduce' });
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].map((part) => {
          const { transitionTimingFunction, animationDuration } = getComputedStyle(element, part);
          return `${transitionTimingFunction} ${parseFloat(animationDuration) < 0.001}`;
        }),
      ),
    );
    expect([...new Set(styles)]).toEqual(['steps(1, start) true']);
    await page.locator('.navbar__toggle').click();
    // Its end is the next frame, which a busy machine draws later.
    const running = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
    await expect.poll(running).toBe(0);
    // What a site moves by itself. A short duration for all began transitions of all colours of all elements.
    await addStyles(page, 'main h1 { transition: color 500s; }');
    const begun = await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
      // The cast: what CSS moves are elements.
      return document
        .getAnimations()
        .map(({ effect }) => [
          ((effect as KeyframeEffect).target as Element).tagName,
          effect?.getComputedTiming().progress,
        ]);
    });
    expect(begun).toEqual([['H1', 1]]);
  });

  it('jump to the top instead of being carried there', async ({ open }) => {
    const page = await open(`${origin}/docs/cli`, { reducedMotion: 'reduce' });
    for (const top of [3000, 2800]) {
      await page.evaluate((y) => {
        scrollTo(0, y);
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, top);
    }
    await page.locator('[data-back-to-top][data-visible]').click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

describe('colours that the reader has chosen for all sites', () => {
  /** Differences in shape, which stay when all colours are replaced. */
  const shape = (page: Page, selector: string, part = '') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const { fontWeight, textDecorationLine, content, backgroundColor, color, forcedColorAdjust } = style;
        const borders = (['Top', 'Right', 'Bottom', 'Left'] as const).map(
          (side) => `${style[`border${side}Width`]} ${style[`border${side}Style`]} ${style[`border${side}Color`]}`,
        );
        return { fontWeight, textDecorationLine, content, backgroundColor, color, forcedColorAdjust, borders };
      }, part);

  it.for(IS_FULL ? (['light', 'dark'] as const) : (['light'] as const))(
    'keep what is active, and what is a control (%s)',
    async (colorScheme, { open }) => {
      const page = await open(`${origin}/docs/installation`, { colorScheme, forcedColors: 'active' });
      const current = await shape(page, '.theme-doc-sidebar-menu .menu__link[aria-current="page"]');
      const other = await shape(
        page,
        '.theme-doc-sidebar-menu .menu__link:not(.menu__link--active, .menu__link--sublist)',
      );
      expect(current).not.toEqual(other);
      // A mask shows what is below it: the icon is there when that is not the colour of the page.
      await page.locator('.theme-code-block').first().hover();
      const icon = await shape(page, '.theme-code-block [data-copy]', '::before');
      const { backgroundColor } = await shape(page, 'body');
      expect(icon.backgroundColor).not.toBe(backgroundColor);
      expect(icon.forcedColorAdjust).toBe('none');
      const caret = await shape(page, '.theme-doc-sidebar-menu summary.menu__caret', '::before');
      expect(caret.content).not.toBe('none');
    },
  );

  it('keep the tab that is open, and the ring of the focus', async ({ open }) => {
    const page = await open(`${origin}/docs/markdown-features/tabs`, { forcedColors: 'active' });
    expect(await shape(page, '[role="tab"][aria-selected="true"]')).not.toEqual(
      await shape(page, '[role="tab"][aria-selected="false"]'),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(outline).not.toBe('none');
  });
});

describe('a printed page', () => {
  it.for(PRINTED)('is the text alone, dark on white, with nothing cut off: %s', async (path, { open }) => {
    const page = await open(`${origin}${path}`, { colorScheme: 'dark', viewport: { width: 720, height: 1000 } });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const selector of [
      '.navbar',
      '.dactyl-sidebar',
      '.dactyl-blog__sidebar',
      '.dactyl-announcement-bar',
      '.pagination-nav',
      '.footer',
      '.hash-link',
      '.code-block-buttons',
      '[data-back-to-top]',
    ]) {
      expect(await page.locator(`${selector}:visible`).count(), selector).toBe(0);
    }
    expect(await page.locator('h1:visible').count()).toBe(1);
    const text = await page
      .locator('.markdown p')
      .first()
      .evaluate((paragraph) => {
        const [r = 255, g = 255, b = 255] = (getComputedStyle(paragraph).color.match(/\d+/g) ?? []).map(Number);
        return r + g + b;
      });
    expect(text).toBeLessThan(200);
    const wide = await page
      .locator('.theme-code-block pre:visible')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).length);
    expect(wide).toBe(0);
  });

  it('names the addresses that its links lead to', async ({ open }) => {
    const page = await open(`${origin}/docs/installation`);
    await page.emulateMedia({ media: 'print' });
    const after = await page
      .locator('.markdown a[href^="http"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(after).toContain('http');
  });
});
