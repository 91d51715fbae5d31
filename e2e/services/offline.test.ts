/** A site that can be read offline: who gets that, what is there without a network, and how a new version comes. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it, PHONE } from '../setup/browser-test.js';
import { startDactylServer } from '../setup/dactyl-server.js';

const { origin, siteDir, outDir } = inject('serviceSites').offline;

/** What the address of the page's newest worker says. */
async function workerParams(page: Page): Promise<unknown> {
  const url = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.installing ?? registration?.waiting ?? registration?.active;
    return worker?.scriptURL;
  });
  return url && JSON.parse(new URL(url).searchParams.get('params') ?? '');
}

async function expectOffline(page: Page, offlineMode: boolean): Promise<void> {
  await expect.poll(() => workerParams(page)).toEqual({ offlineMode, debug: false });
}

/** As the browser does when a reader installs the site. */
const install = (page: Page) => page.evaluate(() => dispatchEvent(new Event('appinstalled')));

/** Until everything is kept, and this page is answered by the worker. */
async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const { controller } = navigator.serviceWorker;
      return controller?.state === 'activated' && controller.scriptURL === active?.scriptURL;
    });
  await expectOffline(page, true);
  await expect.poll(isKept).toBe(true);
}

const file = (name: string) => join(outDir, name);

/** Changes a file of the output; returns what takes that back. */
function edit(name: string, change: (text: string) => string): () => void {
  const before = readFileSync(file(name), 'utf8');
  writeFileSync(file(name), change(before));
  return () => writeFileSync(file(name), before);
}

/** As a build leaves the worker when the list of files is another one. */
function editList(change: (list: string) => string): () => void {
  const [, list = ''] = /"list":"\/([^"]+)"/.exec(readFileSync(file('sw.js'), 'utf8')) ?? [];
  const newList = list.replace(/(?:-\w+)?\.js$/, `-${Date.now().toString(36)}.js`);
  writeFileSync(file(newList), change(readFileSync(file(list), 'utf8')));
  const takeBack = edit('sw.js', (code) => code.replace(list, newList));
  return () => {
    takeBack();
    rmSync(file(newList));
  };
}

/** Without a network a reader of one page has all pages of that language, and the search. */
async function readOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'the cape' }).click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Keepers');
  await page.reload();
  expect(await page.locator('h1').textContent()).toBe('Keepers');
  // Other addresses of a page lead to it, too.
  await page.goto(`${origin}/docs/signals.html?from=paper#top`);
  expect(await page.locator('h1').textContent()).toBe('Signals');
  await page.goto(`${origin}/`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('northern');
  const hit = page.getByRole('option').or(page.locator('.DocSearch-Hit')).first();
  await hit.waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/docs\/lights/);
  expect(await page.locator('h1').textContent()).toBe('Lights');
}

const popup = (page: Page) => page.locator('#pwa-popup-container');

describe('the service worker', () => {
  it('R268 R313 R316 keeps nothing for ordinary readers, and the site once it is installed, until the browser offers that again', async ({
    open,
  }) => {
    const page = await open('about:blank');
    const started = page.context().waitForEvent('serviceworker');
    await page.goto(`${origin}/docs/lights`);
    const url = new URL((await started).url());
    expect(url.pathname).toBe('/sw.js');
    expect(JSON.parse(url.searchParams.get('params') ?? '')).toEqual({ offlineMode: false, debug: false });
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
      .toBe('activated');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.locator('head > link[rel=manifest]').getAttribute('href')).toBe('/manifest.json');
    await expectOffline(page, false);
    await install(page);
    await untilKept(page);
    const key = 'docusaurus.pwa.event.appInstalled.fired';
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('true');
    // What the site's own part of the worker is called with.
    const params = await page.evaluate(async () => {
      const answer = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data as unknown), { once: true });
      });
      navigator.serviceWorker.controller?.postMessage('params');
      return answer;
    });
    expect(params).toEqual({ offlineMode: true, debug: false });

    await readOffline(page);
    await page.context().setOffline(false);
    await page.goto(`${origin}/docs/keepers`);
    await expectOffline(page, true);
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
    await expectOffline(page, false);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });

  it('R315 keeps the site with ?offlineMode=true', async ({ open }) => {
    const page = await open(`${origin}/?offlineMode=true`);
    await expectOffline(page, true);
    const other = await open(`${origin}/?offlineMode=1`);
    await expectOffline(other, false);
  });

  it('R314 keeps the site where it is shown as an app', async ({ open }) => {
    const page = await open('about:blank');
    await page.addInitScript(() => {
      const matches = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query === '(display-mode: standalone)' ? matches('(min-width: 1px)') : matches(query);
    });
    await page.goto(`${origin}/docs/lights`);
    await expectOffline(page, true);
  });

  it('R312 takes a screen of at most 996 px for a phone', async ({ open }) => {
    const seen: unknown[] = [];
    for (const width of [996, 997]) {
      const page = await open('about:blank', { viewport: { width, height: 800 } });
      await page.route('**/assets/js/offline-*.js', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('"appInstalled"', '"mobile"');
        await route.fulfill({ response, body });
      });
      await page.goto(`${origin}/docs/lights`);
      await expect.poll(() => workerParams(page)).toBeTruthy();
      seen.push(await workerParams(page));
    }
    expect(seen).toEqual([
      { offlineMode: true, debug: false },
      { offlineMode: false, debug: false },
    ]);
  });
});

