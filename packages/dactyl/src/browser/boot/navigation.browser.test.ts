import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BootPage, startBootSite, toDocument } from '../../../test/boot-site.js';
import type { PageServer } from '../../../test/page-server.js';
import { shareWindow } from '../../../test/shared-window.js';
import { redirectDocument } from '../../shared/redirect-page.js';

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
  '/docs/other',
  '/slash',
  '/redirect',
  '/away',
  '/paper',
  '/tools/1',
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
  side2: `<ul class="menu__list"><li><a class="menu__link" href="/docs/other">Other</a></li></ul>`,
};

const region = (id: string) => `<!--region:${id}--><!--/region-->`;
const shell = (content: string) =>
  `<p class="before">x</p>${region('nav')}${content}<footer>${content.length}</footer>`;
const docs = (name: string, text = '') =>
  shell(
    `<div class="docs" data-doc="${name}"><aside>${region('side')}</aside><main><h1>${name}</h1>${text}</main></div>`,
  );
const TALL = '<div style="height:3000px">tall</div><h2 id="far">far</h2><div style="height:3000px"></div>';

/** What must not run when it comes with a page that is fetched. */
const UNRUN = '<script>window.ran = true</script><img src="/none.png" alt="">';

const PAGES: Record<string, BootPage> = {
  '/': { html: shell('<main><h1>Home</h1></main>') },
  '/docs/a': { html: docs('A', TALL), parts: { htmlClass: 'docs-page', alternates: { zh: '/zh/docs/a' } } },
  '/docs/b': { html: docs('B', TALL), parts: { head: '<meta name="description" content="b" data-rh="true">' } },
  '/docs/c': { html: docs('C') },
  '/docs/deep': { html: docs('Deep'), parts: { branches: ['deep'] } },
  '/blog': { html: shell(`<main><h1>Blog</h1>${region('late')}</main>`) },
  '/moved': { html: `<section>${region('side')}<main><h1>Moved</h1></main></section>${region('nav')}` },
  '/404.html': { html: shell('<main data-not-found><h1>Not found</h1></main>') },
  '/docs/other': { html: shell(`<aside>${region('side2')}</aside><main><h1>Other</h1>${UNRUN}</main>`) },
  '/slash/': { html: shell('<main><h1>Slash</h1></main>') },
  '/tools': { html: shell('<main><h1>Tools</h1></main>') },
  '/requests': { html: shell('<main><h1>Requests</h1></main>') },
};

/** Everyday, R023 to R026, R177 and R178 say on the website what the other paths, and what is fetched ahead, say here. */
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
const PATHS = [
  ['/requests/7?a#b', 'Requests', '/requests/7?a#b'],
  ['/docs/c.html', 'C', '/docs/c'],
  ['/docs/c/index.html', 'C', '/docs/c'],
  ['/docs/c/', 'C', '/docs/c'],
  ['/unknown', 'Not found', '/unknown'],
] as const;

let site: PageServer;
let page: Page;

const tab = shareWindow((opened) => opened.on('pageerror', (error) => expect.fail(error.message)));
beforeAll(async () => {
  site = await startBootSite({
    pages: PAGES,
    regions: REGIONS,
    settings: { nonExact: ['/requests', '/tools'] },
  });
  site.files.set('/slash', { body: '', status: 301, location: '/slash/' });
  // The same server under another name is another origin.
  const elsewhere = site.origin.replace('127.0.0.1', 'localhost');
  site.files.set('/away', { body: '', status: 302, location: `${elsewhere}/elsewhere` });
  site.files.set('/elsewhere', { body: site.files.get('/docs/b')?.body ?? '', isPublic: true });
  site.files.set('/redirect', { body: redirectDocument({ to: '/docs/a', canonical: '', lang: 'en' }) });
  site.files.set('/paper', { body: 'of no page', type: 'application/pdf' });
});
afterAll(async () => {
  await tab.close();
  await site?.close();
});
beforeEach(async () => {
  page = await tab.next();
});

