import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { isMarked, markDocument } from '../setup/documents.js';
import { type DactylServer, startDactylServer } from '../setup/dactyl-server.js';
import { copySite } from '../setup/site-copy.js';
import { type Decision, intercept, it, openLive } from './live-page.js';

const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
const site = copySite('counters');
let server: DactylServer;
/** Files that tests edit, as they were, so that one that fails leaves no edit to the next. */
const EDITED = ['src/Counter.tsx', 'src/Note.tsx', 'src/step.ts', 'docs/counting.mdx', 'docs/inline.mdx'];
const sources = new Map<string, string>();

beforeAll(async () => {
  // A site of Docusaurus has a React of its own, often an older one. Pages have that of Dactyl.
  site.write('node_modules/react/package.json', '{ "name": "react", "version": "18.0.0", "main": "index.js" }');
  site.write('node_modules/react/index.js', 'exports.version = "18.0.0";');
  site.write('node_modules/react/jsx-runtime.js', 'exports.jsx = () => null;');
  site.write('node_modules/react/jsx-dev-runtime.js', 'exports.jsxDEV = () => null;');
  // A type is no value: JavaScript that imports it all the same works, as in a build.
  site.edit('src/step.ts', (text) => `${text}export type Kind = string;\n`);
  site.edit('src/Counter.tsx', (text) =>
    text.replace('{ step }', '{ Kind, step }').replace('data-testid', 'data-kind={String(Kind)} data-testid'),
  );
  site.write('src/large.png', 'x'.repeat(5000));
  site.write(
    'src/Picture.tsx',
    "import url from './large.png';\nexport default () => <img src={url} alt={require('./large.png').default} />;",
  );
  // An ES module that only a browser can load, asked for as code for webpack does it.
  site.write(
    'node_modules/speaks-dom/package.json',
    '{ "name": "speaks-dom", "type": "module", "exports": "./index.js" }',
  );
  site.write('node_modules/speaks-dom/index.js', 'const { title } = document;\nexport const read = () => title;');
  site.write(
    'src/Title.tsx',
    `import { useEffect, useState } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import url from './large.png';
const dom = ExecutionEnvironment.canUseDOM ? require('speaks-dom') : null;
export default function Title() {
  const [title, setTitle] = useState('none');
  useEffect(() => setTitle(dom.read()), []);
  return <output>{title}<img src={url} alt="" /></output>;
}`,
  );
  const names = ['Picture', 'Title'];
  const imports = names.map((name) => `import ${name} from '@site/src/${name}';`).join('\n');
  site.write('docs/required.mdx', `${imports}\n\n# Required\n\n<Picture /> <Title />\n`);
  for (const name of EDITED) sources.set(name, site.read(name));
  server = await startDactylServer(['dev', site.siteDir]);
});
afterAll(() => server.close());

const replace = (from: string, to: string) => (text: string) => text.replace(from, to);
const counter = (page: Page) => page.getByTestId('counter');
/** That of the navbar; the menu of small screens has another. */
const navCounter = (page: Page) => page.getByTestId('nav-counter').first();

/** What the browser complained of, on all pages of a test. */
let complaints: string[] = [];
let watched: Page | undefined;
beforeEach(() => {
  complaints = [];
});

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const [name, text] of sources) if (site.read(name) !== text) site.write(name, text);
});