describe('without a network', () => {
  it('each language has a worker of its own', async ({ open }) => {
    const page = await open(`${origin}/zh/docs/lights`);
    await install(page);
    await untilKept(page);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${origin}/zh/`);
    await page.context().setOffline(true);
    await page.goto(`${origin}/zh/docs/keepers`);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    await expect(page.goto(`${origin}/docs/keepers`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  });
});

describe('a site that is too large to be kept', () => {
  it('has what was visited, and the search; what changes is fetched again', async ({ open }) => {
    // Only what all pages need, as the build lists it then.
    const takeBack = editList((text) => text.replaceAll(/\["(?:\/docs\/|\/assets\/regions\/)[^\]]*\],/g, ''));
    // A server that is gone: not every browser lets a page's worker notice that the network of the page is switched off.
    let server = await startDactylServer(['serve', siteDir, '--dir', outDir]);
    const site = new URL(server.origin);
    try {
      const page = await open(`${site.origin}/docs/lights`);
      await install(page);
      await untilKept(page);
      // With the keyboard: a pointer would come to lie on a link of the next page, which is then fetched ahead and kept.
      await page.getByRole('link', { name: 'the cape' }).press('Enter');
      await page.waitForURL(/keepers/);
      const visited = () =>
        page.evaluate(async () => {
          const cache = await caches.open(`dactyl-visited|${location.origin}/`);
          return (await cache.keys()).map(({ url }) => new URL(url).pathname);
        });
      await expect.poll(visited).toEqual(expect.arrayContaining(['/docs/lights', '/docs/keepers']));
      await server.close();
      for (const [name, title] of [
        ['keepers', 'Keepers'],
        ['lights', 'Lights'],
      ]) {
        await page.goto(`${site.origin}/docs/${name}?again`);
        expect(await page.locator('h1').textContent()).toBe(title);
        expect(
          await page.evaluate(() => getComputedStyle(document.querySelector('.navbar') ?? document.body).display),
        ).toBe('flex');
      }
      await expect(page.goto(`${site.origin}/docs/signals`)).rejects.toThrow(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
      server = await startDactylServer(['serve', siteDir, '--dir', outDir, '--port', site.port]);
      const undo = edit('docs/keepers.html', (text) => text.replaceAll('Keepers', 'New keepers'));
      await page.goto(`${site.origin}/docs/keepers`);
      expect(await page.locator('h1').textContent()).toBe('New keepers');
      undo();
    } finally {
      takeBack();
      await server.close();
    }
  });
});

describe('a worker that is no longer wanted', () => {
  it.runIf(process.env['DACTYL_TEST_FULL'])('removes itself and what it has kept', async ({ open }) => {
    const page = await open(`${origin}/docs/lights`);
    await install(page);
    await untilKept(page);
    const removal = join(import.meta.dirname, '../../packages/dactyl/dist/offline/removal.js');
    const undo = edit('sw.js', () => readFileSync(removal, 'utf8'));
    try {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => 'on its way')).toEqual([]);
    } finally {
      undo();
    }
  });
});

describe('a new version', () => {
  /** As a build leaves the output after an edit of one page. */
  function deploy(): () => void {
    const page = edit('docs/signals.html', (text) => text.replaceAll('Signals', 'New signals'));
    const worker = editList((list) => list.replace(/("\/docs\/signals",")\w+/, '$1changed'));
    return () => [page, worker].forEach((undo) => undo());
  }

  it('R256 R257 is announced, and shown when the reader asks for it', async ({ open }) => {
    const page = await open(`${origin}/docs/signals`, { viewport: PHONE });
    await install(page);
    await untilKept(page);
    const undo = deploy();
    try {
      expect(await popup(page).getByRole('button').count()).toBe(0);
      await page.reload();
      await popup(page).getByText('New version available').waitFor();
      // Until then, the old one is there in full.
      expect(await page.locator('h1').textContent()).toBe('Signals');
      await popup(page).getByRole('button', { name: 'Close' }).click();
      expect(await popup(page).getByRole('button').count()).toBe(0);

      await page.goto(`${origin}/docs/lights`);
      const button = popup(page).getByRole('button', { name: 'Refresh' });
      await button.waitFor();
      await page.locator('.menu a', { hasText: 'Signals' }).evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(/signals/);
      await button.press('Enter');
      await expect
        .poll(() =>
          page
            .locator('h1')
            .textContent()
            .catch(() => ''),
        )
        .toBe('New signals');
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      await page.context().setOffline(true);
      await page.reload();
      expect(await page.locator('h1').textContent()).toBe('New signals');
      expect(await popup(page).getByRole('button').count()).toBe(0);
    } finally {
      undo();
    }
  });
});
