import { sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DESKTOP } from '../setup/browser-test.js';
import { isInView, isMarked, markDocument, scrollTop } from '../setup/documents.js';
import { type DactylServer, startDactylServer } from '../setup/dactyl-server.js';
import { copySite } from '../setup/site-copy.js';
import { hold, intercept, it, reloadLive } from './live-page.js';
import { testMistakes } from './mistakes.js';

/** For pages that are not there yet: the server answers each question with a page, and would do little else. */
const RARELY = { interval: 250 };
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
const site = copySite('notes');
let server: DactylServer;

beforeAll(async () => {
  server = await startDactylServer(['dev', site.siteDir], site.siteDir);
});
afterAll(() => server.close());

const replace = (from: string, to: string) => (text: string) => text.replace(from, to);
const showsText = (page: Page, text: string) => page.locator('main', { hasText: text }).waitFor();

describe('an edit of a text', () => {
  it('shows in the open page, which keeps its document and its place', async ({ live }) => {
    const page = await live(`${server.origin}/docs/first`);
    await page.setViewportSize({ width: 1200, height: 500 });
    await markDocument(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollTop(page)).toBe(600);
    for (let edit = 1; edit <= 3; edit++) {
      const shown = page.waitForFunction(
        (text) => document.body.textContent?.includes(text),
        `Edit ${edit} of line 1.`,
      );
      site.edit('docs/first.md', (text) => text.replace(/Line 1 of.*|Edit \d of line 1\./, `Edit ${edit} of line 1.`));
      await shown;
    }
    expect(await isMarked(page)).toBe(true);
    expect(Math.abs((await scrollTop(page)) - 600)).toBeLessThan(50);
    // It shows in the end when a formatter writes the file again at once.
    for (const word of ['once', 'twice', 'thrice']) {
      site.edit('docs/first.md', (text) => text.replace(/Line 2 .*/, 'Line 2 , written by hand.'));
      // Within the time in which the watcher tells of one change only.
      await setTimeout(25);
      site.edit('docs/first.md', (text) => text.replace(/Line 2 .*/, `Line 2 formatted ${word}.`));
      await showsText(page, `Line 2 formatted ${word}.`);
    }
    await page.setViewportSize(DESKTOP);
  });

  it('is a key away: Alt and O open the editor at the line of what is under the pointer', async ({ live }) => {
    const page = await live(`${server.origin}/docs/first`);
    // No editor is started, also by a request that is on its way when the test ends: Vite's answer is taken from it.
    await intercept(page, '*/__open-in-editor*', () => 200);
    for (const text of ['Line 7 of', 'Line 8 of']) {
      await page.locator('main p', { hasText: text }).hover();
      const request = page.waitForRequest('**/__open-in-editor*');
      await page.keyboard.press('Alt+KeyO');
      const line =
        site
          .read('docs/first.md')
          .split('\n')
          .findIndex((one) => one.startsWith(text)) + 1;
      expect(new URL((await request).url()).searchParams.get('file')).toBe(
        `${site.siteDir}/docs/first.md:${line}:1`.replaceAll('/', sep),
      );
    }
  });

  it('shows when one navigates to the page, and in an open page alone', async ({ live }) => {
    const page = await live(`${server.origin}/docs/second`);
    await markDocument(page);
    await page.locator('aside a[href="/docs/first"]').hover();
    site.edit('docs/first.md', replace('The first text.', 'The first text, mended.'));
    await page.locator('main article a[href="/docs/first"]').click();
    await showsText(page, 'The first text, mended.');
    expect(await isMarked(page)).toBe(true);
  });

  it('of a file that a code block shows does, and a mistake in it is told until it is mended', async ({ live }) => {
    site.write('src/code.js', '// #region a\nold();\n// #endregion\n');
    site.edit('docs/first.md', (text) => `${text}\n\`\`\`js file=../src/code.js#a\n\`\`\`\n`);
    const page = await live(`${server.origin}/docs/first`);
    await showsText(page, 'old();');
    await markDocument(page);
    site.edit('src/code.js', replace('old', 'fresh'));
    await showsText(page, 'fresh();');
    site.edit('src/code.js', replace('region a', 'region b'));
    await page.locator('vite-error-overlay', { hasText: 'has no region "a"' }).waitFor();
    site.edit('src/code.js', (text) => text.replace('region b', 'region a').replace('fresh', 'mended'));
    await showsText(page, 'mended();');
    expect(await isMarked(page)).toBe(true);
  });

  it('that comes while a page is loaded shows in it, which has nothing of React where nothing is alive', async ({
    another,
  }) => {
    const page = await another();
    let connect = () => {};
    const mayConnect = new Promise<void>((resolve) => (connect = resolve));
    await page.routeWebSocket(/./, async (socket) => {
      await mayConnect;
      socket.connectToServer();
    });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${server.origin}/docs/second`);
    await page.locator('main h1').waitFor();
    site.edit('docs/second.md', (text) => `${text}\nWritten meanwhile.\n`);
    // The server knows of it.
    await expect.poll(async () => (await fetch(`${server.origin}/docs/second`)).text()).toContain('Written meanwhile.');
    expect(await page.locator('main', { hasText: 'Written meanwhile.' }).count()).toBe(0);
    connect();
    await showsText(page, 'Written meanwhile.');
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => url.includes('react') || url.includes('hydrate'))).toEqual([]);
    // Our scripts come in few files: one by one, they are forty.
    const ofPackage = requested.flatMap((url) => /\/dactyl\/dist\/(.*\.js)/.exec(url)?.[1] ?? []);
    expect(ofPackage.length).toBeGreaterThan(0);
    expect(ofPackage.filter((name) => !name.startsWith('runtime/dev/'))).toEqual([]);
  });

  it('that is told before the scripts of the page have run shows in it', async ({ another }) => {
    const page = await another();
    let release = () => {};
    const mayRun = new Promise<void>((resolve) => (release = resolve));
    await hold(page, '*/search/browser/main.js*', mayRun);
    const told = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('dactyl:update')),
      );
    await Promise.all([
      page.waitForEvent('console', (message) => message.text() === '[vite] connected.'),
      page.goto(`${server.origin}/docs/second`, { waitUntil: 'commit' }),
    ]);
    site.edit('docs/second.md', (text) => `${text}\nWritten early.\n`);
    await told;
    release();
    await showsText(page, 'Written early.');
  });

  it('of a heading brings its id, Chinese ones too', async ({ live }) => {
    const page = await live(`${server.origin}/docs/first#${encodeURIComponent('第二部分')}`);
    expect(await isInView(page.locator('[id="第二部分"]'))).toBe(true);
    site.edit('docs/first.md', replace('## 第二部分', '## 第三部分'));
    const link = page.locator('[data-toc] a', { hasText: '第三部分' });
    await link.click();
    await page.waitForURL((url) => decodeURIComponent(url.hash) === '#第三部分');
    expect(await isInView(page.locator('[id="第三部分"]'))).toBe(true);
  });
});

