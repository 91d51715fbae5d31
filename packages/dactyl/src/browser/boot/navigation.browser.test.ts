import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BootPage, fragmentUrl, startBootSite, toFragment } from '../../../test/boot-site.js';
import { launchBrowser } from '../../../test/browser.js';
import type { PageServer } from '../../../test/page-server.js';

const LINKS = [
  '/',
  '/docs/a',
  '/docs/b',
  '/docs/c',
  '/docs/deep',
  '/docs/a#far',
  '/docs/a?x=1',
  '/blog',
  '/moved',
  '/gone',
  '/missing',
];
const REGIONS = {
  nav: `<nav class="navbar"><a class="navbar__link" data-active-base="/docs/" href="/docs/a">Docs</a>
    <a class="dropdown__link" data-alternate="zh" href="/zh/">zh</a>
    ${LINKS.map((url) => `<a class="go" href="${url}">${url}</a>`).join(' ')}
    <a class="go" href="/file.pdf">/file.pdf</a><a class="go" href="/docs/b" data-no-navigation>full</a></nav>`,
  side: `<ul class="menu__list"><li><a class="menu__link" href="/docs/a">A</a></li>
    <li><div><a class="menu__link menu__link--sublist" href="/docs/b">B</a></div>
    <details><summary>+</summary><ul><li><a class="menu__link" href="/docs/c">C</a></li></ul></details></li>
    <li><div><a class="menu__link menu__link--sublist" href="/docs/deep">Deep</a></div>
    <details data-branch="deep"><summary>+</summary><ul data-branch-items></ul></details></li></ul>`,
  deep: `<li><a class="menu__link" href="/docs/deep">D</a></li>`,
  late: `<p id="late-region">Late</p>`,
};

const region = (id: string) => `<!--region:${id}--><!--/region-->`;
const shell = (content: string) =>
  `<p class="before">x</p>${region('nav')}${content}<footer>${content.length}</footer>`;
const docs = (name: string, text = '') =>
  shell(
    `<div class="docs" data-doc="${name}"><aside>${region('side')}</aside><main><h1>${name}</h1>${text}</main></div>`,
  );
const TALL = '<div style="height:3000px">tall</div><h2 id="far">far</h2><div style="height:3000px"></div>';

const PAGES: Record<string, BootPage> = {
  '/': { html: shell('<main><h1>Home</h1></main>') },
  '/docs/a': { html: docs('A', TALL), fragment: { htmlClass: 'docs-page', alternates: { zh: '/zh/docs/a' } } },
  '/docs/b': { html: docs('B', TALL), fragment: { head: '<meta name="description" content="b" data-rh="true">' } },
  '/docs/c': { html: docs('C') },
  '/docs/deep': { html: docs('Deep'), fragment: { branches: ['deep'] } },
  '/blog': { html: shell(`<main><h1>Blog</h1>${region('late')}</main>`) },
  '/moved': { html: `<section>${region('side')}<main><h1>Moved</h1></main></section>${region('nav')}` },
  '/404.html': { html: shell('<main data-not-found><h1>Not found</h1></main>') },
  '/requests': { html: shell('<main><h1>Requests</h1></main>') },
};

let browser: Browser;
let site: PageServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await startBootSite({
    pages: PAGES,
    missing: ['/missing'],
    regions: REGIONS,
    settings: { nonExact: ['/requests'] },
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
  page.on('pageerror', (error) => expect.fail(error.message));
});
afterEach(() => context.close());

/** Opens a page and leaves a mark that a full load would lose. */
async function open(pathname: string): Promise<void> {
  await page.goto(site.origin + pathname);
  await page.evaluate(() => Object.assign(window, { mark: true }));
}
const follow = (text: string) => page.getByText(text, { exact: true }).first().click();
const heading = (text: string) => page.locator('h1', { hasText: new RegExp(`^${text}$`) }).waitFor();
const isSameDocument = () => page.evaluate(() => 'mark' in window);
const scrollTop = () => page.evaluate(() => scrollY);

