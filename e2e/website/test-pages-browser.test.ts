/** The test pages in a browser: what happens when one uses them. */
import { describe, expect, inject } from 'vitest';
import { it as itInNewWindow, itInUsedWindow as it } from '../setup/browser-test.js';

const origin = inject('builtSite');

describe('the test pages', () => {
  itInNewWindow('R123 send an event to the function of Google Analytics', async ({ open }) => {
    const page = await open('about:blank');
    await page.addInitScript(() => {
      const sent: unknown[] = [];
      Object.assign(window, { sent, gtag: (...values: unknown[]) => sent.push(values) });
    });
    await page.goto(`${origin}/tests/pages/analytics`);
    await page.getByRole('button', { name: 'Send an event' }).click();
    await page.getByText('The event was sent.').waitFor();
    expect(await page.evaluate('window.sent')).toEqual([
      ['event', 'test_click', { event_category: 'tests', event_label: 'analytics page' }],
    ]);
  });

  it('R123 R153 R283 keep the shell when a component crashes inside of the layout, and show a message when the page does', async ({
    open,
  }) => {
    const page = await open(`${origin}/tests/pages/error-boundary-tests`);
    const inside = page.getByRole('button', { name: 'Crash inside of the layout' });
    const again = page.getByRole('button', { name: 'Try again' });
    await inside.click();
    await again.waitFor();
    expect(await page.locator('nav.navbar').isVisible()).toBe(true);
    expect(await page.locator('footer').isVisible()).toBe(true);
    expect(await page.locator('main h1').innerText()).toBe('This page crashed.');
    const shown = await page.locator('#__docusaurus').innerText();
    expect(shown).toContain('A component crashed inside of the layout.');
    expect(shown).toContain('Somebody pressed the button.');
    await again.click();
    await inside.waitFor();
    await page.getByRole('button', { name: 'Crash outside of the layout' }).click();
    await again.waitFor();
    expect(await inside.count()).toBe(0);
    expect(await page.locator('#__docusaurus').innerText()).toContain('The page crashed outside of its layout.');
  });

  itInNewWindow('R123 hydrate without a word in the console, and hold on to links', async ({ open }) => {
    const page = await open('about:blank');
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(`${origin}/tests/pages/hydration-tests`);
    const before = await page.locator('main').innerText();
    await page.getByRole('button', { name: 'Count: 0' }).click();
    await page.getByRole('button', { name: 'Count: 1' }).waitFor();
    expect(await page.locator('main').innerText()).toBe(
      before.replace('0 clicks', '1 click').replace('Count: 0', 'Count: 1'),
    );
    await page.goto(`${origin}/tests/pages/link-tests`);
    const link = page.getByRole('link', { name: 'A link to the test areas' });
    await page.getByRole('button', { name: 'Make the link red' }).click();
    await expect.poll(() => link.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(255, 0, 0)');
    expect(said).toEqual([]);
  });

  it('R123 load code later, in each of three ways', async ({ open }) => {
    const page = await open(`${origin}/tests/pages/react-18`);
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const buttons = page.getByRole('button', { name: 'Open an alert' });
    await page.locator('main section').last().scrollIntoViewIfNeeded();
    await expect.poll(() => buttons.count()).toBe(3);
    expect(await page.getByText('The code is on its way.').count()).toBe(0);
    for (const button of await buttons.all()) await button.click();
    await expect.poll(() => alerts).toEqual(Array.from({ length: 3 }, () => 'The lazy part answers.'));
  });

  it('R123 show frames in the mode of their address, and Markdown that the page imports', async ({ open }) => {
    const page = await open(`${origin}/tests/pages/embeds`, { colorScheme: 'dark' });
    const modes = [];
    for (const frame of await page.locator('iframe').all()) {
      await frame.scrollIntoViewIfNeeded();
      modes.push(await frame.contentFrame().locator('html[data-theme]').getAttribute('data-theme'));
    }
    expect(modes).toEqual(['light', 'dark', 'dark', 'dark']);
    // A Markdown file that an island imports, shown when it is asked for.
    await page.getByRole('button', { name: 'Show the part' }).click();
    await page.getByText('shown by an island').waitFor();
    expect(await page.locator('main .theme-admonition-tip').count()).toBe(2);
    expect(await page.getByText('shown by the React page').count()).toBe(1);
  });

  it('R123 keep z-index, and the last dropdown closes when the keyboard leaves it', async ({ open }) => {
    const page = await open(`${origin}/tests/pages/z-index-tests`);
    const front = page.getByText('z-index: 100', { exact: true });
    expect(await front.evaluate((element) => getComputedStyle(element).zIndex)).toBe('100');
    await page.goto(`${origin}/tests/pages/navbar-dropdown-tests`);
    const dropdown = page.locator('.navbar .dropdown', { has: page.locator('[lang]') });
    await dropdown.locator('> a, > button').first().focus();
    await page.keyboard.press('Enter');
    const entries = dropdown.locator('.dropdown__link');
    await entries.last().waitFor();
    for (let index = 0; index <= (await entries.count()); index++) await page.keyboard.press('Tab');
    await expect.poll(() => dropdown.getAttribute('class')).not.toContain('dropdown--show');
    expect(await page.evaluate(() => document.activeElement?.closest('.navbar__items--right')?.tagName)).toBe('DIV');
    expect(await dropdown.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  });
});
