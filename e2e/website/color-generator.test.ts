/** The tool that finds shades of a colour, on the page about styling, and the colours of the theme that it starts from. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { darken } from '../../website/src/color-generator/color.js';
import { parseHtml } from '../../packages/dactyl/test/site/html-document.js';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import { arriveAt, linkTo } from '../setup/documents.js';

const origin = inject('builtSite');
const URL_OF_TOOL = `${origin}/docs/styling-layout`;

const primary = (page: Page) => page.getByLabel('Primary colour', { exact: true });
const background = (page: Page) => page.getByLabel('Background', { exact: true });
const toggle = (page: Page) => page.locator('.navbar__items [data-color-mode-toggle]');
/** The bar with the toggle may be out of sight, or about to be: a reader scrolls up to it. */
async function switchMode(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('.navbar:not(.navbar--hidden)').waitFor();
  await toggle(page).click();
}
const variable = (page: Page, name: string) =>
  page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key), name);
/** The rows of the table: variable, colour, contrast with its rating. */
const rows = (page: Page) =>
  page.locator('.color-generator tbody tr').evaluateAll((all) =>
    all.map((row) => {
      const [color, , contrast] = [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim());
      return [row.querySelector('th')?.textContent, color, contrast];
    }),
  );
/** Types a colour. React comes when the tool is in view, and knows the mode then: before, the fields are those of light mode. */
async function choose(page: Page, color: string): Promise<void> {
  // Scrolls there, and goes on when the island puts another element in its place meanwhile.
  await primary(page).hover();
  const dark = await page.evaluate(() => document.documentElement.dataset.theme === 'dark');
  await page.getByRole('radio', { name: dark ? 'Dark' : 'Light', checked: true }).waitFor();
  await primary(page).fill(color);
  await expect.poll(() => variable(page, '--ifm-color-primary')).toBe(color);
}

