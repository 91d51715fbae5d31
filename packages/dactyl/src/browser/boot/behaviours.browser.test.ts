import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBootSite } from '../../../test/boot-site.js';
import type { PageServer } from '../../../test/page-server.js';
import { shareWindow } from '../../../test/shared-window.js';
import { beforePaintScript } from './before-paint.js';

const tabs = (group: string, query = '') => `<div data-tabs="${group}" data-query="${query}">
  <ul role="tablist"><li role="tab" data-value="npm" tabindex="0" aria-selected="true">npm</li>
  <li role="tab" data-value="pnpm" tabindex="-1" aria-selected="false">pnpm</li></ul>
  <div><div role="tabpanel" data-value="npm">with npm</div><div role="tabpanel" data-value="pnpm" hidden>with pnpm</div></div></div>`;
const code = (
  text: string,
) => `<div class="theme-code-block"><pre style="width:200px;overflow:auto"><code>${text}</code></pre>
  <button data-wrap></button><button data-copy aria-label="Copy" data-label-copied="Copied"></button></div>`;
const details = (name: string, text: string) =>
  `<li><details data-collapsible id="${name}"><summary>${name}</summary><ul><li>${text}</li></ul></details></li>`;

const PAGES = {
  '/': {
    html: `<nav class="navbar"><button data-color-mode-toggle data-next-light="dark" data-next-dark="light" data-label-light="now light" data-label-dark="now dark">x</button>
      <div class="navbar__item dropdown" data-dropdown><a href="#" aria-haspopup="true" aria-expanded="false" role="button">More</a>
      <ul><li><a href="/b">B</a></li></ul></div></nav>
      <div data-announcement="a1">News <button data-announcement-close>Close</button></div>
      <main><h1>Home</h1>${tabs('pm', 'tool')}${tabs('pm')}${tabs('')}
      ${code('short')}${code('a long line that does not fit into the width of this block at all')}
      <ul data-auto-collapse>${details('one', 'x')}${details('two', '<br>'.repeat(60))}
      <li><details data-branch="late" id="late"><summary>late</summary><ul data-branch-items><li>link</li></ul></details></li></ul>
      <button data-sidebar-toggle>hide</button></main>`,
  },
  '/plain': { html: '<main><h1>Plain</h1></main>' },
};

let site: PageServer;
let page: Page;

const tab = shareWindow(() => {});
beforeAll(async () => {
  site = await startBootSite({
    pages: PAGES,
    regions: { late: '<li id="arrived">arrived</li>' },
    inlineScript: beforePaintScript({
      storage: { type: 'localStorage', namespace: '-ns' },
      automaticMode: 'light',
      disableSwitch: false,
      announcementId: 'a1',
    }),
    hasSearch: true,
    css: '[data-announcement-bar-initially-dismissed=true] [data-announcement]{display:none}',
  });
});
afterAll(async () => {
  await tab.close();
  await site?.close();
});
beforeEach(async () => {
  page = await tab.next();
  await page.goto(site.origin);
});

const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const attribute = (selector: string, name: string) => page.locator(selector).first().getAttribute(name);

describe('colour mode', () => {
  it('is switched, remembered, labelled, and followed by other windows', async () => {
    const other = await page.context().newPage();
    await other.goto(site.origin);
    expect(await attribute('[data-color-mode-toggle]', 'title')).toBe('now light');
    await page.click('[data-color-mode-toggle]');
    expect(await attribute('html', 'data-theme')).toBe('dark');
    expect(await stored('theme-ns')).toBe('dark');
    await expect.poll(() => attribute('[data-color-mode-toggle]', 'aria-label')).toBe('now dark');
    await expect.poll(() => other.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.reload();
    expect(await attribute('html', 'data-theme')).toBe('dark');
    await page.goto(`${site.origin}/?docusaurus-theme=light&docusaurus-data-red="><b>&docusaurus-data-mode=embed`);
    expect(await attribute('html', 'data-theme')).toBe('light');
    expect(await attribute('html', 'data-mode')).toBe('embed');
    expect(await attribute('html', 'data-red')).toBe('"><b>');
  });

  it('survives a storage that is denied, with one warning', async () => {
    page = await tab.own();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('denied');
        },
      });
    });
    await page.goto(site.origin);
    await page.click('[data-color-mode-toggle]');
    expect(await attribute('html', 'data-theme')).toBe('dark');
    expect(warnings).toHaveLength(1);
  });

  // R259 moves them on a whole site.
  it.runIf(process.env.DACTYL_TEST_FULL === '1')('moves values from before the namespace', async () => {
    await page.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('theme', 'dark');
    });
    await page.reload();
    expect(await attribute('html', 'data-theme')).toBe('dark');
    expect([await stored('theme'), await stored('theme-ns')]).toEqual([null, 'dark']);
  });
});

