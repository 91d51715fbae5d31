/** Pages that crash, and code that does not come. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import { isMarked, markDocument } from '../setup/documents.js';

const { origin } = inject('failingSites').localStorage;

const button = (page: Page) => page.getByRole('button', { name: /^Count:/ });
const again = (page: Page, name = 'Try again') => page.getByRole('button', { name });

async function crash(page: Page): Promise<void> {
  await page.evaluate(() => (document.body.dataset.broken = 'yes'));
  await button(page).click();
}

const repair = (page: Page) => page.evaluate(() => delete document.body.dataset.broken);

describe('a page that crashes', () => {
  it('R280 R282 R283 says so, with the message and each cause', async ({ open }) => {
    const page = await open(`${origin}/fragile`);
    await crash(page);
    await again(page).waitFor();
    expect(await page.locator('main h1').innerText()).toBe('This page crashed.');
    const text = await page.locator('main pre').innerText();
    expect(text.split(/\s*Cause:\s*/)).toEqual(['The mast is broken.', 'The wind was strong.', 'It is autumn.']);
  });

  it('R280 says so in Chinese', async ({ open }) => {
    const page = await open(`${origin}/zh/fragile`);
    await crash(page);
    await again(page, '重试').waitFor();
    await expect.poll(() => page.locator('main h1').innerText()).toBe('页面出错了。');
    const text = await page.locator('main pre').innerText();
    expect(text.split(/\s*原因：\s*/)).toEqual(['The mast is broken.', 'The wind was strong.', 'It is autumn.']);
  });

  it('R281 is rendered again by the button, and works once the cause is mended', async ({ open }) => {
    const page = await open(`${origin}/fragile`);
    await crash(page);
    await again(page).click();
    await button(page).click();
    await again(page).waitFor();
    expect(await button(page).count()).toBe(0);
    await repair(page);
    await again(page).click();
    await button(page).click();
    await expect.poll(() => button(page).innerText()).toBe('Count: 1');
    expect(await page.locator('h1').innerText()).toBe('A fragile page');
  });

  it('R153 keeps its shell', async ({ open }) => {
    const page = await open(`${origin}/fragile`);
    await crash(page);
    await again(page).waitFor();
    expect(await page.locator('nav.navbar').isVisible()).toBe(true);
  });

  it('R280 R281 R282 outside of its layout says so too, inside of the layout, and recovers', async ({ open }) => {
    const page = await open(`${origin}/outside`);
    await crash(page);
    await again(page).waitFor();
    expect(await page.locator('main h1').innerText()).toBe('This page crashed.');
    expect(await page.locator('main').innerText()).toContain('The mast is broken.');
    expect(await page.locator('nav.navbar').isVisible()).toBe(true);
    await repair(page);
    await again(page).click();
    await button(page).click();
    await expect.poll(() => button(page).innerText()).toBe('Count: 1');
  });

  it('is left alone by a part of it that crashes', async ({ open }) => {
    const page = await open(`${origin}/zh/part`);
    await crash(page);
    await again(page, '重试').waitFor();
    await expect.poll(() => page.locator('main .alert p').innerText()).toBe('页面的这一部分出错了。');
    expect(await page.getByText('Text below.').isVisible()).toBe(true);
    await repair(page);
    await again(page, '重试').click();
    await button(page).click();
    await expect.poll(() => button(page).innerText()).toBe('Count: 1');
  });
});

const message = (page: Page, text = 'A part of this page did not load.') =>
  page.getByRole('alert').filter({ hasText: text });

