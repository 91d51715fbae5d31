import type { Request } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import {
  addLink,
  arriveAt,
  isInView,
  isMarked,
  isPageFetch,
  linkTo,
  markDocument,
  scrollTop,
  titleOf,
} from '../setup/documents.js';
import { IS_FULL, TARGETS } from './targets.js';

describe.each(TARGETS)('following links on the $name', ({ origin }) => {
  it('goes from a doc to the blog, to a post and home in one document, and shows what a full load shows', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`);
    await markDocument(page);
    const post = '/blog/releases/3.6';
    for (const href of ['/docs/cli', '/blog', post, '/', '/docs']) {
      await linkTo(page, href).click();
      await arriveAt(page, href);
    }
    expect(await isMarked(page)).toBe(true);
    expect(await page.locator('nav.navbar').count()).toBe(1);
    expect(await page.locator('footer.footer').count()).toBe(1);
    const reloaded = await open(`${origin}/docs`);
    const text = (from: typeof page) => from.locator('#__docusaurus').innerText();
    expect(await text(page)).toBe(await text(reloaded));
    const head = (from: typeof page) =>
      from.locator('head [data-rh]').evaluateAll((tags) => tags.map((tag) => tag.outerHTML).toSorted());
    expect(await head(page)).toEqual(await head(reloaded));
    expect(await page.locator('html').getAttribute('class')).toBe(await reloaded.locator('html').getAttribute('class'));
  });
});

describe.each(TARGETS)('following links on the $name', ({ origin }) => {
  it('R180 scrolls to the top, moves the focus to the main region and tells screen readers the title', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await scrollTop(page)).toBeGreaterThan(100);
    const next = page.locator('a.pagination-nav__link--next');
    const href = (await next.getAttribute('href')) ?? '';
    await next.click();
    await arriveAt(page, href);
    expect(await scrollTop(page)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    const announcer = page.locator('#dactyl-announcer');
    expect(await announcer.getAttribute('aria-live')).toBe('polite');
    expect(await announcer.textContent()).toBe(await titleOf(origin + href));
    // The Tab key goes on inside the new page.
    await linkTo(page, '/docs/cli').focus();
    await page.keyboard.press('Enter');
    await arriveAt(page, '/docs/cli');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
  });

  it('R181 scrolls to the target of a hash on another page, and goes to a heading of its own without fetching', async ({
    open,
  }) => {
    const page = await open(`${origin}/docs`, { viewport: { width: 1200, height: 500 } });
    await markDocument(page);
    await (await addLink(page, '/docs/cli#serve')).click();
    await arriveAt(page, '/docs/cli#serve');
    expect(await isInView(page.locator('#serve'))).toBe(true);
    expect(await scrollTop(page)).toBeGreaterThan(0);
    expect(await isMarked(page)).toBe(true);
    await page.goto(`${origin}/docs/cli`);
    await markDocument(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.locator('[data-toc] a[href="#serve"]').click();
    await page.waitForURL(`${origin}/docs/cli#serve`);
    await expect.poll(() => isInView(page.locator('#serve'))).toBe(true);
    await page.goBack();
    await page.waitForURL(`${origin}/docs/cli`);
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await isMarked(page)).toBe(true);
    expect(requests.filter(isPageFetch)).toEqual([]);
    // A new query of the same page loses neither the page nor the place.
    await (await addLink(page, '/docs/cli?from=test')).click();
    await page.waitForURL(`${origin}/docs/cli?from=test`);
    expect(await linkTo(page, '/docs/cli?from=test').isVisible()).toBe(true);
    await page.goBack();
    await page.waitForURL(`${origin}/docs/cli`);
    expect(await isMarked(page)).toBe(true);
    expect(await page.locator('main h1').isVisible()).toBe(true);
  });

  it('leaves links with a modifier key, to files and to other sites to the browser', async ({ open }) => {
    const page = await open(`${origin}/docs`);
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        document.documentElement.dataset['left'] = String(!event.defaultPrevented);
      }),
    );
    // Not what the tab shows: a browser without windows may never load a tab that is not in front.
    await Promise.all([
      page.context().waitForEvent('page'),
      linkTo(page, '/docs/cli').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    expect(await page.locator('html').getAttribute('data-left')).toBe('true');
    expect(page.url()).toBe(`${origin}/docs`);
    await (await addLink(page, '/img/logo.svg')).click();
    await page.waitForURL(`${origin}/img/logo.svg`);
    expect(await page.locator('svg').count()).toBeGreaterThan(0);
  });
});

// The dev server has one language.
describe('following links in another language', () => {
  const origin = inject('builtSite');

  it.runIf(IS_FULL)('goes from page to page in one document, and to the default language in full', async ({ open }) => {
    const page = await open(`${origin}/zh/docs`);
    await markDocument(page);
    for (const href of ['/zh/docs/cli', '/zh/blog', '/zh/docs']) {
      await linkTo(page, href).click();
      await arriveAt(page, href);
    }
    expect(await isMarked(page)).toBe(true);
    await (await addLink(page, '/docs')).click();
    await arriveAt(page, '/docs');
    expect(await isMarked(page)).toBe(false);
  });
});