describe('following a link', () => {
  it('swaps the content and keeps the regions', async () => {
    await open('/docs/a');
    await page.evaluate(() => {
      document.querySelector('aside')?.setAttribute('data-old', '');
      document.querySelector('.menu__link')?.setAttribute('data-kept', '');
    });
    await follow('/docs/b');
    await heading('B');
    expect(await isSameDocument()).toBe(true);
    expect(page.url()).toBe(`${site.origin}/docs/b`);
    expect(await page.title()).toBe('B');
    expect(await page.locator('[data-kept]').count()).toBe(1);
    expect(await page.locator('aside[data-old]').count()).toBe(0);
    expect(await page.locator('.docs').getAttribute('data-doc')).toBe('B');
    expect(await page.locator('meta[name=description]').getAttribute('content')).toBe('b');
    await follow('/blog');
    await heading('Blog');
    expect(await page.locator('#late-region').count()).toBe(1);
    expect(await page.locator('meta[name=description]').count()).toBe(0);
    expect(await page.locator('footer').count()).toBe(1);
    expect(await page.locator('nav').count()).toBe(1);
  });

  it('moves the regions that another layout has elsewhere', async () => {
    await open('/docs/a');
    await page.evaluate(() => document.querySelector('.menu__link')?.setAttribute('data-kept', ''));
    await follow('/moved');
    await heading('Moved');
    expect(await page.locator('section [data-kept]').count()).toBe(1);
    expect(await page.locator('nav').count()).toBe(1);
    expect(await page.locator('#__docusaurus > *').evaluateAll((all) => all.map((one) => one.tagName))).toEqual([
      'SECTION',
      'NAV',
    ]);
    await follow('/docs/a');
    await heading('A');
    expect(await page.locator('aside [data-kept]').count()).toBe(1);
    expect(await isSameDocument()).toBe(true);
  });

  it('marks what is active and opens its category', async () => {
    await open('/');
    await follow('/docs/c');
    await heading('C');
    expect(await page.locator('.menu__link[aria-current=page]').allInnerTexts()).toEqual(['C']);
    expect(await page.locator('.menu__link--active').allInnerTexts()).toEqual(['B', 'C']);
    expect(await page.locator('.navbar__link--active').getAttribute('aria-current')).toBe('true');
    await follow('/docs/a');
    await heading('A');
    expect(await page.locator('.menu__link--active').allInnerTexts()).toEqual(['A']);
    expect(await page.locator('[data-alternate]').getAttribute('href')).toBe('/zh/docs/a');
    expect(await page.locator('html').getAttribute('class')).toBe('docs-page');
    await follow('/docs/deep');
    await page.locator('.menu__link--active', { hasText: /^D$/ }).waitFor();
    await follow('/');
    await heading('Home');
    expect(await page.locator('.navbar__link--active').count()).toBe(0);
  });

  it('scrolls up, moves the focus and tells screen readers', async () => {
    await open('/docs/a');
    await page.evaluate(() => scrollTo(0, 900));
    await page.waitForTimeout(300);
    await page.evaluate(() => document.querySelector<HTMLElement>('[href="/docs/b"]')?.click());
    await heading('B');
    expect(await scrollTop()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    expect(await page.locator('#dactyl-announcer[aria-live=polite]').textContent()).toBe('B');
    await page.goBack();
    await heading('A');
    expect(await scrollTop()).toBe(900);
    await page.reload();
    await heading('A');
    await expect.poll(scrollTop).toBe(900);
    await page.goForward();
    await heading('B');
    expect(await scrollTop()).toBe(0);
  });

  it('goes to the target of a hash, and leaves the page where only the query changes', async () => {
    await open('/');
    await follow('/docs/a#far');
    await heading('A');
    expect(await page.evaluate(() => document.getElementById('far')?.getBoundingClientRect().top)).toBeLessThan(200);
    await page.evaluate(() => scrollTo(0, 700));
    const before = site.requests.length;
    await page.evaluate(() => history.replaceState(null, '', '/docs/a'));
    await page.evaluate(() => document.querySelector<HTMLElement>('[href="/docs/a?x=1"]')?.click());
    await expect.poll(() => page.url()).toBe(`${site.origin}/docs/a?x=1`);
    expect(site.requests.length).toBe(before);
  });

  it('tells other scripts', async () => {
    await open('/');
    await page.evaluate(() => {
      const log: string[] = [];
      Object.assign(window, { log });
      for (const type of ['dactyl:navigate', 'dactyl:navigated']) {
        document.addEventListener(type, (event) => {
          const { location, previousLocation } = (event as CustomEvent<Record<string, URL>>).detail;
          log.push(`${type} ${previousLocation?.pathname} ${location?.pathname}`);
        });
      }
    });
    await follow('/docs/c');
    await heading('C');
    expect(await page.evaluate(() => (window as unknown as { log: string[] }).log)).toEqual([
      'dactyl:navigate / /docs/c',
      'dactyl:navigated / /docs/c',
    ]);
  });
});

describe('links that are left to the browser', () => {
  it.each([
    ['no fragment', '/gone', 'Not found'],
    ['a file in its place that says so', '/missing', 'Not found'],
    ['an attribute', 'full', 'B'],
  ])('loads in full: %s', async (_why, link, title) => {
    await open('/');
    await follow(link);
    await heading(title);
    expect(await isSameDocument()).toBe(false);
  });

  it('loads in full when the shell is another one', async () => {
    const url = fragmentUrl('/docs/c');
    const file = site.files.get(url);
    site.files.set(url, { body: JSON.stringify(toFragment({ html: '', fragment: { shell: 'other' } })) });
    await open('/');
    await follow('/docs/c');
    await heading('C');
    expect(await isSameDocument()).toBe(false);
    if (file) site.files.set(url, file);
  });
});

describe('a router that cannot be loaded', () => {
  it('leaves links to the browser and the 404 page as it is', async () => {
    await page.route('**/router.js', (route) => route.abort());
    await open('/unknown');
    await follow('/docs/c');
    await heading('C');
    expect(await isSameDocument()).toBe(false);
    await open('/unknown');
    await page.waitForTimeout(300);
    expect(await isSameDocument()).toBe(true);
  });
});

describe('slow answers', () => {
  it('lets the last of several clicks win and shows progress after 200 ms', async () => {
    await open('/');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const answered = page.waitForResponse(`**${fragmentUrl('/docs/b')}`);
    await page.route(`**${fragmentUrl('/docs/b')}`, async (route) => {
      await released;
      await route.continue();
    });
    const barsAtOnce = await page.getByText('/docs/b', { exact: true }).evaluate((link: HTMLElement) => {
      link.click();
      return document.querySelectorAll('.dactyl-progress').length;
    });
    expect(barsAtOnce).toBe(0);
    await page.locator('.dactyl-progress').waitFor({ state: 'attached' });
    await follow('/docs/c');
    await heading('C');
    release();
    await (await answered).finished();
    await page.waitForTimeout(100);
    expect(page.url()).toBe(`${site.origin}/docs/c`);
    expect(await page.locator('.dactyl-progress').count()).toBe(0);
  });

  it('prefetches what the pointer rests on, but not for those who save data', async () => {
    await open('/');
    const hover = () => page.getByText('/docs/a', { exact: true }).hover();
    const isPrefetched = () => site.requests.includes(fragmentUrl('/docs/a'));
    site.requests.length = 0;
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await hover();
    await page.waitForTimeout(400);
    expect(isPrefetched()).toBe(false);
    await open('/');
    await hover();
    await expect.poll(isPrefetched).toBe(true);
  });
});

describe('the 404 page', () => {
  it('asks for no page that is not there, which would be a second 404', async () => {
    site.requests.length = 0;
    await open('/unknown');
    await expect.poll(() => site.requests).toContain('/assets/page-marks.json');
    await page.getByRole('link', { name: '/docs/a', exact: true }).first().hover();
    await expect.poll(() => site.requests).toContain(fragmentUrl('/docs/a'));
    expect(site.requests).not.toContain(fragmentUrl('/unknown'));
  });

  it.each([
    ['/docs/c.html', 'C', '/docs/c'],
    ['/docs/c/index.html', 'C', '/docs/c'],
    ['/requests/7?a#b', 'Requests', '/requests/7?a#b'],
    ['/unknown', 'Not found', '/unknown'],
  ])('shows %s as %s', async (asked, title, shown) => {
    await open(asked);
    await heading(title);
    await expect.poll(() => page.url()).toBe(site.origin + shown);
  });
});
