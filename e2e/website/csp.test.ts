/** The website has a strict Content-Security-Policy: nothing that it shows or does is against it. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { listenOnPort } from '../../packages/dactyl/src/node/serve/preview/listen-port.js';
import { closeServer } from '../../packages/dactyl/test/close-server.js';
import { it as itInNewWindow, itInUsedWindow } from '../setup/browser-test.js';
import { newWindow } from '../setup/shared-windows.js';
import { addLink, arriveAt, isMarked, markDocument } from '../setup/documents.js';

const origin = inject('builtSite');
const BUILD = path.join(import.meta.dirname, '../../website/build');

interface Watched {
  page: Page;
  /** What the pages of the window were not allowed to do, what the console called an error, and what nobody caught. */
  complaints: string[];
}

async function openWatched(browser: Browser): Promise<Watched> {
  const page = await (await newWindow(browser)).newPage();
  const complaints: string[] = [];
  page.context().on('weberror', (event) => void complaints.push(`${page.url()}: ${event.error().message}`));
  await page.exposeFunction('complain', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      // The cast: playwright has put it there.
      const { complain } = window as unknown as { complain(text: string): void };
      complain(`${location.pathname}: ${effectiveDirective} ${blockedURI} (${sourceFile})`);
    });
  });
  page.on('console', (message) => {
    // A page that is not there is asked for on purpose.
    if (message.type() === 'error' && !message.text().includes('404'))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  return { page, complaints };
}

/** Tests of pages that do what they may: they share a window. */
const it = itInNewWindow.extend<{ watched: Watched }>({
  watched: [
    async ({ browser }, provide) => {
      const watched = await openWatched(browser);
      await provide(watched);
      await watched.page.context().close();
    },
    { scope: 'file' },
  ],
});

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 2 * innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
}

const framesOf = (page: Page) => page.frames().filter((frame) => frame.url().endsWith('/frame.html'));

/** Says to all frames for live code what a page of the site would say, and waits until they have heard it. */
async function runInFrames(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await expect.poll(() => framesOf(page).length).toBeGreaterThan(0);
  const heard = framesOf(page).map((frame) =>
    frame.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // Nothing is on screen there, and a browser that is busy elsewhere may never call such a frame idle.
          const wait = () => setTimeout(() => setTimeout(resolve));
          addEventListener('message', ({ data }) => data === 'last' && wait());
          document.documentElement.dataset['listens'] = '';
        }),
    ),
  );
  for (const frame of framesOf(page)) await frame.locator('html[data-listens]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const start = {
      type: 'start',
      settings: '{"baseUrl":"/"}',
      pathname: '/',
      site: { siteConfig: {} },
      globalData: {},
    };
    const code = 'render(<b>ran with {window.origin}</b>)';
    const messages = [
      { ...start, messages: {}, attributes: {}, styles: [], baseUrl: location.href },
      { type: 'run', code, language: 'jsx', noInline: true, scope: {} },
      'last',
    ];
    for (const { contentWindow } of document.querySelectorAll<HTMLIFrameElement>('iframe[name]'))
      for (const message of messages) contentWindow?.postMessage(message, '*');
  });
  await Promise.all(heard);
}

const resultsOf = (page: Page) =>
  Promise.all(framesOf(page).map((frame) => frame.locator('#root').evaluate((root) => root.textContent)));

