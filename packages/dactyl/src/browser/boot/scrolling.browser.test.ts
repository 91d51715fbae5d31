import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBootSite, toDocument } from '../../../test/boot-site.js';
import { sharedBrowser } from '../../../test/browser.js';
import type { PageServer } from '../../../test/page-server.js';

const SECTIONS = ['a', 'b', '%E7%BB%93'];
const decoded = SECTIONS.map(decodeURIComponent);
const region = (id: string) => `<!--region:${id}--><!--/region-->`;
const tall = (title: string) => `<main><h1>${title}</h1>
  ${decoded.map((id) => `<h2 class="anchor" id="${id}">${id}</h2><div style="height:1500px"></div>`).join('')}
  <button data-back-to-top>up</button></main><div data-toc>
  ${SECTIONS.map((id) => `<a class="table-of-contents__link" href="#${id}">${id}</a>`).join('')}</div>`;
const docs = (title: string) => `${region('nav')}<div><aside>${region('side')}</aside>${tall(title)}</div>`;
const REGIONS = {
  nav: `<nav class="navbar" data-hide-on-scroll style="position:fixed;top:0;left:0;height:60px">
    <button popovertarget="dactyl-menu" id="burger">menu</button> <a href="/two">Two</a></nav>
    <div popover id="dactyl-menu" style="inset:0 auto 0 0;width:300px;height:100%;margin:0">
    <button data-menu-back>back</button><p>primary</p><div data-mobile-slot></div></div>`,
  side: '<nav data-mobile-secondary class="side"><a href="/two">Go to two</a> <a href="/one#b">Here</a></nav>',
};

let browser: Browser;
let site: PageServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await sharedBrowser();
  const pages = {
    '/one': { html: docs('One') },
    '/two': { html: docs('Two') },
    '/slow': { html: `${docs('Slow')}<img src="/slow.png">` },
  };
  site = await startBootSite({ pages, regions: REGIONS, dev: true });
});
afterAll(async () => {
  await site?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 600, height: 700 } });
  page = await context.newPage();
  await page.goto(`${site.origin}/one`);
});
afterEach(() => context.close());

const scrollTo = async (y: number) => {
  // Scroll events come with a frame; what listens to them may wait for the one after it.
  await page.evaluate(async (top) => {
    window.scrollTo(0, top);
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  }, y);
};
const isNavbarHidden = () => page.locator('.navbar').evaluate((navbar) => navbar.classList.contains('navbar--hidden'));
const activeLink = () => page.locator('.table-of-contents__link--active').allInnerTexts();
const heading = (text: string) => page.locator('h1', { hasText: text }).waitFor();

describe('scrolling', () => {
  it('hides the navbar on the way down and shows the button on the way up', async () => {
    const button = page.locator('[data-back-to-top][data-visible]');
    await scrollTo(40);
    expect(await isNavbarHidden()).toBe(false);
    await scrollTo(800);
    expect(await isNavbarHidden()).toBe(true);
    expect(await button.count()).toBe(0);
    await scrollTo(700);
    expect(await isNavbarHidden()).toBe(false);
    expect(await button.count()).toBe(1);
    await scrollTo(200);
    expect(await button.count()).toBe(0);
  });

  it('has the navbar out of the way of a hash from the start, also when the script comes late', async () => {
    await page.route('**/*.js', async (route) => {
      await page.waitForFunction(() => scrollY > 0);
      await route.continue();
    });
    await page.goto(`${site.origin}/one#b`);
    await expect.poll(isNavbarHidden).toBe(true);
    // The browser may tell of the jump together with the first step up, which then looks like one down.
    await scrollTo(1400);
    await scrollTo(1300);
    expect(await isNavbarHidden()).toBe(false);
  });

  it('marks the section that the reader is at', async () => {
    await expect.poll(activeLink).toEqual(['a']);
    await scrollTo(700);
    expect(await activeLink()).toEqual(['a']);
    await scrollTo(1500);
    expect(await activeLink()).toEqual(['b']);
    await scrollTo(99_999);
    expect(await activeLink()).toEqual([SECTIONS[2]]);
  });

  it('goes back over hashes of one page', async () => {
    await page
      .locator('.table-of-contents__link')
      .nth(1)
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expect.poll(isNavbarHidden).toBe(true);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(page.url()).toBe(`${site.origin}/one`);
  });
});

describe('mobile menu', () => {
  const isOpen = () => page.locator('#dactyl-menu').evaluate((menu) => menu.matches(':popover-open'));
  const sidebarHome = () => page.locator('.side').evaluate((side) => side.parentElement?.tagName);

  it('shows the sidebar first and gives it back', async () => {
    await page.click('#burger');
    expect(await isOpen()).toBe(true);
    expect(await page.locator('#burger').getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('#dactyl-menu').getAttribute('class')).toBe('navbar-sidebar--show-secondary');
    expect(await page.locator('#dactyl-menu .side').count()).toBe(1);
    await page.click('[data-menu-back]');
    expect(await page.locator('#dactyl-menu').getAttribute('class')).toBe('');
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    expect(page.url()).toBe(`${site.origin}/one`);
    expect(await sidebarHome()).toBe('ASIDE');
  });

  it('closes on navigation, which takes the place of its history entry', async () => {
    await page.click('#burger');
    await page.click('#dactyl-menu .side a');
    await heading('Two');
    expect(await isOpen()).toBe(false);
    expect(await sidebarHome()).toBe('ASIDE');
    await page.goBack();
    await heading('One');
    await expect.poll(() => page.evaluate(() => history.length)).toBe(3);
  });

  it('closes by Escape without a trace, on a wide screen, and for a hash', async () => {
    await page.click('#burger');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => (history.state as { menu?: boolean } | null)?.menu)).toBeUndefined();
    await page.click('#burger');
    await page.setViewportSize({ width: 997, height: 700 });
    await expect.poll(isOpen).toBe(false);
    await page.setViewportSize({ width: 996, height: 700 });
    await page.click('#burger');
    await page.getByText('Here').click();
    await expect.poll(isOpen).toBe(false);
    expect(page.url()).toBe(`${site.origin}/one#b`);
  });
});

describe('new content from the dev server', () => {
  it('is shown where the reader is', async () => {
    await scrollTo(900);
    await page.evaluate(() => document.querySelector<HTMLElement>('.side a')?.focus({ preventScroll: true }));
    const html = docs('One').replace('</h1>', ' edited</h1>');
    site.files.set('/one', { body: toDocument({ html }, {}) });
    const update = (detail?: string) =>
      page.evaluate((value) => void dispatchEvent(new CustomEvent('dactyl:update', { detail: value })), detail);
    await update('/two');
    await page.waitForTimeout(300);
    expect(await page.locator('h1').innerText()).toBe('One');
    await update('/one/');
    await heading('One edited');
    expect(await page.evaluate(() => [scrollY, document.activeElement?.textContent])).toEqual([900, 'Go to two']);
  });
});
