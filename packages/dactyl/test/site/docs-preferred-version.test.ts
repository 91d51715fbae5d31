/** The version that a reader prefers, in a browser. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.js';
import { type DactylServer, startDactylServer } from './dactyl-server.js';
import { docsSite } from './docs-site.js';

let server: DactylServer;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  const { siteDir } = await docsSite();
  server = await startDactylServer(['serve', siteDir]);
  ({ origin } = server);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens a page as a reader whose storage holds this. */
async function open(pathname: string, stored: Record<string, string> = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/img/logo.svg`);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    Object.entries(stored),
  );
  await page.goto(origin + pathname);
  return page;
}

const KEY = 'docs-preferred-version-default';
const stored = (page: Page, key = KEY) => page.evaluate((name) => localStorage.getItem(name), key);
const guide = (page: Page) => page.locator('.navbar__items a.navbar__item', { hasText: 'Guide' });
const versionLabel = (page: Page) => page.locator('.navbar__items--right .dropdown > a.navbar__link').first();

describe('the version that a reader prefers', () => {
  it('R162 R251 is stored for each instance when chosen in the dropdown, which keeps the doc, query and hash', async () => {
    const page = await open('/docs/next/guides/start?from=test#top');
    await versionLabel(page).hover();
    await page.locator('.dropdown__link', { hasText: '1.0 (old)' }).click();
    await page.waitForURL(`${origin}/docs/one/guides/start?from=test#top`);
    expect(await stored(page)).toBe('1.0');
    expect(await stored(page, 'docs-preferred-version-community')).toBeNull();
  });

  it('R251 is stored when the banner is followed', async () => {
    const page = await open('/docs/next/guides/start');
    await page.locator('.theme-doc-version-banner a').click();
    await page.waitForURL(`${origin}/docs/guides/start`);
    expect(await stored(page)).toBe('2.0');
  });

  it('R251 is where links on pages outside of the docs lead, at once and after navigation', async () => {
    const page = await open('/versions/', { [KEY]: '1.0' });
    await expect.poll(() => versionLabel(page).innerText()).toBe('1.0 (old)');
    expect(await versionLabel(page).getAttribute('href')).toBe('/docs/one/');
    await guide(page).click();
    await page.waitForURL(`${origin}/docs/one/`);
    await page.goBack();
    await page.waitForURL(`${origin}/versions/`);
    await expect.poll(() => guide(page).getAttribute('href')).toBe('/docs/one/');
  });

  it('R252 is forgotten when there is no such version any more', async () => {
    const page = await open('/versions/', { [KEY]: '0.1', 'docs-preferred-version-community': '1.0' });
    await expect.poll(() => stored(page)).toBeNull();
    expect(await stored(page, 'docs-preferred-version-community')).toBe('1.0');
    expect(await guide(page).getAttribute('href')).toBe('/docs/');
  });
});