describe('code that cannot be fetched', () => {
  it('R253 R285 of a page shows what is wrong, and a Retry button that works once it can', async ({ open }) => {
    const page = await open('about:blank');
    await page.route('**/fragile-*.js', (route) => route.abort());
    await page.goto(`${origin}/fragile`);
    await message(page).waitFor();
    expect(await page.locator('h1').innerText()).toBe('A fragile page');
    // Still blocked: the message comes back.
    await Promise.all([page.waitForEvent('load'), again(page, 'Retry').click()]);
    await message(page).waitFor();
    await page.unroute('**/fragile-*.js');
    await Promise.all([page.waitForEvent('load'), again(page, 'Retry').click()]);
    await button(page).click();
    await expect.poll(() => button(page).innerText()).toBe('Count: 1');
    expect(await message(page).count()).toBe(0);
  });

  it('R253 R285 of an island is asked for again without another document, where nothing was fetched ahead', async ({
    open,
  }) => {
    const page = await open('about:blank');
    await page.route('**/Counter-*.js', (route) => route.abort());
    await page.goto(`${origin}/quiet`);
    await markDocument(page);
    await button(page).click();
    await message(page).waitFor();
    await again(page, 'Retry').click();
    await message(page).waitFor();
    expect(await message(page).count()).toBe(1);
    await page.unroute('**/Counter-*.js');
    await again(page, 'Retry').click();
    await expect.poll(() => message(page).count()).toBe(0);
    await button(page).click();
    await expect.poll(() => button(page).innerText()).toBe('Count: 1');
    expect(await isMarked(page)).toBe(true);
  });

  it('R285 says so in Chinese, when React itself is missing', async ({ open }) => {
    const page = await open('about:blank');
    await page.route('**/hydrate-*.js', (route) => route.abort());
    await page.goto(`${origin}/zh/quiet`);
    await button(page).click();
    await message(page, '页面的一部分未能加载。').waitFor();
    await page.unroute('**/hydrate-*.js');
    await again(page, '重试').click();
    await expect.poll(() => message(page, '页面的一部分未能加载。').count()).toBe(0);
    await button(page).click();
    await expect.poll(() => button(page).innerText()).toBe('Count: 1');
  });

  it('is forgotten when the message is closed, and tried again by the next touch', async ({ open }) => {
    const page = await open('about:blank');
    await page.route('**/Counter-*.js', (route) => route.abort());
    await page.goto(`${origin}/quiet`);
    await button(page).click();
    await message(page).getByRole('button', { name: 'Close' }).click();
    expect(await message(page).count()).toBe(0);
    await page.unroute('**/Counter-*.js');
    await button(page).click();
    await expect.poll(() => button(page).innerText()).toBe('Count: 1');
  });
});

describe('code that is slow', () => {
  it('R179 is waited for with a spinner, which comes after 200 ms and moves nothing', async ({ open }) => {
    const page = await open('about:blank', { reducedMotion: 'no-preference' });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/fragile-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${origin}/fragile`);
    const before = await page.locator('h1').boundingBox();
    // Opacity of the spinner in each frame after the touch.
    await page.evaluate(() => {
      const notes: [ms: number, opacity: string][] = [];
      Object.assign(window, { notes });
      addEventListener(
        'pointerdown',
        () => {
          const clicked = performance.now();
          const look = () => {
            const { content, opacity } = getComputedStyle(document.body, '::after');
            notes.push([performance.now() - clicked, content === 'none' ? '0' : opacity]);
            if (notes.length < 60) requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    await button(page).click();
    // The cast: the script above put it there.
    const notes = () => page.evaluate(() => (window as unknown as { notes: [ms: number, opacity: string][] }).notes);
    await expect.poll(async () => (await notes()).some(([, opacity]) => opacity === '1')).toBe(true);
    const seen = await notes();
    expect(seen[0]?.[1]).toBe('0');
    expect(seen.find(([, opacity]) => opacity === '1')?.[0]).toBeGreaterThanOrEqual(190);
    expect(await page.locator('h1').boundingBox()).toEqual(before);
    release();
    await expect.poll(() => button(page).innerText()).toBe('Count: 1');
    expect(await page.evaluate(() => getComputedStyle(document.body, '::after').content)).toBe('none');
  });
});
