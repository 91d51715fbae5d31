import { describe, expect } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import { addLink, arriveAt, isMarked, linkTo, markDocument, titleOf } from '../setup/documents.js';
import { TARGETS } from './targets.js';

describe.each(TARGETS)('addresses on the $name', ({ origin }) => {
  it('R025 R026 read a path that ends in /index.html, in .html or in a slash as the path without it', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs/index.html`);
    await arriveAt(page, '/docs');
    expect(await page.title()).toBe(await titleOf(`${origin}/docs`));
    expect(await page.locator('main h1').textContent()).toBe('Introduction');

    await page.goto(`${origin}/docs/cli.html?a=b#serve`);
    await arriveAt(page, '/docs/cli?a=b#serve');
    const main = await page.locator('main').innerText();
    const current = page.locator('aside .menu__link[aria-current=page]');
    expect(await current.getAttribute('href')).toBe('/docs/cli');

    await page.goto(`${origin}/docs/cli/`);
    expect(await page.title()).toBe(await titleOf(`${origin}/docs/cli`));
    expect(await current.count()).toBe(1);
    await page.goto(`${origin}/docs/cli`);
    expect(main).toBe(await page.locator('main').innerText());
  });

  it('R023 R024 R286 R287 show home at / alone, and where no page is the not-found page, with status 404', async ({
    open,
  }) => {
    const page = await open(`${origin}/`);
    const home = await page.locator('main').innerText();
    const response = await page.goto(`${origin}/no-such-path`);
    expect(response?.status()).toBe(404);
    const main = page.locator('main');
    expect(await main.locator('h1').textContent()).toBe('Page Not Found');
    expect(await main.innerText()).not.toBe(home);
    expect(await main.innerText()).toContain('could not be found');
    expect(await main.innerText()).toMatch(/tell its owner that the link is broken/);
    expect(await page.locator('nav.navbar').isVisible()).toBe(true);
    expect(page.url()).toBe(`${origin}/no-such-path`);
  });
});

describe.each(TARGETS)('addresses on the $name', ({ origin }) => {
  it('of links that end in .html, too, without a new document, and of links that lead nowhere', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await markDocument(page);
    await (await addLink(page, '/docs/cli.html')).click();
    await arriveAt(page, '/docs/cli');
    await (await addLink(page, '/docs/index.html')).click();
    await arriveAt(page, '/docs');
    expect(await isMarked(page)).toBe(true);
    // Those that lead nowhere load the not-found page, from where one can go on.
    await (await addLink(page, '/docs/no-such-doc')).click();
    await page.locator('main h1', { hasText: 'Page Not Found' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/docs/no-such-doc');
    await linkTo(page, '/docs/cli').click();
    await arriveAt(page, '/docs/cli');
    await page.goBack();
    await page.locator('main h1', { hasText: 'Page Not Found' }).waitFor();
  });
});
