import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { openOutput } from '../../packages/dactyl/test/site/output.js';
import { expectText, it } from './island-test.js';
import { islandsSite, mainTargetsOf } from './targets.js';
import { violationsIn } from './violations.js';

const { origin, outDir } = islandsSite('diagrams');

const editor = (page: Page) => page.getByRole('textbox', { name: 'Live Editor' });
const result = (page: Page) => page.locator('.playground-preview');

describe.each(mainTargetsOf('diagrams'))('live code of a page that hydrates as $mode', ({ origin: target }) => {
  it('runs below its editor, and runs again after each edit', async ({ visit }) => {
    const page = await visit(`${target}/live`);
    const button = result(page).first().getByRole('button');
    await button.click();
    await expectText(button, 'Count: 1');
    const place = await editor(page).first().boundingBox();
    const shown = await result(page).first().boundingBox();
    expect(shown?.y).toBeGreaterThan((place?.y ?? 0) + (place?.height ?? 0));
    const code = await editor(page).first().inputValue();
    expect(code).toContain('\n  const [count, setCount] = useState(0);\n');
    await editor(page).first().fill(code.replace('Count:', 'Clicks:'));
    await expectText(button, 'Clicks: 0');
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expectText(button, 'Count: 0');
    expect(await editor(page).first().inputValue()).toBe(code);
    // It may be TypeScript, and render by itself.
    await expectText(result(page).nth(1), '3');
    // It knows the names that the site adds.
    await expectText(result(page).nth(3), 'A wing of 70 cm');
    // It is meant by the word alone, not by a word in a title.
    expect(await page.locator('.theme-playground').count()).toBe(4);
    expect(await page.locator('.theme-code-block', { hasText: 'live in a title' }).isVisible()).toBe(true);
  });
});

describe('live code', () => {
  it('shows an error in place, accessibly in the colours of both modes, and goes on after it is mended', async ({
    visit,
  }) => {
    const page = await visit(`${origin}/live`);
    await editor(page).nth(2).fill('<p>{missing}</p>');
    await expectText(result(page).nth(2), /ReferenceError: missing is not defined/);
    expect(await violationsIn(page, 'main')).toEqual([]);
    const code = page.locator('.playground-code').first();
    const background = () => code.evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(background).not.toBe(light);
    expect(await violationsIn(page, 'main')).toEqual([]);
    await editor(page).nth(2).fill('<p>{</p>');
    await expectText(result(page).nth(2), /SyntaxError/);
    await editor(page).nth(2).fill('<p>{1 + 1}</p> // fine');
    await expectText(result(page).nth(2), '2');
  });

  it('is read without JavaScript', () => {
    const output = openOutput(outDir);
    const preview = output.page('live.html').all('.playground-preview')[0];
    expect(preview?.text).toBe('The result shows here as soon as the code has run.');
    expect(output.read('live.html').replaceAll(/<[^>]*>/g, '')).toContain('function Counter() {\n  const');
  });

  it('is edited with the keyboard, which does not get caught, and has its coloured text exactly behind the text', async ({
    visit,
  }) => {
    const page = await visit(`${origin}/live`);
    const area = editor(page).nth(2);
    await area.focus();
    await page.keyboard.type('<p>');
    await page.keyboard.press('Enter');
    await page.keyboard.type('a');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('</p>');
    expect(await area.inputValue()).toBe('<p>\n  a\n</p>');
    await page.keyboard.press('Control+z');
    expect(await area.inputValue()).not.toBe('<p>\n  a\n</p>');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await area.evaluate((element) => element === document.activeElement)).toBe(false);
    const lines = ['a', '', '', `b${' long'.repeat(60)}`, '', ''].join('\n');
    await area.fill(lines);
    const code = page.locator('.playground-code').nth(2);
    const [text, colours] = await code.evaluate((element) => {
      const field = element.querySelector('textarea');
      return [field?.scrollHeight, element.querySelector('pre')?.offsetHeight];
    });
    expect(text).toBe(colours);
    expect(await code.locator('.token-line').count()).toBe(6);
  });
});
