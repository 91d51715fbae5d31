import { describe, expect } from 'vitest';
import { expectText, isLive, it, visitSlowly } from './island-test.js';
import { mainTargetsOf } from './targets.js';

describe.each(mainTargetsOf('islands'))('the first events on an island, in $mode mode', ({ origin }) => {
  it('count from the first click on', async ({ visit }) => {
    const page = await visit(`${origin}/docs/counter`);
    const button = page.getByTestId('counter').getByRole('button');
    await button.click();
    await expectText(button, 'Count: 4');
    await button.click();
    await expectText(button, 'Count: 5');
  });

  it('are not lost while React is on its way: clicks, with their keys held', async ({ visit }) => {
    const { page, asked, release } = await visitSlowly(visit, `${origin}/docs/counter`);
    const island = page.getByTestId('events');
    const button = island.getByRole('button');
    await button.click();
    await button.click({ modifiers: ['Shift'] });
    expect(await isLive(button)).toBe(false);
    await expect.poll(asked).toBe(true);
    await expectText(island.locator('output'), '');
    release();
    await expectText(island.locator('output'), 'click, shift click');
  });

  it('are not lost while React is on its way: keys and what they type', async ({ visit }) => {
    const { page, release } = await visitSlowly(visit, `${origin}/docs/counter`);
    const island = page.getByTestId('events');
    const input = island.getByLabel('Keys');
    await input.focus();
    await page.keyboard.press('a');
    await page.keyboard.press('b');
    await page.keyboard.press('Shift+Enter');
    release();
    await expectText(island.locator('output'), 'key a, key Enter shift');
    expect(await input.inputValue()).toBe('ab');
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('are not lost while React is on its way: the focus', async ({ visit }) => {
    const { page, release } = await visitSlowly(visit, `${origin}/docs/counter`);
    const island = page.getByTestId('events');
    await island.getByLabel('Focus').focus();
    release();
    await expectText(island.locator('output'), 'focus');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Focus');
  });

  it('reach a button by Enter and Space', async ({ visit }) => {
    const { page, release } = await visitSlowly(visit, `${origin}/docs/counter`);
    const button = page.getByTestId('counter').getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    release();
    await expectText(button, 'Count: 5');
  });

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
