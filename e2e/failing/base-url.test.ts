/** A site below another address than that of its configuration. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { closeServer } from '../../packages/dactyl/test/close-server.js';
import { itInUsedWindow as it } from '../setup/browser-test.js';

const { origin: right, outDir } = inject('failingSites').localStorage;
const PREFIX = '/harbour/';
const TYPES: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript', json: 'text/json' };

let server: Server;
let wrong: string;

/** The site, whose base URL is `/`, as a host serves it from a folder. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = join(outDir, pathname.slice(PREFIX.length), pathname.endsWith('/') ? 'index.html' : '');
    if (!pathname.startsWith(PREFIX) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  wrong = `http://127.0.0.1:${address.port}`;
});
afterAll(() => closeServer(server));

const banner = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner');
const suggestion = (page: Page) => page.locator('#__docusaurus-base-url-issue-banner-suggestion-container');

describe('the banner of a wrong base URL', () => {
  it('R294 R295 stands at the start of the home page, and says which base URL fits the address', async ({ open }) => {
    const page = await open(wrong + PREFIX);
    expect(await banner(page).isVisible()).toBe(true);
    expect(await banner(page).getAttribute('role')).toBe('alert');
    expect((await banner(page).boundingBox())?.y).toBeLessThan(50);
    const text = await banner(page).innerText();
    expect(text).toContain('Your site did not load properly.');
    expect(text).toContain('Configured is /. For this address it should be /harbour/.');
    expect(text).not.toContain('That fits');
  });

  it('R295 suggests the base URL of the site on the home page of another locale, in its language', async ({ open }) => {
    const page = await open(`${wrong + PREFIX}zh/index.html`);
    expect(await banner(page).innerText()).toContain('你的网站未能正确加载。');
    expect(await suggestion(page).innerText()).toBe('/harbour/');
  });

  it('is on no other page', async ({ open }) => {
    const page = await open(`${wrong + PREFIX}docs/next.html`);
    expect(await page.locator('h1').innerText()).toBe('The next version');
    expect(await banner(page).count()).toBe(0);
  });

  it('is not there where the address is right', async ({ open }) => {
    const page = await open(`${right}/`);
    await page.waitForLoadState('networkidle');
    expect(await banner(page).count()).toBe(0);
  });

  it('does not blame an address that is right when files are blocked', async ({ open }) => {
    const page = await open('about:blank');
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(`${right}/`);
    const text = await banner(page).innerText();
    expect(text).toContain('That fits this address, so files are missing or blocked');
    expect(text).not.toContain('it should be');
  });

  it('is hidden by the style sheet, should only scripts be missing', async ({ open }) => {
    const page = await open('about:blank');
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(`${right}/`);
    await banner(page).waitFor({ state: 'attached' });
    expect(await banner(page).isVisible()).toBe(false);
  });
});
