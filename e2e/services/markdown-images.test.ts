/** Images of Markdown in several sizes, and as large as the window. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { violations } from '../accessibility/axe.js';
import { it as itInNewWindow, itInUsedWindow as it, PHONE } from '../setup/browser-test.js';

const { origin } = inject('serviceSites').extras;
const PAGE = `${origin}/docs/signals`;

const image = (page: Page) => page.locator('article img');
const button = (page: Page, name = 'The coast with its lights – Enlarge the image') =>
  page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'The coast with its lights' });
const currentSource = (page: Page) =>
  image(page).evaluate((element: HTMLImageElement) => (element.naturalWidth > 0 ? element.currentSrc : ''));

describe('an image of Markdown', () => {
  itInNewWindow('comes in the size and the format that fit, into a space that was kept for it', async ({ open }) => {
    const page = await open('about:blank', { viewport: PHONE });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/images/**', (route) => released.then(() => route.continue()));
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    const { width = 0, height = 0 } = (await image(page).boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1400 / 788, 1);
    const background = image(page).evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(await background).toMatch(/^url\("data:image/);
    release();
    await expect.poll(() => currentSource(page)).toMatch(/\/coast-(?:480|800)-[\da-f]{8}\.(?:avif|webp)$/);
    const shown = (await image(page).boundingBox()) ?? { width: 0, height: 0 };
    expect(shown.width).toBe(width);
    // Widths of files are whole pixels.
    expect(shown.height).toBeCloseTo(height, 0);
  });

  it('opens as large as the window by mouse and keys, and gives the focus back', async ({ open }) => {
    const page = await open(PAGE);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog(page).isVisible()).toBe(true);
    const large = dialog(page).locator('img');
    await expect.poll(() => large.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    const widthOf = async (found: typeof large) => (await found.boundingBox())?.width ?? 0;
    expect(await widthOf(large)).toBeGreaterThan(await widthOf(image(page)));
    for (const mode of ['light', 'dark'] as const) expect(await violations(page, mode, '.dactyl-zoom')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).isVisible()).toBe(false);
    expect(await violations(page, 'light', 'article')).toEqual([]);
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await image(page).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog(page).isVisible()).toBe(false);
  });

  it('speaks Chinese, comes by navigation, and is only an image without JavaScript', async ({ open }) => {
    const page = await open(`${origin}/zh/docs/lights`);
    expect(await page.locator('script[src*=zoom]').count()).toBe(0);
    await page.locator('.menu a[href$="/signals"]').click();
    await expect.poll(() => button(page, '海岸和它的灯光 – 放大图片').isVisible()).toBe(true);
    const plain = await open(PAGE, { javaScriptEnabled: false });
    expect(await image(plain).getAttribute('role')).toBeNull();
    expect(await image(plain).getAttribute('src')).toMatch(/\/coast-[\da-f]{8}\.jpg$/);
  });
});
