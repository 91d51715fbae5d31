import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it } from './browser-test.js';
import { shareWindows } from './shared-windows.js';

/** Small, and of an origin that stores. */
const FILE = `${inject('builtSite')}/manifest.json`;

const ELSEWHERE = 'https://elsewhere.example';

const PERMISSION = { name: 'clipboard-read' as PermissionName };

/** What a page can find of the visits before. */
const leftIn = (page: Page) =>
  page.evaluate(
    async (permission) => ({
      cookies: document.cookie,
      stored: [localStorage.length, sessionStorage.length],
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      mayRead: (await navigator.permissions.query(permission)).state === 'granted',
    }),
    PERMISSION,
  );

describe('a window that a test gives back', () => {
  it('comes again with nothing that the test has stored, allowed, chosen or listened to', async ({ browser }) => {
    const windows = shareWindows(browser);
    const first = await windows.take();
    await first.goto(FILE);
    const before = await leftIn(first);
    await first.evaluate(() => {
      document.cookie = 'visited=yes';
      localStorage.setItem('visited', 'yes');
      sessionStorage.setItem('visited', 'yes');
    });
    await first.context().grantPermissions(['clipboard-read']);
    await first.emulateMedia({ colorScheme: 'dark' });
    let heard = 0;
    first.context().on('request', () => heard++);
    await windows.giveBack(first);
    const second = await windows.take({ colorScheme: 'light' });
    expect(second).toBe(first);
    await second.goto(FILE);
    expect(await leftIn(second)).toEqual(before);
    expect(heard).toBe(0);
    await second.context().close();
  });

  it('has the permissions that it was made with', async ({ browser }) => {
    const windows = shareWindows(browser);
    const options = { permissions: ['clipboard-read'] };
    const page = await windows.take(options);
    await windows.giveBack(page);
    expect(await windows.take(options)).toBe(page);
    await page.goto(FILE);
    expect((await leftIn(page)).mayRead).toBe(true);
    await page.context().close();
  });

  it('ends when a script was added to it, a request intercepted for good, or two sites were visited', async ({
    browser,
  }) => {
    const windows = shareWindows(browser);
    const changes: ((page: Page) => Promise<unknown>)[] = [
      (page) => page.addInitScript(() => {}),
      (page) => page.exposeFunction('tell', () => {}),
      (page) => page.context().route('**/*', (route) => route.continue()),
      async (page) => {
        await page.route(`${ELSEWHERE}/**`, (route) => route.fulfill({ body: 'Another site' }));
        await page.goto(FILE);
        await page.goto(`${ELSEWHERE}/`);
      },
    ];
    for (const change of changes) {
      const page = await windows.take();
      await change(page);
      await windows.giveBack(page);
      expect(page.isClosed(), String(change)).toBe(true);
    }
  });
});
