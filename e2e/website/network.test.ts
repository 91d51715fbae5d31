/** What the website asks the network for, while a reader uses it. */
import type { BootSettings } from '../../packages/dactyl/src/shared/boot-settings.js';
import { describe, expect, inject } from 'vitest';
import { it as itInNewWindow, itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { arriveAt, linkTo } from '../setup/documents.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const origin = inject('builtSite');
const output = openWebsiteOutput();

/** Whether the server finds the answer among the built files alone. */
function isStaticFile(url: string): boolean {
  const { origin: from, pathname } = new URL(url);
  const file = decodeURIComponent(pathname).slice(1);
  const candidates = [file, `${file}.html`, `${file.replace(/\/$/, '')}/index.html`, file === '' ? 'index.html' : file];
  return from === origin && candidates.some((candidate) => candidate !== '' && output.has(candidate));
}

describe('a visit', () => {
  itInNewWindow(
    'R267 asks for nothing but files of the site: reading, searching, copying, changing language',
    async ({ open }) => {
      const page = await open('about:blank');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const requests: { url: string; method: string }[] = [];
      page.context().on('request', (request) => requests.push({ url: request.url(), method: request.method() }));
      page.on('websocket', (socket) => requests.push({ url: socket.url(), method: 'WEBSOCKET' }));
      await page.goto(`${origin}/`);
      await linkTo(page, '/docs').click();
      await arriveAt(page, '/docs');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.locator('.DocSearch-Input').fill('sidebar');
      await page.locator('.DocSearch-Hit').first().waitFor();
      await page.keyboard.press('Escape');
      await linkTo(page, '/blog').click();
      await arriveAt(page, '/blog');
      // Islands run here, with code that is fetched for them.
      await page.goto(`${origin}/zh/docs/markdown-features/react`, { waitUntil: 'networkidle' });
      await page.locator('details[data-copy-page] summary').click();
      await page.locator('[data-copy-twin]').click();
      await page.getByText('已复制', { exact: true }).waitFor();
      expect(requests.length).toBeGreaterThan(20);
      expect(requests.filter(({ url, method }) => method !== 'GET' || !isStaticFile(url))).toEqual([]);
    },
  );
});

it('R274 data that islands read of the site is static JSON, named by a hash of it', async () => {
  const document = await (await fetch(`${origin}/docs/cli`)).text();
  const [, json = '{}'] = /<script type="application\/json" id="dactyl-settings">(.*?)<\/script>/.exec(document) ?? [];
  const { islands } = JSON.parse(json) as BootSettings; // the build wrote it
  expect(Object.keys(islands?.data ?? {})).toEqual(['site', 'global', 'messages']);
  for (const url of Object.values(islands?.data ?? {})) {
    expect(url).toMatch(/^\/assets\/data\/\w+-[\da-f]{8}\.json$/);
    expect(await (await fetch(origin + url)).json()).toBeTypeOf('object');
  }
});

describe('the menu “Copy page”', () => {
  itInNewWindow('opens, copies and closes by keyboard; its script comes when it is opened first', async ({ open }) => {
    const page = await open(`${origin}/docs/installation`, { viewport: PHONE });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    const menu = page.locator('details[data-copy-page]');
    const isOpen = () => menu.evaluate((element) => (element as HTMLDetailsElement).open); // it is one
    await menu.locator('summary').focus();
    expect(scripts.filter((url) => url.includes('copy-page'))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => scripts.filter((url) => url.includes('copy-page')).length).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await menu.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(output.read('docs/installation.md'));
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('Enter');
    await page.locator('h1').click();
    expect(await isOpen()).toBe(false);
  });

  it('copies for a click that comes before its script, too', async ({ open }) => {
    const page = await open('about:blank');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/copy-page-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${origin}/docs/installation`);
    const menu = page.locator('details[data-copy-page]');
    await menu.locator('summary').click();
    await menu.getByRole('button').click();
    release();
    await menu.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(output.read('docs/installation.md'));
  });

  it('leads to the file without JavaScript, where nothing could copy it', async ({ open }) => {
    const page = await open(`${origin}/docs/installation`, { javaScriptEnabled: false });
    const menu = page.locator('details[data-copy-page]');
    await menu.locator('summary').click();
    expect(await menu.getByRole('button').isVisible()).toBe(false);
    // Assistants are asked by the reader alone.
    const asked = await menu.getByRole('link', { name: 'Open in Claude' }).getAttribute('href');
    expect(new URL(asked ?? '').searchParams.get('q')).toContain('https://dactyl.example/docs/installation.md');
    expect(await menu.getByRole('link', { name: /^Open in/ }).count()).toBe(5);
    await menu.getByRole('link', { name: 'View as Markdown' }).click();
    await page.waitForURL(`${origin}/docs/installation.md`);
  });
});

describe('the menu of a phone', () => {
  it('R340 calls the list of versions “Versions”', async ({ open }) => {
    const page = await open(`${origin}/`, { viewport: PHONE });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    expect(await page.locator('#dactyl-menu').getByText('Versions', { exact: true }).isVisible()).toBe(true);
  });
});