/** Public API of the site format. */
interface Prefetching {
  docusaurus: { prefetch(pathname: string): Promise<unknown> };
}

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

  it('asks for one document, also when the page has another sidebar, and runs no script of it', async () => {
    await open('/docs/a');
    await page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''));
    site.requests.length = 0;
    await follow('/docs/other');
    await heading('Other');
    expect(await page.locator('.menu__link--active').allInnerTexts()).toEqual(['Other']);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await isSameDocument()).toBe(true);
    await follow('/docs/c');
    await heading('C');
    await follow('/docs/other');
    await heading('Other');
    const documents = site.requests.filter((url) => !/\.(?:js|png)$/.test(url));
    expect(documents).toEqual(['/docs/other', '/docs/c']);
  });

  it('loads nothing of a page before it is shown', async () => {
    await open('/');
    site.requests.length = 0;
    await page.getByText('/docs/other', { exact: true }).hover();
    await expect.poll(() => site.requests).toContain('/docs/other');
    await page.evaluate(() => (window as unknown as Prefetching).docusaurus.prefetch('/docs/other'));
    expect(site.requests).not.toContain('/none.png');
  });

  it('ends at the address to which the server redirects', async () => {
    await open('/');
    await follow('/slash');
    await heading('Slash');
    expect(page.url()).toBe(`${site.origin}/slash/`);
    expect(await isSameDocument()).toBe(true);
  });

  it('takes no HTML from another origin, to which the server redirects', async () => {
    page = await tab.own();
    await open('/');
    await follow('/away');
    await page.waitForURL(/^http:\/\/localhost:\d+\/elsewhere$/);
    expect(await isSameDocument()).toBe(false);
  });

  it('asks only for what is a page, where a page answers for all paths below it', async () => {
    await open('/');
    site.requests.length = 0;
    await follow('/tools/1');
    await heading('Tools');
    expect(page.url()).toBe(`${site.origin}/tools/1`);
    expect(await isSameDocument()).toBe(true);
    expect(site.requests).not.toContain('/tools/1');
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
    site.requests.length = 0;
    await follow('/docs/deep');
    await page.locator('.menu__link--active', { hasText: /^D$/ }).waitFor();
    expect(site.requests).toEqual(['/docs/deep']);
    await follow('/');
    await heading('Home');
    expect(await page.locator('.navbar__link--active').count()).toBe(0);
  });

  it('leaves open what the reader has opened, and fetches what a page leaves out', async () => {
    await open('/docs/a');
    await page.locator('[data-branch="deep"] summary').click();
    await page.getByText('D', { exact: true }).waitFor();
    await follow('/docs/b');
    await heading('B');
    expect(await page.getByText('D', { exact: true }).isVisible()).toBe(true);
    expect(site.requests).toContain('/page-branch/deep.html');
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
    ['no page', '/gone', 'Not found'],
    ['a page that sends the reader on', '/redirect', 'A'],
    ['an attribute', 'full', 'B'],
  ])('loads in full: %s', async (_why, link, title) => {
    await open('/');
    await follow(link);
    await heading(title);
    expect(await isSameDocument()).toBe(false);
  });

  it.each([
    ['the shell is another one', toDocument({ html: '<h1>C</h1>', parts: { shell: 'other' } }, {})],
    ['the server says "not found" as if it were a page', toDocument({ html: '<h1 data-not-found>C</h1>' }, {})],
    ['the page is of somebody else', '<h1>C</h1>'],
  ])('loads in full when %s', async (_why, body) => {
    const file = site.files.get('/docs/c');
    site.files.set('/docs/c', { body });
    await open('/');
    await follow('/docs/c');
    await heading('C');
    expect(await isSameDocument()).toBe(false);
    if (file) site.files.set('/docs/c', file);
  });

  it('leaves files other than HTML to the browser', async () => {
    page = await tab.own();
    await open('/');
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await follow('/paper');
    expect((await loaded).url()).toBe(`${site.origin}/paper`);
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
    const answered = page.waitForResponse('**/docs/b');
    await page.route('**/docs/b', async (route) => {
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

  it.runIf(IS_FULL)('prefetches what the pointer rests on, but not for those who save data', async () => {
    await open('/');
    const hover = () => page.getByText('/docs/a', { exact: true }).hover();
    const isPrefetched = () => site.requests.includes('/docs/a');
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
    await expect.poll(() => site.requests).toContain('/docs/a');
    expect(site.requests.filter((url) => url === '/unknown')).toHaveLength(1);
  });

  it.each(PATHS.slice(0, IS_FULL ? undefined : 1))('shows %s as %s', async (asked, title, shown) => {
    await open(asked);
    await heading(title);
    await expect.poll(() => page.url()).toBe(site.origin + shown);
  });
});