/** Opens a page of the site and notes what React, or the browser, warns of. */
async function openWatched(live: (url: string) => Promise<Page>, pathname: string): Promise<Page> {
  const page = await live(`${server.origin}${pathname}`);
  if (page === watched) return page;
  watched = page;
  page.on('console', (message) => {
    const isOfPage = !message.location().url.endsWith('/favicon.ico');
    if (isOfPage && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return page;
}

async function openOn(page: Page, pathname: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.');
  await Promise.all([connected, page.goto(`${server.origin}${pathname}`)]);
  await markDocument(page);
}

/** Clicks until the first click has been answered: React may be on its way. */
async function countTo(page: Page, text: string): Promise<void> {
  await counter(page).click();
  await page.getByTestId('counter').getByText(text).waitFor();
}

describe('an island during development', () => {
  it('may call require, and images that components import are there', async ({ live }) => {
    const page = await openWatched(live, '/docs/required');
    await page.locator('output', { hasText: /^Required/ }).waitFor();
    const image = page.locator('main img').first();
    expect(await image.getAttribute('alt')).toBe(await image.getAttribute('src'));
    const { status } = await fetch(new URL((await image.getAttribute('src')) ?? '', server.origin));
    expect([status, complaints]).toEqual([200, []]);
  });

  // Of pages that are React as a whole, the full run; their code is that of islands.
  it.runIf(IS_FULL)('works on a page that is React as a whole', async ({ live }) => {
    const page = await openWatched(live, '/docs/whole');
    await countTo(page, 'Pears: 1');
    expect(complaints).toEqual([]);
  });
});

describe('an edit of an island', () => {
  it('shows where React does not run yet, then with its state kept, when it comes right after another one, and in a module that it imports', async ({
    live,
  }) => {
    const page = await openWatched(live, '/docs/counting');
    await markDocument(page);
    site.edit('src/Counter.tsx', replace('{label}:', 'Untouched {label}:'));
    await counter(page).getByText('Untouched Apples: 0').waitFor();
    expect(await isMarked(page), server.output()).toBe(true);
    // It works from the first click on.
    await countTo(page, 'Untouched Apples: 1');
    await counter(page).click();
    expect(await counter(page).innerText()).toBe('Untouched Apples: 2');
    expect(await counter(page).getAttribute('data-kind')).toBe('undefined');
    site.edit('src/Counter.tsx', replace('Untouched {label}:', 'Edited:'));
    await counter(page).getByText('Edited: 2').waitFor();
    expect(await isMarked(page)).toBe(true);
    // What the server sends from now on is new as well.
    expect(await (await fetch(`${server.origin}/docs/counting`)).text()).toContain('Edited:');
    // The code before the edit stays for pages that are being made, and older code goes.
    const files = readdirSync(join(site.siteDir, '.dactyl/dev-bundle')).filter((name) => name !== 'manifest.json');
    expect(files.length).toBeLessThanOrEqual(3);
    expect(files.length).toBeGreaterThanOrEqual(2);
    site.edit('src/Counter.tsx', replace('Edited:', 'First:'));
    // The watcher drops a change within 50 ms of another.
    await page.waitForTimeout(40);
    site.edit('src/Counter.tsx', replace('First:', '{label}:'));
    // Whether its state is kept was asked before.
    await counter(page)
      .getByText(/^Apples: \d$/)
      .waitFor();
    // The next test's page would be told of it, too, and be shown again while it is clicked.
    await page.evaluate(() => {
      const told = new Promise((resolve) => addEventListener('dactyl:update', resolve, { once: true }));
      Object.assign(window, { told });
    });
    site.edit('src/step.ts', replace('= 1', '= 10'));
    await expect
      .poll(async () => {
        await counter(page).click();
        return counter(page).innerText();
      })
      .toMatch(/Apples: [1-9]\d/);
    await page.evaluate(() => Reflect.get(window, 'told'));
    expect(await isMarked(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  // Of a component on the page, and what the overlay says: `mistakes.ts`.
  it.runIf(IS_FULL)('with a mistake in it shows the mistake, until it is mended', async ({ live }) => {
    const page = await live(`${server.origin}/docs/counting`);
    await countTo(page, 'Apples: 1');
    site.edit('src/Counter.tsx', replace('<button', '<button <'));
    const overlay = page.locator('vite-error-overlay');
    await overlay.waitFor();
    expect(await overlay.locator('.window').innerText()).toContain('Counter.tsx');
    site.edit('src/Counter.tsx', replace('<button <', '<button'));
    await expect.poll(() => overlay.count()).toBe(0);
    await countTo(page, 'Apples: ');
  });
});

describe('a click for which the code is on its way', () => {
  it('is heard once when a module fails to come, when Vite loads the page again, and when an edit shows it again under the pointer', async ({
    another,
  }) => {
    const page = await another();
    let tell = (_message: string) => {};
    await page.routeWebSocket(/./, (socket) => {
      socket.connectToServer();
      tell = (message) => socket.send(message);
    });
    const refuse = (): Decision => 504;
    const pass = (): Decision => 'continue';
    let answer: () => Decision | Promise<Decision> = refuse;
    await intercept(page, '*/src/Counter.tsx*', () => answer());
    const reopen = () => openOn(page, '/docs/counting');
    const holdBack = () => {
      let resolve = () => {};
      const released = new Promise<void>((release) => (resolve = release));
      answer = () => released.then(pass);
      return () => resolve();
    };
    // Once: the test before has left a step of ten.
    const isShown = () =>
      counter(page)
        .getByText(/^Apples: 10?$/)
        .waitFor();
    const isLoadedAgain = async () => {
      await expect.poll(() => isMarked(page)).toBe(false);
    };

    // Once more for what fails twice, which is told.
    if (IS_FULL) {
      await reopen();
      await counter(page).click();
      await isLoadedAgain();
      await page.getByRole('alert').waitFor();
    }
    answer = pass;
    await reopen();
    answer = () => {
      answer = pass;
      return refuse();
    };
    await counter(page).click();
    await isLoadedAgain();
    await isShown();

    let release = holdBack();
    await reopen();
    await counter(page).click();
    await page.locator('html[data-waiting]').waitFor();
    tell('{"type":"full-reload"}');
    await isLoadedAgain();
    await page.locator('html[data-waiting]').waitFor();
    release();
    await isShown();

    // Earlier: once its modules are on their way, an edit waits for them.
    await intercept(page, '*virtual:dactyl/dev/hydrate*', () => answer());
    release = holdBack();
    await reopen();
    await counter(page).hover();
    await page.mouse.down();
    site.edit('docs/counting.mdx', replace('A text above', 'A line above'));
    await page.locator('main', { hasText: 'A line above the counter.' }).waitFor();
    await page.mouse.up();
    await page.locator('html[data-waiting]').waitFor();
    // What we have clicked is replaced as well: an edit of a first paragraph is told twice, and another edit may come.
    site.edit('docs/counting.mdx', replace('A line above', 'A row above'));
    await page.locator('main', { hasText: 'A row above the counter.' }).waitFor();
    release();
    await isShown();
    expect(await isMarked(page)).toBe(true);
    site.edit('docs/counting.mdx', replace('A row above', 'A text above'));
    await page.locator('main', { hasText: 'A text above the counter.' }).waitFor();
  });
});

describe('an edit of what is static', () => {
  it('of a component and of a text shows, and islands of the page and of the navbar keep their state', async ({
    live,
  }) => {
    const page = await openWatched(live, '/docs/counting');
    await markDocument(page);
    await countTo(page, 'Apples: 1');
    await navCounter(page).click();
    site.edit('src/Note.tsx', replace('Note:', 'Hint:'));
    await page.getByTestId('note').getByText('Hint:').waitFor();
    expect(await navCounter(page).innerText()).toBe('Clicks: 1');
    site.edit('docs/counting.mdx', replace('A text above', 'A new text above'));
    await page.locator('main', { hasText: 'A new text above the counter.' }).waitFor();
    expect(await navCounter(page).innerText()).toBe('Clicks: 1');
    await countTo(page, 'Apples: ');
    expect(await isMarked(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  // In a window of its own: in one that had been elsewhere, the first click was not heard.
  it.runIf(IS_FULL)('of a Markdown file with state shows, which works before and after', async ({ open }) => {
    const page = await openWatched((url) => openLive(open, url), '/docs/inline');
    await page.getByTestId('switch').click();
    await page.getByTestId('switch').getByText('on').waitFor();
    expect(await page.locator('main').innerText()).toContain('A text below the switch.');
    expect(complaints).toEqual([]);
    site.edit('docs/inline.mdx', replace('A text below', 'A new text below'));
    await page.locator('main', { hasText: 'A new text below the switch.' }).waitFor();
    // Text and code of the page come one after the other: what is clicked between them starts anew with the code.
    const toggle = page.getByTestId('switch');
    const answers = async () => {
      const before = await toggle.innerText();
      await toggle.click();
      return (await toggle.innerText()) !== before;
    };
    await expect.poll(answers).toBe(true);
  });
});

describe('an edit that changes what runs in the browser', () => {
  it('loads the page again, and what was static works; in the full run the reverse, too', async ({ live }) => {
    const page = await openWatched(live, '/docs/counting');
    await countTo(page, 'Apples: 1');
    await markDocument(page);
    site.edit('src/Note.tsx', (text) =>
      text
        .replace('import type { ReactNode }', 'import { useState, type ReactNode }')
        .replace('  return (', '  const [isOpen, setOpen] = useState(false);\n  return (')
        .replace('<p data-testid="note">', '<p data-testid="note" onClick={() => setOpen(true)}>')
        .replace('Hint:', `{isOpen ? 'Opened:' : 'Closed:'}`),
    );
    await page.getByTestId('note').getByText('Closed:').waitFor();
    await expect.poll(() => isMarked(page)).toBe(false);
    // Before its scripts are there, nothing hears a click.
    await page.waitForLoadState();
    await page.getByTestId('note').click();
    await page.getByTestId('note').getByText('Opened:').waitFor();
    expect(server.output()).toContain('src/Note.tsx');
    expect(complaints).toEqual([]);
    if (!IS_FULL) return;
    await markDocument(page);
    site.edit('src/Note.tsx', (text) =>
      text
        .replace('import { useState, type ReactNode }', 'import type { ReactNode }')
        .replace(/ {2}const .*\n/, '')
        .replace(/ onClick=\{.*?\}>/, '>')
        .replace(/\{isOpen.*?\}/, 'Hint:'),
    );
    await page.getByTestId('note').getByText('Hint:').waitFor();
    await expect.poll(() => isMarked(page)).toBe(false);
    expect(complaints).toEqual([]);
  });
});