describe('announcement bar', () => {
  it('stays closed until there is another announcement', async () => {
    await page.click('[data-announcement-close]');
    await page.reload();
    expect(await page.locator('[data-announcement]').isVisible()).toBe(false);
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id-ns', 'older'));
    await page.reload();
    await page.locator('[data-announcement]').waitFor();
    expect(await stored('docusaurus.announcement.id-ns')).toBe('a1');
  });
});

describe('tabs', () => {
  const panels = () => page.locator('[role=tabpanel]:visible').allInnerTexts();

  it('selects by click in the whole group, in the URL and in other windows', async () => {
    const other = await page.context().newPage();
    await other.goto(site.origin);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect.poll(panels).toEqual(['with pnpm', 'with pnpm', 'with npm']);
    expect(page.url()).toBe(`${site.origin}/?tool=pnpm`);
    expect(await stored('docusaurus.tab.pm-ns')).toBe('pnpm');
    await expect.poll(() => other.locator('[role=tabpanel]:visible').first().innerText()).toBe('with pnpm');
    await page.goto(`${site.origin}/?tool=npm`);
    await expect.poll(panels).toEqual(['with npm', 'with pnpm', 'with npm']);
    await page.goto(`${site.origin}/?tool=%22%3E`);
    await expect.poll(panels).toEqual(['with npm', 'with pnpm', 'with npm']);
  });

  it('moves the focus by arrow keys and selects by Enter', async () => {
    await page.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('pnpm');
    expect(await panels()).toEqual(['with npm', 'with npm', 'with npm']);
    await page.keyboard.press('Enter');
    await expect.poll(panels).toEqual(['with pnpm', 'with pnpm', 'with npm']);
    expect(await page.evaluate(() => document.activeElement?.ariaSelected)).toBe('true');
  });

  it('fetches what they do only for a page that has some, and makes the choices of the meantime', async () => {
    page = await tab.own();
    const asked: string[] = [];
    let answer = () => {};
    const may = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/choose-tabs*', async (route) => {
      asked.push(route.request().url());
      await may;
      await route.continue();
    });
    await page.goto(`${site.origin}/plain`, { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.goto(site.origin);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect.poll(() => asked.length).toBe(1);
    expect(await panels()).toEqual(['with npm', 'with npm', 'with npm']);
    answer();
    await expect.poll(panels).toEqual(['with pnpm', 'with pnpm', 'with npm']);
    expect(asked).toHaveLength(1);
  });
});

describe('code blocks', () => {
  it('copies the code, and is called Copied for a moment', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('[data-copy]').first().click();
    await expect.poll(() => attribute('[data-copy]', 'aria-label')).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('short');
    await expect.poll(() => attribute('[data-copy]', 'aria-label')).toBe('Copy');
  });

  it('copies the selection where there is no clipboard', async () => {
    // As on a page without TLS.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.locator('[data-copy]').first().click();
    await expect.poll(() => attribute('[data-copy]', 'aria-label')).toBe('Copied');
    expect(await page.evaluate(() => String(getSelection()))).toBe('short');
  });

  it('copies the code that the button brings along', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = page.locator('[data-copy]').last();
    await button.evaluate((element: HTMLElement) => (element.dataset.copy = 'one\ntwo'));
    await button.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('one\ntwo');
  });

  it('unwraps what was wrapped from the start', async () => {
    const style = await page.evaluate(() => {
      const block = [...document.querySelectorAll('.theme-code-block')].at(-1);
      const [inner, button] = [block?.querySelector('code'), block?.querySelector<HTMLElement>('[data-wrap]')];
      if (inner) inner.style.cssText = 'white-space:pre-wrap;overflow-wrap:anywhere';
      button?.click();
      return [inner?.style.cssText, button?.ariaPressed];
    });
    expect(style).toEqual(['', 'false']);
  });

  it('offers to wrap only what is too long', async () => {
    await expect.poll(() => page.locator('[data-wrap]:not([hidden])').count()).toBe(1);
    await page.locator('[data-wrap]:not([hidden])').evaluate((button: HTMLElement) => button.click());
    const wraps = () =>
      page.evaluate(() => [...document.querySelectorAll('code')].map((c) => getComputedStyle(c).whiteSpace));
    expect((await wraps())[1]).toMatch('wrap');
    expect(await page.locator('[data-wrap]:not([hidden])').count()).toBe(1);
  });
});

