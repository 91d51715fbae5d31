import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bundleAppFiles, URLS } from '../../../test/app/bundle.js';
import { PATHNAMES } from '../../../test/app/pages.js';
import { contentFiles, renderAppPage, SITE } from '../../../test/app/render.js';
import { startBootSite } from '../../../test/boot-site.js';
import type { PageServer, ServedFile } from '../../../test/page-server.js';
import { shareWindow } from '../../../test/shared-window.js';

const DATA = { site: '/data/site.json', global: '/data/global.json', messages: '/data/messages.json' };

/** Records the page's elements before hydration, and starts islands when a test asks for it. */
const START = `addEventListener('DOMContentLoaded', () => {
    window.before = [...document.querySelectorAll('#__docusaurus *')];
    const script = Object.assign(document.createElement('script'), { type: 'module', src: '${URLS.watch}' });
    setTimeout(() => document.body.append(script), window.pause ?? 0);
  });`;

declare global {
  interface Window {
    before: Element[];
    /** Milliseconds. */
    pause?: number;
    nav?: Element | null;
  }
}

let files: Map<string, ServedFile>;
let server: PageServer;
let page: Page;
let messages: string[];

const tab = shareWindow((opened) => {
  opened.on('console', (message) => {
    if (!/React DevTools|favicon|404/.test(message.text())) messages.push(message.text());
  });
  opened.on('pageerror', (error) => messages.push(error.stack ?? error.message));
});
beforeAll(async () => {
  files = await bundleAppFiles();
});
afterAll(() => tab.close());

beforeEach(async () => {
  page = await tab.next();
  messages = [];
});

async function serve(hydrationMode: 'adopted' | 'full'): Promise<void> {
  const pages = await Promise.all(
    PATHNAMES.map(async (pathname) => [pathname, { html: await renderAppPage(pathname, hydrationMode) }] as const),
  );
  const { watch, hydrate } = URLS;
  const settings = { islands: { watch, hydrate, data: DATA } };
  server = await startBootSite({ pages: Object.fromEntries(pages), inlineScript: START, settings });
  const { globalData, codeTranslations, ...site } = SITE;
  for (const [url, data] of [
    [DATA.site, site],
    [DATA.global, globalData],
    [DATA.messages, codeTranslations],
  ] as const) {
    server.files.set(url, { body: JSON.stringify(data) });
  }
  for (const [url, file] of files) server.files.set(url, file);
  for (const [url, body] of contentFiles) server.files.set(url, { body });
}

/** Opens a page and waits until React runs it, which keeps its elements, without a warning. */
async function open(pathname: string): Promise<void> {
  await page.goto(server.origin + pathname);
  await hydrated();
  expect(await page.evaluate(() => window.before.every((element) => element.isConnected)), pathname).toBe(true);
  expect(messages).toEqual([]);
}

async function hydrated(): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('main');
    return Object.keys(last ?? {}).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Follows a link and waits for the page that it leads to. */
async function follow(href: string, heading: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().click();
  await page.locator('h1', { hasText: heading }).waitFor();
}

const counter = (name: string) => page.locator(`[data-counter=${name}]`);

/** By tests of both modes, which say the same of them. */
const OPENED = ['/counter', '/docs/intro', '/docs/stateful'];

/** Both run the same application; what they are given differs in where its elements come from. */
const MODES = process.env.DACTYL_TEST_FULL === '1' ? (['adopted', 'full'] as const) : (['full'] as const);

describe('a page with hydration "adopted"', () => {
  beforeAll(() => serve('adopted'));
  afterAll(() => server.close());

  it('keeps its elements, without a warning of React, and is live', async () => {
    // The last one is live.
    for (const pathname of [...PATHNAMES.filter((one) => one !== '/counter'), '/counter']) await open(pathname);
    await page.locator('main[data-mounted=true]').waitFor();
    await counter('page').click();
    expect(await counter('page').textContent()).toBe('1');
    expect(messages).toEqual([]);
  });
});