describe('the policy of the website', () => {
  itInUsedWindow('stands in each page, without code from text, and for the host in a file', async ({ open }) => {
    const page = await open(`${origin}/docs/installation`);
    const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy?.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
    expect(readFileSync(path.join(BUILD, '_headers'), 'utf8')).toContain(
      "Content-Security-Policy: frame-ancestors 'self'",
    );
    const refusals = await page.evaluate(() => {
      const attempts = [
        () => document.body.append(Object.assign(document.createElement('script'), { text: 'window.wasRun = true' })),
        () => document.body.insertAdjacentHTML('beforeend', '<b>written</b>'),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'wasRun' in window ? 'ran' : 'done';
        } catch (error) {
          return String(error);
        }
      });
    });
    expect(refusals).toEqual([expect.stringContaining('TrustedScript'), expect.stringContaining('TrustedHTML')]);
  });

  it('allows all kinds of pages, going from one to the other, and the search', async ({
    watched: { page, complaints },
  }) => {
    const kinds = [
      '/',
      '/zh/blog',
      '/tests/pages/markdown-tests-mdx',
      '/style-guide',
      '/__docusaurus/debug',
      '/no-page',
    ];
    for (const pathname of kinds) {
      await page.goto(origin + pathname);
      await scrollThrough(page);
    }
    await page.goto(`${origin}/docs/installation`);
    await markDocument(page);
    const link = await addLink(page, '/docs/markdown-features/tabs');
    await link.click();
    await arriveAt(page, '/docs/markdown-features/tabs');
    expect(await isMarked(page)).toBe(true);
    await page.goto(`${origin}/tests/docs`);
    const missing = page.locator('details[data-branch]').first();
    const branch = page.locator(`[data-branch="${await missing.getAttribute('data-branch')}"]`);
    await missing.locator('summary').first().click();
    await expect.poll(() => branch.count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.goto(`${origin}/zh/docs`);
    await page.locator('.navbar button[data-search]').click();
    await page.locator('[role=dialog] input').fill('markdown');
    await page.locator('.DocSearch-Hit').first().waitFor();
    await page.goto(`${origin}/search?q=markdown`);
    await page.locator('main article, main li').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('allows diagrams, whose styles come without an element', async ({ watched: { page, complaints } }) => {
    await page.goto(`${origin}/docs/markdown-features/diagrams`);
    const diagram = page.locator('.mermaid-diagram svg').first();
    await diagram.scrollIntoViewIfNeeded();
    const colour = () =>
      diagram
        .locator('.node rect')
        .first()
        .evaluate((node) => getComputedStyle(node).fill);
    const light = await colour();
    expect(light).not.toBe('rgb(0, 0, 0)');
    await page.locator('[data-color-mode-toggle]').first().click();
    await expect.poll(colour).not.toBe(light);
    expect(await page.locator('.mermaid-diagram style').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('lets live code run in a frame that reaches nothing of the page', async ({ watched: { page, complaints } }) => {
    await page.goto(`${origin}/docs/markdown-features/code-blocks`);
    await page.locator('.theme-playground').first().scrollIntoViewIfNeeded();
    const editor = page.getByRole('textbox', { name: 'Live Editor' }).first();
    const frame = page.locator('.playground-frame').first();
    const result = frame.contentFrame().locator('#root');
    await editor.fill('<p style={{ height: 200, color: "var(--ifm-color-primary)" }}>{[1, 2].join("+")}</p>');
    await expect.poll(() => result.innerText()).toBe('1+2');
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(200);
    const colours = () =>
      Promise.all(
        [page.locator('html'), frame.contentFrame().locator('html')].map((root) => root.getAttribute('data-theme')),
      );
    await page.locator('[data-color-mode-toggle]').first().click();
    await expect.poll(async () => new Set(await colours()).size).toBe(1);
    await editor.fill('<p>{missing}</p>');
    await expect.poll(() => result.innerText()).toContain('ReferenceError: missing is not defined');
    await editor.fill('<p>{parent.document.title}</p>');
    await expect.poll(() => result.innerText()).toContain('SecurityError');
    await editor.fill('<p>{localStorage.length}</p>');
    await expect.poll(() => result.innerText()).toContain('SecurityError');
    expect(complaints).toEqual([]);
  });

  it('lets nobody else run code in that frame: neither a page of a stranger, nor one without the sandbox', async ({
    open,
  }) => {
    const frameUrl = `${origin}/assets/live-code/frame.html`;
    const stranger = createServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      const bare = `<iframe name="bare" src="${frameUrl}"></iframe>`;
      response.end(`${bare}<iframe name="boxed" sandbox="allow-scripts" src="${frameUrl}"></iframe>`);
    });
    const port = await listenOnPort(stranger, { port: 0, host: 'localhost' });
    try {
      const page = await open(`http://localhost:${port}/`);
      await runInFrames(page);
      expect(await resultsOf(page)).toEqual(['', '']);
      // In a page of the site, but with the origin of the site.
      await page.goto(`${origin}/no-such-page`);
      await page.evaluate((src) => {
        document.body.append(Object.assign(document.createElement('iframe'), { name: 'bare', src }));
      }, frameUrl);
      await runInFrames(page);
      expect(await resultsOf(page)).toEqual(['']);
    } finally {
      await closeServer(stranger);
    }
  });

  it('allows the worker of the installed site', async ({ watched: { page, complaints } }) => {
    await page.goto(`${origin}/?offlineMode=true`);
    // It then fetches the whole site, which is not waited for.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope))
      .toBe(`${origin}/`);
    expect(complaints).toEqual([]);
  });
});

describe.runIf(process.env.DACTYL_TEST_FULL === '1')('every page', () => {
  it('keeps to the policy', async ({ watched: { page, complaints } }) => {
    const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
    const pages = files.filter(
      (file) => file.endsWith('.html') && !/(?:^|\/)(?:(?:assets|page-branch)\/|examples\/translations)/.test(file),
    );
    for (const file of pages) {
      await page.goto(`${origin}/${file.split(path.sep).map(encodeURIComponent).join('/')}`);
      await scrollThrough(page);
    }
    expect(complaints).toEqual([]);
  });
});