describe('collapse', () => {
  const isOpen = (id: string) => page.locator(`#${id}`).evaluate((element) => (element as HTMLDetailsElement).open);
  /** Clicks, and tells how long the animation takes, before it can be over. */
  const toggle = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => {
      element.querySelector<HTMLElement>('summary')?.click();
      return new Promise((resolve) =>
        queueMicrotask(() => resolve(element.getAnimations()[0]?.effect?.getTiming().duration)),
      );
    });
  const untilStill = (id: string) =>
    page.locator(`#${id}`).evaluate(async (element) => {
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    });

  it('animates by height, one open per level', async () => {
    const short = Number(await toggle('one'));
    expect(short).toBeGreaterThan(0);
    await untilStill('one');
    expect(await isOpen('one')).toBe(true);
    expect(await toggle('two')).toBeGreaterThan(short);
    await expect.poll(() => isOpen('one')).toBe(false);
    await toggle('two');
    await toggle('two');
    await untilStill('two');
    expect(await isOpen('two')).toBe(true);
  });

  it('takes 1 ms where less motion is wanted', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const timing = page.evaluate(() => {
      document.querySelector<HTMLElement>('#two summary')?.click();
      return new Promise((resolve) =>
        queueMicrotask(() => resolve(document.querySelector('#two')?.getAnimations()[0]?.effect?.getTiming().duration)),
      );
    });
    expect(await timing).toBe(1);
  });

  it('fetches a branch when it is opened, and opens with the link when that fails', async () => {
    const file = site.files.get('/page-branch/late.html') ?? { body: '' };
    site.files.delete('/page-branch/late.html');
    await page.click('#late > summary');
    await expect.poll(() => isOpen('late')).toBe(true);
    expect(await page.locator('#late').innerText()).toContain('link');
    site.files.set('/page-branch/late.html', file);
    await page.click('#late > summary');
    await page.click('#late > summary');
    await page.locator('#arrived').waitFor();
  });
});

describe('dropdown', () => {
  const isShown = () => attribute('[aria-haspopup]', 'aria-expanded');

  it('toggles by click and keys, closes outside and by Escape', async () => {
    await page.click('[aria-haspopup]');
    expect(await isShown()).toBe('true');
    expect(page.url()).toBe(`${site.origin}/`);
    await page.click('h1');
    expect(await isShown()).toBe('false');
    for (const key of ['Enter', ' ']) {
      await page.focus('[aria-haspopup]');
      await page.keyboard.press(key);
      expect(await isShown()).toBe('true');
      await page.keyboard.press('Escape');
      expect(await isShown()).toBe('false');
    }
    await page.keyboard.press('Enter');
    await page.focus('[data-copy]');
    expect(await isShown()).toBe('false');
  });
});

describe('small ones', () => {
  it('marks keyboard use and hides the sidebar', async () => {
    expect(await attribute('html', 'data-has-hydrated')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await attribute('body', 'class')).toBe('navigation-with-keyboard');
    await page.click('[data-sidebar-toggle]');
    expect(await attribute('body', 'class')).toBe('');
    expect(await attribute('html', 'data-sidebar-hidden')).toBe('');
    await page.click('[data-sidebar-toggle]');
    expect(await attribute('html', 'data-sidebar-hidden')).toBeNull();
  });
});

describe('an attribute that a link wrote on <html>', () => {
  /** What a stranger would like scripts to take for the site's own. */
  const VALUES: Record<string, string> = {
    search: JSON.stringify({ script: 'data:text/javascript,document.title="ran";export const openSearch=()=>{}' }),
    tabs: 'pm',
    announcement: 'stranger',
    alternate: 'zh',
    copy: 'x',
  };
  const PRESENT = [
    'wrap',
    'color-mode-toggle',
    'sidebar-toggle',
    'announcement-close',
    'mobile-secondary',
    'menu-back',
  ];
  const names = [...PRESENT, 'back-to-top', 'collapsible', 'auto-collapse', 'toc', 'hide-on-scroll', 'dropdown'];

  it('starts no behaviour and runs nothing, even where the page allowed it', async () => {
    page = await tab.own();
    // Without the script in front of the page, which would refuse some: behaviours must not match `<html>` either.
    await page.addInitScript(
      (attributes) => {
        new MutationObserver((_, observer) => {
          for (const [name, value] of attributes) document.documentElement.setAttribute(`data-${name}`, value);
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      },
      Object.entries({ ...Object.fromEntries(names.map((name) => [name, ''])), ...VALUES }),
    );
    await page.goto(site.origin);
    // The last thing that the page does by itself: a block that nothing can be wrapped in loses its button.
    await page.locator('[data-wrap][hidden]').waitFor({ state: 'attached' });
    const before = await page.evaluate(() => document.documentElement.outerHTML);
    await page.click('h1');
    await page.keyboard.press('/');
    await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true))));
    expect(await page.title()).toBe('Home');
    expect(await page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
    expect(await stored('docusaurus.announcement.id-ns')).toBe('a1');
    expect(await stored('theme-ns')).toBeNull();
  });

  it('is refused where a script would read it', async () => {
    const query = Object.entries(VALUES).map(([name, value]) => `docusaurus-data-${name}=${encodeURIComponent(value)}`);
    await page.goto(`${site.origin}/?${query.join('&')}`);
    expect(await page.evaluate(() => Object.keys(document.documentElement.dataset))).toEqual([
      'themeChoice',
      'theme',
      'announcementBarInitiallyDismissed',
      'hasHydrated',
    ]);
  });
});