describe.each(MODES)('a page with hydration "%s"', (hydrationMode) => {
  beforeAll(() => serve(hydrationMode));
  afterAll(() => server.close());

  it('keeps the elements of pages that no other test here opens, without a warning of React', async () => {
    for (const pathname of PATHNAMES.filter((one) => !OPENED.includes(one))) await open(pathname);
    expect(messages).toEqual([]);
  });

  it('is not disturbed by what the boot script did before', async () => {
    page = await tab.own();
    await page.addInitScript(() => {
      window.pause = 500;
      localStorage.setItem('theme-ns', 'dark');
      localStorage.setItem('docusaurus.tab.os-ns', 'a');
    });
    await page.goto(`${server.origin}/docs/intro`);
    await page.locator('.theme-doc-sidebar-menu summary').click();
    await hydrated();
    expect(await page.locator('.theme-doc-sidebar-menu details').getAttribute('open')).not.toBeNull();
    expect(messages).toEqual([]);
  });

  it('is live', async () => {
    await open('/counter');
    await page.locator('main[data-mounted=true]').waitFor();
    await counter('page').click();
    await counter('page').click();
    expect(await counter('page').textContent()).toBe('2');
    await page.locator('[data-dropdown] button').click();
    expect(await page.locator('[data-dropdown]').getAttribute('class')).toContain('dropdown--show');
  });

  it('keeps the state of components that the next page shares, and of no others', async () => {
    await open('/docs/intro');
    await page.evaluate(() => {
      window.nav = document.querySelector('.navbar');
    });
    await counter('shell').click();
    await page.locator('.theme-doc-markdown summary').click();
    await follow('/docs/second', 'Doc second');
    expect(await page.locator('article').textContent()).toContain('Second text');
    expect(await page.locator('article').textContent()).not.toContain('Intro text');
    expect(await page.locator('.theme-doc-markdown details').getAttribute('open')).toBeNull();
    expect(await counter('shell').textContent()).toBe('1');
    expect(await page.evaluate(() => window.nav?.isConnected)).toBe(true);
    await follow('/blog/post', 'Post');
    expect(await page.locator('article').textContent()).toContain('Post text');
    expect(await counter('shell').count()).toBe(0);
    await follow('/docs/intro', 'Doc intro');
    expect(await page.locator('article').textContent()).toContain('Intro text');
    expect(await counter('shell').textContent()).toBe('0');
    await page.goBack();
    await page.locator('h1', { hasText: 'Post' }).waitFor();
    expect(messages).toEqual([]);
  });

  it('marks what is active, and leaves it marked when something changes', async () => {
    await open('/docs/intro');
    await follow('/docs/second', 'Doc second');
    await counter('shell').click();
    const active = page.locator('.theme-doc-sidebar-menu .menu__link--active');
    expect(await active.allTextContents()).toEqual(['Second']);
    expect(await page.locator('.theme-doc-sidebar-menu details').getAttribute('open')).not.toBeNull();
    expect(await page.locator('.navbar .navbar__link--active').first().textContent()).toBe('Docs');
  });

  it('is hydrated while the mobile menu is open, and can be left from there', async () => {
    page = await tab.own();
    await page.setViewportSize({ width: 400, height: 800 });
    await page.addInitScript(() => {
      window.pause = 700;
    });
    await page.goto(`${server.origin}/docs/intro`);
    await page.locator('.navbar__toggle').click();
    const borrowed = page.locator('[data-mobile-slot] .theme-doc-sidebar-menu');
    await borrowed.waitFor();
    await hydrated();
    await borrowed.waitFor();
    await borrowed.locator('a[href="/docs/stateful"]').click();
    await page.locator('h1', { hasText: 'Doc stateful' }).waitFor();
    expect(await page.locator('aside .theme-doc-sidebar-menu').count()).toBe(1);
    await page.locator('.navbar__toggle').click();
    await borrowed.waitFor();
    await page.locator('[data-menu-back]').click();
    await page.locator('#dactyl-menu a[href="/blog/post"]').click();
    await page.locator('h1', { hasText: 'Post' }).waitFor();
    expect(await page.locator('.theme-doc-sidebar-menu').count()).toBe(0);
    expect(messages).toEqual([]);
  });

  it('shows the error page of the theme when it fails, and recovers on the next page', async () => {
    await open('/counter');
    await page.locator('#fail').click();
    await page.locator('h1', { hasText: 'This page crashed.' }).waitFor();
    await follow('/docs/intro', 'Doc intro');
    expect(await page.locator('article').textContent()).toContain('Intro text');
  });

  it('runs Markdown with state', async () => {
    await open('/docs/stateful');
    await page.locator('#clicks').click();
    await counter('markdown').click();
    expect(await page.locator('#clicks').textContent()).toBe('Clicks: 1');
    expect(await counter('markdown').textContent()).toBe('1');
    await follow('/docs/intro', 'Doc intro');
    await follow('/docs/stateful', 'Doc stateful');
    expect(await page.locator('#clicks').textContent()).toBe('Clicks: 0');
    await page.locator('#clicks').click();
    expect(await page.locator('#clicks').textContent()).toBe('Clicks: 1');
    expect(messages).toEqual([]);
  });
});
