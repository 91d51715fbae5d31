import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBootSite } from '../../../test/boot-site.js';
import { bundleIslandFiles, URLS } from '../../../test/islands/bundle.js';
import { PAGES, REGIONS } from '../../../test/islands/live-pages.js';
import type { PageServer } from '../../../test/page-server.js';
import { shareWindow } from '../../../test/shared-window.js';

const WATCH = `<script type="module" src="${URLS.watch}"></script>`;
let site: PageServer;
let page: Page;
let messages: string[];

const tab = shareWindow(
  (opened) => {
    opened.on('console', (message) => {
      if (!/React DevTools|favicon|404/.test(message.text())) messages.push(message.text());
    });
    opened.on('pageerror', (error) => messages.push(error.stack ?? error.message));
  },
  { viewport: { width: 800, height: 600 } },
);
beforeAll(async () => {
  const files = await bundleIslandFiles();
  site = await startBootSite({
    pages: PAGES,
    regions: { ...REGIONS, branch: '<li><a class="menu__link" href="/docs/b">B</a></li>' },
    settings: { islands: { ...URLS, data: { site: '', global: '', messages: '' } } },
    css: '[data-branch] [data-branch-items]{display:block}',
    dev: true,
  });
  for (const [name, file] of files) site.files.set(name, file);
  for (const [pathname, { html }] of Object.entries(PAGES)) {
    const file = site.files.get(pathname);
    // As `node/production/` writes a page with islands.
    if (file && /region:navbar|island:/.test(html)) file.body = file.body.replace('</body>', `${WATCH}</body>`);
  }
});
afterAll(async () => {
  await tab.close();
  await site?.close();
});

beforeEach(async () => {
  page = await tab.next();
  messages = [];
  site.requests.length = 0;
});

const count = (name: string) => page.locator(`[data-counter=${name}] > button`);
const heading = (text: string) => page.locator('h1', { hasText: text }).waitFor();

/** Opens a page and makes it live with one click on the navbar's counter. */
async function openLive(pathname: string): Promise<void> {
  await page.goto(site.origin + pathname);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await count('nav').click();
  await expect.poll(() => count('nav').textContent()).toBe('1');
}

async function follow(name: string, title: string): Promise<void> {
  await page.locator('.navbar').getByText(name, { exact: true }).click();
  await heading(title);
}

const isSameDocument = () => page.evaluate(() => Reflect.get(window, 'sameDocument') === true);

