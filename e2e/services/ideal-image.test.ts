/** Images of several sizes: what browsers do by themselves, and what readers are told when an image does not come. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it as itInNewWindow, itInUsedWindow as it, PHONE } from '../setup/browser-test.js';

const { origin, outDir } = inject('serviceSites').extras;
const PAGE = `${origin}/images`;
const FILES = '**/assets/ideal-img/**';

const image = (page: Page) => page.locator('.ideal-image__image');
const message = (page: Page) => page.locator('.ideal-image__message');
async function isShown(page: Page): Promise<void> {
  const width = () => image(page).evaluate((element: HTMLImageElement) => element.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

describe('images of several sizes', () => {
  it('R324 R325 R326 have two widths, from 640 to 1030, in each format', async ({ open }) => {
    const page = await open(PAGE, { viewport: { ...PHONE, height: 2000 } });
    const sets = await page
      .locator('.ideal-image picture > *')
      .evaluateAll((all) => all.map((element) => element.getAttribute('srcset')?.match(/\d+(?=w)/g)));
    expect(sets).toEqual([
      ['640', '1030'],
      ['640', '1030'],
    ]);
    expect(readdirSync(join(outDir, 'assets/ideal-img')).map((name) => name.replace(/\.[\da-f]{7}\./, '.'))).toEqual([
      'coast.1030.jpg',
      'coast.1030.webp',
      'coast.640.jpg',
      'coast.640.webp',
    ]);
    await isShown(page);
    expect(await image(page).evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\.640\.webp$/);
    expect(await message(page).innerText()).toBe('');
    // The component takes no more than the column has.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  it('are shown without JavaScript, and the import is an address where one is asked for', async ({ open }) => {
    const page = await open(PAGE, { javaScriptEnabled: false });
    expect(await page.locator('#plain').getAttribute('src')).toMatch(
      /^\/assets\/ideal-img\/coast\.[\da-f]{7}\.1030\.jpg$/,
    );
    expect(await page.locator('.ideal-image__preview').getAttribute('src')).toMatch(/^data:image\/webp;base64,/);
    const { width = 0, height = 0 } = (await image(page).boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1400 / 788, 1);
  });
});

describe('an image that does not come', () => {
  it('R303 says that the server does not have it', async ({ open }) => {
    const page = await open('about:blank');
    await page.route(FILES, (route) => route.fulfill({ status: 404 }));
    await page.goto(PAGE);
    await expect.poll(() => message(page).innerText()).toBe('Image not found (404)');
    await page.goto(`${origin}/zh/images`);
    await expect.poll(() => message(page).innerText()).toBe('找不到图片（404）');
  });

  it('R304 offers to try again when it failed, and is shown when that works', async ({ open }) => {
    const page = await open(`${origin}/images/start`);
    await page.route(FILES, (route) => route.abort());
    // Also on a page that navigation brings.
    await page.getByRole('link', { name: 'To the images' }).click();
    const retry = message(page).getByRole('button', { name: 'The image could not be loaded. Click to retry' });
    await retry.waitFor();
    await page.unroute(FILES);
    await retry.click();
    await isShown(page);
    expect(await message(page).innerText()).toBe('');
  });

  itInNewWindow('R305 waits for a click where data are saved or the connection is slow', async ({ open }) => {
    for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
      const page = await open('about:blank');
      // Held back, so that what is under way can be given up.
      await page.route(FILES, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue().catch(() => undefined);
      });
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await page.goto(PAGE);
      const load = message(page).getByRole('button', { name: /^Click to load \(\d+ KB\)$/ });
      await load.waitFor();
      expect(await image(page).getAttribute('src')).toBe(null);
      await page.unroute(FILES);
      await load.click();
      await isShown(page);
    }
  });

  it('R306 says that it is being loaded when that takes long', async ({ open }) => {
    const page = await open('about:blank');
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(FILES, async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => message(page).innerText()).toBe('Loading…');
    answer();
    await isShown(page);
    await expect.poll(() => message(page).innerText()).toBe('');
  });

  itInNewWindow('R307 says that the browser is offline, and comes with the network', async ({ open }) => {
    const page = await open('about:blank');
    let isOffline = () => {};
    const fails = new Promise<void>((resolve) => (isOffline = resolve));
    await page.route(FILES, async (route) => {
      await fails;
      await route.abort('internetdisconnected');
    });
    await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
    await message(page).getByText('Loading…').waitFor();
    await page.context().setOffline(true);
    isOffline();
    await expect.poll(() => message(page).innerText()).toBe('Your browser is offline. The image is not loaded');
    await page.unroute(FILES);
    await page.context().setOffline(false);
    await isShown(page);
    expect(await message(page).innerText()).toBe('');
  });
});
