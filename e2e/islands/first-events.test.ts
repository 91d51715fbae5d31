import { describe, expect } from 'vitest';
import { expectText, isLive, it, visitSlowly } from './island-test.js';
import { mainTargetsOf } from './targets.js';

describe.each(mainTargetsOf('islands'))('the first events on an island, in $mode mode', ({ origin }) => {
  it('are not lost while React is on its way: clicks, with their keys held, keys, what they type, and the focus', async ({
    visit,
  }) => {
    const { page, asked, release } = await visitSlowly(visit, `${origin}/docs/counter`);
    const island = page.getByTestId('events');
    const button = island.getByRole('button');
    // A button of another island, by Enter and Space.
    const counter = page.getByTestId('counter').getByRole('button');
    await counter.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await button.click();
    await button.click({ modifiers: ['Shift'] });
    const input = island.getByLabel('Keys');
    await input.focus();
    await page.keyboard.press('a');
    await page.keyboard.press('b');
    await page.keyboard.press('Shift+Enter');
    expect(await isLive(button)).toBe(false);
    await expect.poll(asked).toBe(true);
    await expectText(island.locator('output'), '');
    await island.getByLabel('Focus').focus();
    release();
    await expectText(island.locator('output'), 'click, shift click, key a, key Enter shift, focus');
    await expectText(counter, 'Count: 5');
    expect(await input.inputValue()).toBe('ab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Focus');
    await counter.click();
    await expectText(counter, 'Count: 6');
  });
});

// Each is said of a smaller page, too: by `hydrate.browser.test.ts`, and by R253 of code that cannot be fetched.
const LONG = process.env.DACTYL_TEST_FULL === '1' ? mainTargetsOf('islands') : [];

describe.each(LONG)('forms and failures before the first event, in $mode mode', ({ origin }) => {
  it('keep what was typed, chosen and ticked before in controlled fields', async ({ visit }) => {
    const { page, release } = await visitSlowly(visit, `${origin}/docs/forms`);
    const form = page.getByTestId('name-form');
    await form.getByLabel('Name').pressSequentially('Ada');
    await form.getByLabel('Colour').selectOption('blue');
    await form.getByLabel('Agreed').click();
    await form.getByLabel('Remarks').fill('Some remarks');
    release();
    await expectText(form.locator('p'), 'Hello Ada');
    expect(await form.getByLabel('Name').inputValue()).toBe('Ada');
    expect(await form.getByLabel('Remarks').inputValue()).toBe('Some remarks');
    await form.getByRole('button').click();
    await expectText(form.locator('output'), 'Ada likes blue, agreed');
  });

  it('keep a form from being sent before React is there', async ({ visit }) => {
    const { page, release } = await visitSlowly(visit, `${origin}/docs/forms`);
    const form = page.getByTestId('name-form');
    await form.getByLabel('Name').fill('Grace');
    await page.keyboard.press('Enter');
    release();
    await expectText(form.locator('output'), 'Grace likes red, not agreed');
    expect(new URL(page.url()).search).toBe('');
  });

  it('work again after React could not be fetched', async ({ visit }) => {
    const { page, release } = await visitSlowly(visit, `${origin}/docs/counter`, {
      expected: /fetch|load|ERR_FAILED/i,
    });
    const button = page.getByTestId('counter').getByRole('button');
    const failing = (url: URL) => url.pathname.endsWith('.js');
    await page.route(failing, (route) => route.abort());
    await button.click();
    await page.waitForTimeout(300);
    await page.unroute(failing);
    release();
    await button.click();
    await expectText(button, /^Count: [45]$/);
  });
});
