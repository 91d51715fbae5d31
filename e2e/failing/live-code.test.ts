/** Live code with its result above, and code that changes in the browser. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';

const { origin } = inject('failingSites').localStorage;

const editor = (page: Page) => page.getByRole('textbox', { name: 'Live Editor' });
const result = (page: Page) => page.locator('.playground-preview');

describe('live code', () => {
  it('R187 has its result above the editor where the site says so, and runs what is edited', async ({ open }) => {
    const page = await open(`${origin}/docs/next/live`);
    await editor(page).waitFor();
    const [code, shown] = [await editor(page).boundingBox(), await result(page).boundingBox()];
    expect(shown?.y).toBeLessThan(code?.y ?? 0);
    const text = await editor(page).inputValue();
    await editor(page).fill(text.replace('Value:', 'Worth:'));
    await expect.poll(() => result(page).innerText()).toBe('Worth: 1');
  });

  it('has its headings in the language of the page', async ({ open }) => {
    const page = await open(`${origin}/zh/docs/next/live`);
    await page.getByRole('textbox', { name: '实时编辑器' }).waitFor();
    expect(await page.locator('.playground-header').allInnerTexts()).toEqual(['结果', '实时编辑器']);
  });

  it('moves nothing when the editor takes the place of the code', async ({ open }) => {
    const page = await open('about:blank');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/LivePlayground-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${origin}/docs/next/live`);
    const part = page.locator('.playground-editor');
    const [before, title] = [await part.boundingBox(), await part.locator('.code-block-title').boundingBox()];
    expect(before?.height).toBeGreaterThan(100);
    release();
    await editor(page).waitFor();
    expect((await part.boundingBox())?.height).toBe(before?.height);
    expect((await part.locator('.code-block-title').boundingBox())?.height).toBe(title?.height);
  });

  it('scrolls to the end of a long line when it is edited there', async ({ open }) => {
    const page = await open(`${origin}/docs/next/live`);
    await editor(page).click({ position: { x: 30, y: 20 } });
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    const code = page.locator('.playground-code');
    await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const widths = await code.evaluate((element) => [...element.children].map((child) => child.scrollWidth));
    expect(widths[0]).toBe(widths[1]);
    expect(widths[0]).toBe(await code.evaluate(({ scrollWidth }) => scrollWidth));
  });

  it('is not fetched by a page before the reader comes near', async ({ open }) => {
    const page = await open('about:blank');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/docs/next`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /Playground|RunCode/.test(path))).toEqual([]);
  });

  it('that cannot be fetched says so, and can be tried again', async ({ open }) => {
    const page = await open('about:blank');
    await page.route('**/LivePlayground-*.js', (route) => route.abort());
    await page.goto(`${origin}/docs/next/live`);
    const alert = result(page).getByRole('alert');
    await expect.poll(() => alert.innerText()).toContain('The editor did not load.');
    expect(await page.locator('.theme-playground code').innerText()).toContain('function Double()');
    await page.unroute('**/LivePlayground-*.js');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await editor(page).waitFor();
  });
});

describe('code in an island', () => {
  it('has colours when it changes in the browser', async ({ open }) => {
    const page = await open(`${origin}/part`);
    const code = page.locator('.theme-code-block code');
    const colourOf = (text: string) =>
      code.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);
    const [word, comment] = [await colourOf('const'), await colourOf('// of a bird')];
    expect(word).not.toBe(comment);
    await page.getByRole('button', { name: 'Next snippet' }).click();
    await expect.poll(() => code.innerText()).toContain('wings = 2;');
    await expect.poll(() => colourOf('const')).toBe(word);
    expect(await colourOf('// of a bird')).toBe(comment);
  });
});
