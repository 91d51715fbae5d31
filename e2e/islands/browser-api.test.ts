import { describe, expect } from 'vitest';
import { arriveAt, isMarked, markDocument } from '../setup/documents.js';
import { expectText, it } from './island-test.js';
import { mainTargetsOf } from './targets.js';

/** `hooks.browser.test.ts` says the same of smaller pages. */
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

describe.each(mainTargetsOf('islands'))("the format's browser API in $mode mode", ({ origin }) => {
  it('BrowserOnly, useIsBrowser and ExecutionEnvironment tell the server from the browser', async ({ visit }) => {
    const html = await (await fetch(`${origin}/docs/browser`)).text();
    expect(html).toContain('On a server');
    expect(html).toContain('Width unknown');
    const page = await visit(`${origin}/docs/browser`, { viewport: { width: 1234, height: 800 } });
    await expectText(page.getByTestId('is-browser'), 'In a browser');
    await expectText(page.getByTestId('width'), 'Width 1234');
    // The server has not seen this code, and the renderer of Prism does not bring its language.
    const command = page.locator('.language-bash .token-line span', { hasText: /^curl$/ });
    await expect.poll(() => command.evaluate((span) => span.style.color)).not.toBe('');
    await page.getByTestId('can-use').click();
    await expectText(page.getByTestId('can-use'), 'true');
  });

  it.runIf(IS_FULL)('useColorMode and the toggle of the theme agree', async ({ visit }) => {
    const page = await visit(`${origin}/docs/color-mode`);
    const mood = page.getByTestId('mood');
    const toggle = page.locator('[data-color-mode-toggle]:visible');
    await toggle.click();
    await expectText(mood.locator('output'), 'It is dark');
    await mood.getByRole('button').click();
    await expectText(mood.locator('output'), 'It is light');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await toggle.getAttribute('aria-label')).toContain('currently light');
    await mood.getByRole('button').click();
    await expect.poll(() => toggle.getAttribute('aria-label')).toContain('currently dark');
    await page.reload();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await expectText(mood.locator('output'), 'It is dark');
  });

  it.runIf(IS_FULL)('Head changes the document while its island is there', async ({ visit }) => {
    const page = await visit(`${origin}/docs/head`);
    const times = () =>
      page.locator('head meta[name="times"]').evaluateAll((all) => all.map((tag) => tag.getAttribute('content')));
    expect(await times()).toEqual(['0']);
    await page.getByTestId('titled').getByRole('button').click();
    await expect.poll(() => page.title()).toBe('Titled 1');
    expect(await times()).toEqual(['1']);
    expect(await page.locator('html').getAttribute('data-times')).toBe('1');
    await page.locator('a.menu__link[href="/docs/hooks"]').click();
    await arriveAt(page, '/docs/hooks');
    expect(await times()).toEqual([]);
    expect(await page.locator('html').getAttribute('data-times')).toBeNull();
  });

  it.runIf(IS_FULL)('useLocation, useHistory and matchPath follow the address', async ({ visit }) => {
    const page = await visit(`${origin}/docs/router`);
    await markDocument(page);
    const [location, match] = [page.getByTestId('location'), page.getByTestId('match')];
    const button = (name: string) => page.getByTestId('router').getByRole('button', { name });
    await button('Push').click();
    await expectText(location, '/docs/router ?a=1 #part');
    expect(page.url()).toBe(`${origin}/docs/router?a=1#part`);
    await expectText(match, 'router');
    await page.goBack();
    await expectText(location, /^\/docs\/router\s+$/);
    await page.getByRole('link', { name: 'Link of the island' }).click();
    await arriveAt(page, '/docs/counter');
    await page.goBack();
    await arriveAt(page, '/docs/router');
    await button('Replace').click();
    await arriveAt(page, '/docs/plain');
    expect(await isMarked(page)).toBe(true);
  });

  it('a search page reads words from the address that its first effect takes away', async ({ visit }) => {
    const page = await visit(`${origin}/docs/search-page?q=terns`);
    await expectText(page.getByTestId('search-page'), 'Words: terns');
    await expect.poll(() => page.url()).toBe(`${origin}/docs/search-page?q=terns`);
  });

  it('Redirect leads on, in an island and as a page', async ({ visit }) => {
    const page = await visit(`${origin}/docs/router`);
    await page.getByTestId('router').getByRole('button', { name: 'Redirect' }).click();
    await arriveAt(page, '/docs/counter');
    await page.goto(`${origin}/moved`);
    await arriveAt(page, '/docs/intro');
  });
});