describe('an edit of more than a text', () => {
  it('of a title in front matter, of the configuration and of the sidebars shows in the open page', async ({
    live,
  }) => {
    const page = await live(`${server.origin}/docs/first`);
    const link = page.locator('aside a[href="/docs/second"]');
    expect(await link.innerText()).toBe('Second note');
    site.edit('docs/second.md', (text) => `---\ntitle: Renamed note\n---\n\n${text}`);
    await page.locator('aside a[href="/docs/second"]', { hasText: 'Renamed note' }).waitFor();
    await page.locator('a.pagination-nav__link--next', { hasText: 'Renamed note' }).waitFor();
    // Of the configuration: it shows everywhere.
    site.edit('docusaurus.config.ts', replace(`navbar: { title: 'Notes'`, `navbar: { title: 'Diary'`));
    await page.locator('.navbar__title', { hasText: 'Diary' }).first().waitFor();
    expect(await page.locator('main h1').innerText()).toBe('First note');
    // Of the sidebars.
    site.edit(
      'sidebars.ts',
      replace(`'second']`, `{ type: 'category', label: 'More notes', collapsed: false, items: ['second'] }]`),
    );
    await page.locator('aside summary', { hasText: 'More notes' }).waitFor();
  });

  it('that adds a doc makes its page', async ({ live }) => {
    const page = await live(`${server.origin}/docs/third`);
    expect(await page.locator('main h1').innerText()).toBe('Page Not Found');
    site.write('docs/third.md', '# Third note\n\n[Gone](./gone.md)\n');
    await page.locator('main h1', { hasText: 'Third note' }).waitFor();
    expect(server.output()).toMatch(/The link ".\/gone.md" leads to no Markdown file.*\n.*docs\/third.md:3:1/);
    site.remove('docs/third.md');
    await page.locator('main h1', { hasText: 'Page Not Found' }).waitFor();
  });

  it('of a style sheet shows without a new document, and of a React page and of Markdown that it imports, too', async ({
    live,
  }) => {
    const page = await live(`${server.origin}/`);
    await markDocument(page);
    const style = (selector: string, property: string) =>
      page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    // On the very first visit of a page, too, its own style sheet is there.
    expect(await style('main', 'padding-left')).toBe('7px');
    expect(await style('h1', 'color')).toBe('rgb(1, 2, 3)');
    site.edit('custom.css', replace('rgb(1, 2, 3)', 'rgb(4, 5, 6)'));
    await expect.poll(() => style('h1', 'color')).toBe('rgb(4, 5, 6)');
    expect(await isMarked(page)).toBe(true);
    site.edit('src/pages/index.module.css', replace('7px', '9px'));
    await expect.poll(() => style('main', 'padding-left')).toBe('9px');
    // Of the React page itself, and of Markdown that it imports, also when that exports something else.
    site.write('src/credits.mdx', 'export const year = 1898;\n\nWritten **together**.\n');
    const use = '<p>Since {year}</p>\n        <Credits />\n      </main>';
    site.edit('src/pages/index.tsx', (text) => {
      const imports = "import Credits, { year } from '../credits.mdx';\n";
      return imports + text.replace('Home of the notes', 'Home of the diary').replace('</main>', use);
    });
    await page.locator('h1', { hasText: 'Home of the diary' }).waitFor();
    await showsText(page, 'Written together.');
    await showsText(page, 'Since 1898');
    await reloadLive(page);
    await markDocument(page);
    site.edit('src/credits.mdx', (text) => text.replace('together', 'alone').replace('1898', '1899'));
    await showsText(page, 'Written alone.');
    await showsText(page, 'Since 1899');
    expect(await isMarked(page)).toBe(true);
    if (!IS_FULL) return;
    site.write('src/_note.mdx', 'A note below.\n');
    site.edit('src/credits.mdx', replace('const year', 'const start = 12, year'));
    site.edit('src/credits.mdx', (text) => `import Note from './_note.mdx';\n\n${text}\n<Note />\n`);
    await showsText(page, 'A note below.');
    await reloadLive(page);
    site.edit('src/_note.mdx', replace('below', 'at the end'));
    await showsText(page, 'A note at the end.');
  });

  it.runIf(IS_FULL)('of data that a page imports shows', async ({ live }) => {
    for (const [name, text] of Object.entries({
      'a.toml': 'bird = "Tern"\n',
      'b.yaml': 'bird: Tern\n',
      'c.json': '{ "bird": "Tern" }\n',
    })) {
      site.write(`src/${name}`, text);
    }
    const imports = "import a from '../src/a.toml';\nimport b from '../src/b.yaml';\nimport c from '../src/c.json';\n";
    site.write('docs/data.mdx', `# Data\n\n${imports}\n{[a, b, c].map(({ bird }) => bird).join()}\n`);
    await expect.poll(async () => (await fetch(`${server.origin}/docs/data`)).status, RARELY).toBe(200);
    const page = await live(`${server.origin}/docs/data`);
    await showsText(page, 'Tern,Tern,Tern');
    site.edit('src/a.toml', replace('Tern', 'Gull'));
    await showsText(page, 'Gull,Tern,Tern');
    site.edit('src/b.yaml', replace('Tern', 'Skua'));
    await showsText(page, 'Gull,Skua,Tern');
    site.edit('src/c.json', replace('Tern', 'Dove'));
    await showsText(page, 'Gull,Skua,Dove');
    site.remove('docs/data.mdx');
  });

  it('of data that a loader reads shows, of the loader, and of what it watches', async ({ live }) => {
    const loader =
      "export default { watch: '../docs/bird*.md', load: (files) => files.map((file) => file.split('/').at(-1)) };\n";
    site.write('src/d.data.mjs', loader);
    site.write('docs/data.mdx', "# Data\n\nimport { data } from '../src/d.data.mjs';\n\nLoaded: {data.join()}.\n");
    await expect.poll(async () => (await fetch(`${server.origin}/docs/data`)).status, RARELY).toBe(200);
    const page = await live(`${server.origin}/docs/data`);
    await showsText(page, 'Loaded: .');
    site.write('docs/bird-1.md', '# One\n');
    await showsText(page, 'Loaded: bird-1.md.');
    site.edit('src/d.data.mjs', replace("split('/').at(-1)", 'slice(-4)'));
    await showsText(page, 'Loaded: 1.md.');
    if (!IS_FULL) return;
    site.remove('docs/bird-1.md');
    await showsText(page, 'Loaded: .');
    site.remove('docs/data.mdx');
  });

  it('that adds the first page of its kind makes it, in Markdown and in React', async () => {
    const status = async (pathname: string) => (await fetch(`${server.origin}${pathname}`)).status;
    expect(await Promise.all(['/about', '/team'].map(status))).toEqual([404, 404]);
    site.write('src/pages/about.md', '# About\n');
    site.write('src/pages/team.tsx', 'export default () => <p>The team</p>;\n');
    await expect.poll(() => Promise.all(['/about', '/team'].map(status)), RARELY).toEqual([200, 200]);
    // Of a doc that goes, before.
    if (!IS_FULL) return;
    site.remove('src/pages/team.tsx');
    await expect.poll(() => Promise.all(['/about', '/team'].map(status)), RARELY).toEqual([200, 404]);
  });
});

describe('a mistake', () => {
  testMistakes(site, () => server);
});