// The page with the tool is large: what readers do one after the other there is one test.
describe('the colour generator', () => {
  it('R211 R212 R213 R215 computes seven shades, starts from the light colours of the theme, and takes changes and what is no colour', async ({
    open,
  }) => {
    const page = await open(URL_OF_TOOL, { colorScheme: 'light' });
    expect(await variable(page, '--ifm-color-primary')).toBe('#2e8555');
    expect(await primary(page).inputValue()).toBe('#2e8555');
    expect(await background(page).inputValue()).toBe('#ffffff');
    expect(await rows(page)).toEqual([
      ['--ifm-color-primary', '#2e8555', '4.56 AA'],
      ['--ifm-color-primary-dark', '#29784c', '5.41 AA'],
      ['--ifm-color-primary-darker', '#277148', '5.93 AA'],
      ['--ifm-color-primary-darkest', '#205d3b', '7.81 AAA'],
      ['--ifm-color-primary-light', '#33925d', '3.88 Fail'],
      ['--ifm-color-primary-lighter', '#359962', '3.57 Fail'],
      ['--ifm-color-primary-lightest', '#3cad6e', '2.84 Fail'],
    ]);
    // Its styles come with its page only, and no component brings a style of its own.
    const sheets = () => page.locator('link[rel=stylesheet][href*="color-generator"]').count();
    expect(await sheets()).toBe(1);
    expect(await page.locator('.color-generator [style]').count()).toBe(0);
    expect(await (await fetch(`${origin}/docs/installation`)).text()).not.toContain('color-generator');
    // Readers change single shades, and take all changes of a mode back.
    const field = page.getByLabel('Darker by %: --ifm-color-primary-dark', { exact: true });
    await field.fill('50');
    await expect.poll(() => variable(page, '--ifm-color-primary-dark')).toBe(darken('#2e8555', 0.5));
    await background(page).fill('#eeeeee');
    await expect.poll(() => variable(page, '--ifm-background-color')).toBe('#eeeeee');
    await page.getByRole('button', { name: 'Reset this mode' }).click();
    await expect.poll(() => variable(page, '--ifm-color-primary-dark')).toBe('#29784c');
    expect(await field.inputValue()).toBe('10');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await choose(page, '#3578e5');
    expect((await rows(page)).map(([, color]) => color)).toEqual([
      '#3578e5',
      '#1d68e1',
      '#1b62d4',
      '#1751af',
      '#4e89e8',
      '#5a91ea',
      '#80aaef',
    ]);
    const factors = await page
      .locator('.color-generator input[type=number]')
      .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => Number(value) / 100));
    expect(factors).toEqual([0, 0.1, 0.15, 0.3, -0.1, -0.15, -0.3]);
    // What is no colour is said, and the last one stays.
    await primary(page).fill('teal');
    await page.getByText('Not a colour').waitFor();
    expect(await primary(page).getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => variable(page, '--ifm-color-primary')).toBe('#3578e5');
    await primary(page).fill('2AF');
    await expect.poll(() => variable(page, '--ifm-color-primary')).toBe('#22aaff');
    expect(await page.getByText('Not a colour').count()).toBe(0);
  });

  it('changes the lightness alone, and leaves grey, white and black what they are', () => {
    expect(darken('#25c2a0', 0.3)).toBe('#1a8870');
    expect(darken('#25c2a0', -0.3)).toBe('#4fddbf');
    expect(darken('#808080', 0.1)).toBe('#737373');
    expect(darken('#ffffff', -0.3)).toBe('#ffffff');
    expect(darken('#000000', -0.3)).toBe('#000000');
  });

  it('R235 R217 shows the colours of a mode when it is switched, and keeps them for the session, and no longer', async ({
    open,
  }) => {
    const page = await open(URL_OF_TOOL, { colorScheme: 'light' });
    await choose(page, '#3578e5');
    await switchMode(page);
    await expect.poll(() => variable(page, '--ifm-color-primary')).toBe('#25c2a0');
    await expect.poll(() => primary(page).inputValue()).toBe('#25c2a0');
    await choose(page, '#ffba00');
    await switchMode(page);
    await expect.poll(() => variable(page, '--ifm-color-primary')).toBe('#3578e5');
    await expect.poll(() => variable(page, '--ifm-color-primary-darkest')).toBe('#1751af');
    // The tool has a choice of the mode of its own.
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => variable(page, '--ifm-color-primary')).toBe('#ffba00');
    const keys = await page.evaluate(() => Object.keys(sessionStorage).map((key) => key.replace(/-\w{3,}$/, '')));
    expect(keys).toHaveLength(2);
    await page.reload();
    // Scrolls there, and goes on when the island puts another element in its place meanwhile.
    await primary(page).hover();
    await expect.poll(() => primary(page).inputValue()).toBe('#ffba00');
    await expect.poll(() => variable(page, '--ifm-color-primary')).toBe('#ffba00');
    await page.getByRole('radio', { name: 'Light' }).check();
    expect(await primary(page).inputValue()).toBe('#3578e5');
    const fresh = await open(URL_OF_TOOL, { colorScheme: 'light' });
    expect(await primary(fresh).inputValue()).toBe('#2e8555');
    expect(await variable(fresh, '--ifm-color-primary')).toBe('#2e8555');
  });

  it('R214 R216 starts from the dark colours of the theme in dark mode, copies CSS of both modes, and shows the colours on other pages until one is loaded anew', async ({
    open,
  }) => {
    const page = await open(URL_OF_TOOL, { colorScheme: 'dark', permissions: ['clipboard-read', 'clipboard-write'] });
    expect(await variable(page, '--ifm-color-primary')).toBe('#25c2a0');
    await background(page).scrollIntoViewIfNeeded();
    await expect.poll(() => background(page).inputValue()).toBe('#181920');
    expect(await primary(page).inputValue()).toBe('#25c2a0');
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    await choose(page, '#ffba00');
    await page.getByRole('button', { name: 'Copy as CSS' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toMatch(/^\[data-theme='dark'\] \{\n {2}--ifm-color-primary: #ffba00;\n/);
    expect(await copied()).not.toContain(':root');
    await switchMode(page);
    await choose(page, '#3578e5');
    await page.getByRole('button', { name: 'Copy as CSS' }).click();
    await expect
      .poll(copied)
      .toMatch(/^:root \{\n {2}--ifm-color-primary: #3578e5;[^]+\[data-theme='dark'\][^]+#ffba00/);
    await linkTo(page, '/blog').click();
    await arriveAt(page, '/blog');
    await expect.poll(() => variable(page, '--ifm-color-primary')).toBe('#3578e5');
    await page.reload();
    await expect.poll(() => variable(page, '--ifm-color-primary')).toBe('#2e8555');
  });

  it('is there in Chinese', async () => {
    const page = parseHtml(await (await fetch(`${origin}/zh/docs/styling-layout`)).text());
    const tool = page.one('.color-generator');
    expect(tool.all('label').find(({ text }) => text === '主色')?.text).toBe('主色');
    expect(tool.all('input').map(({ attributes }) => attributes.value)).toContain('#2e8555');
    expect(tool.all('button').map(({ text }) => text)).toContain('复制为 CSS');
    expect(tool.text).not.toMatch(/Darker|Contrast|Fail/);
  });
});