describe('navigation on a live page', () => {
  it('keeps islands of the navbar from layout to layout, and nothing of the page', async () => {
    await openLive('/docs/a');
    await page.evaluate(() => Object.assign(window, { nav: document.querySelector('.navbar') }));
    await count('page').click();
    await page.locator('[data-reader]').click();
    expect(await page.locator('[data-reader]').textContent()).toBe('a 1');
    for (const [name, title] of [
      ['Blog', 'Blog'],
      ['Page', 'Page'],
      ['B', 'Doc b'],
    ] as const) {
      await follow(name, title);
      await count('nav').click();
      expect(await page.evaluate(() => Reflect.get(window, 'nav') === document.querySelector('.navbar'))).toBe(true);
      expect(await page.locator('[data-new]').count()).toBe(0);
    }
    expect(await count('nav').textContent()).toBe('4');
    expect(await count('page').textContent()).toBe('0');
    expect(await page.locator('[data-reader]').textContent()).toBe('b 0');
    await count('page').click();
    expect(await count('page').textContent()).toBe('1');
    expect(await isSameDocument()).toBe(true);
    expect(messages).toEqual([]);
  });

  it('shows the same HTML as a fresh page', async () => {
    const html = () =>
      page.evaluate(() =>
        (document.querySelector('#__docusaurus')?.innerHTML ?? '').replaceAll(/<!--[^]*?-->|\s+| style=""/g, ''),
      );
    const fresh: string[] = [];
    const paths = ['/docs/b', '/blog', '/page', '/docs/a'];
    for (const path of paths) {
      await page.goto(site.origin + path);
      fresh.push(await html());
    }
    await openLive('/docs/a');
    await count('nav').evaluate((button) => (button.textContent = '0'));
    const shown: string[] = [];
    for (const [name, title] of [
      ['B', 'Doc b'],
      ['Blog', 'Blog'],
      ['Page', 'Page'],
      ['A', 'Doc a'],
    ] as const) {
      await follow(name, title);
      shown.push(await html());
    }
    const neutral = (texts: string[]) =>
      texts.map((text) =>
        text
          .replaceAll(/aria-current="\w+"|tabindex="-1"|(?:navbar|menu)__link--active/g, '')
          .replaceAll(/class="([^"]*?)\s*"/g, 'class="$1"'),
      );
    expect(neutral(shown)).toEqual(neutral(fresh));
  });

  it('keeps elements around a region that stays, with the attributes of the new page', async () => {
    await openLive('/docs/a');
    await page.evaluate(() => {
      const around = document.querySelector('#around');
      const menu = document.querySelector('.menu');
      Object.assign(window, { around, menu });
    });
    await follow('B', 'Doc b');
    expect(
      await page.evaluate(() => [
        Reflect.get(window, 'around') === document.querySelector('#around'),
        Reflect.get(window, 'menu') === document.querySelector('.menu'),
        document.querySelector('#around')?.outerHTML.split('>')[0],
      ]),
    ).toEqual([true, true, '<div id="around" class="docs-b" data-b="x"']);
    expect(await page.locator('.navbar a[aria-current=page]').textContent()).toBe('B');
  });

  it('goes back and forward, and to places on a page', async () => {
    await openLive('/docs/a');
    await follow('Blog', 'Blog');
    await page.locator('[data-flip]').click();
    await page.locator('[data-flip]').click();
    await page.locator('#d > summary').click();
    await count('post').click();
    expect(await count('post').textContent()).toBe('1');
    await page.goBack();
    await heading('Doc a');
    await page.locator('a[href="#there"]').click();
    expect(page.url()).toContain('#there');
    await page.goBack();
    await page.goForward();
    await page.goBack();
    await heading('Doc a');
    await page.evaluate(() => history.forward());
    expect(await count('nav').textContent()).toBe('1');
    expect(await isSameDocument()).toBe(true);
    expect(messages).toEqual([]);
  });

  it('comes from pages without islands, and goes there', async () => {
    await page.goto(`${site.origin}/plain`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByText('A', { exact: true }).click();
    await heading('Doc a');
    expect(site.requests).toContain(URLS.watch);
    expect(site.requests).not.toContain(URLS.hydrate);
    await count('page').click();
    await expect.poll(() => count('page').textContent()).toBe('1');
    await follow('Plain', 'Plain');
    await page.getByText('B', { exact: true }).click();
    await heading('Doc b');
    await count('nav').click();
    await expect.poll(() => count('nav').textContent()).toBe('1');
    expect(await isSameDocument()).toBe(true);
    expect(messages).toEqual([]);
  });

  it('loads a page in full whose islands cannot be loaded', async () => {
    await openLive('/docs/a');
    await page.getByText('Broken', { exact: true }).click();
    await heading('Broken');
    expect(await isSameDocument()).toBe(false);
  });

  it('loads a page in full that was asked for before React was there', async () => {
    await page.goto(`${site.origin}/docs/a`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.evaluate(() => {
      // What the router asks of a live page is not heard yet.
      document.addEventListener('dactyl:prepare', (event) => event.stopImmediatePropagation(), true);
    });
    await count('nav').click();
    await expect.poll(() => count('nav').textContent()).toBe('1');
    await page.getByText('Broken', { exact: true }).click();
    await heading('Broken');
    await expect.poll(isSameDocument).toBe(false);
  });

  it.each(['/docs/a', '/root'])('is left alone by what the boot script moves and fetches on %s', async (pathname) => {
    await page.goto(site.origin + pathname);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('[popovertarget]').click();
    await page.locator('[data-mobile-slot] .menu').waitFor();
    // React takes the page while the sidebar is away from its place.
    await count('menu').click();
    await expect.poll(() => count('menu').textContent()).toBe('1');
    expect(await page.locator('[data-mobile-slot] .menu').count()).toBe(1);
    await page.locator('[data-mobile-slot] summary').click();
    await page.locator('[data-branch-items] .menu__link').waitFor();
    await page.locator('[data-mobile-slot] [data-branch-items] .menu__link').click();
    await heading('Doc b');
    expect(await page.locator('aside .menu').count()).toBe(1);
    await page.locator('[popovertarget]').click();
    await count('menu').click();
    // A navbar that is inside of an island on one page and outside on the next cannot keep its state.
    expect(await count('menu').textContent()).toBe(pathname === '/root' ? '1' : '2');
    await page.keyboard.press('Escape');
    await follow('Blog', 'Blog');
    await follow('A', 'Doc a');
    expect(await page.locator('aside .menu').count()).toBe(1);
    expect(await isSameDocument()).toBe(true);
    expect(messages).toEqual([]);
  });

  it('is not lost when the reader goes to another page while React loads', async () => {
    // In a window that has loaded the file before, nobody asks for it.
    page = await tab.own();
    await page.goto(`${site.origin}/docs/a`);
    const file = site.files.get(URLS.components);
    if (file) file.delay = 1000;
    await count('page').hover();
    await expect.poll(() => site.requests.includes(URLS.components)).toBe(true);
    await follow('Blog', 'Blog');
    await count('post').click();
    await expect.poll(() => count('post').textContent()).toBe('1');
    if (file) delete file.delay;
    expect(messages).toEqual([]);
  });

  it('shows an edit of the page, and keeps the state of its islands', async () => {
    await openLive('/docs/a');
    await count('page').click();
    const name = '/docs/a';
    const known = site.files.get(name)?.body ?? '';
    site.files.set(name, { body: known.replace('First', 'Edited') });
    await page.evaluate(() => dispatchEvent(new CustomEvent('dactyl:update', { detail: '/docs/a' })));
    await page.getByText('Edited').waitFor();
    site.files.set(name, { body: known });
    expect(await count('page').textContent()).toBe('1');
    expect(await count('nav').textContent()).toBe('1');
    expect(await isSameDocument()).toBe(true);
    expect(messages).toEqual([]);
  });
});
