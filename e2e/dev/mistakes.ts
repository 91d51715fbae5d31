/** What the dev server says of mistakes: tests of the server that `edits.test.ts` has started, because starting it takes longer than most of them. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isMarked, markDocument } from '../setup/documents.js';
import type { DactylServer } from '../setup/dactyl-server.js';
import type { SiteCopy } from '../setup/site-copy.js';
import { hold, it } from './live-page.js';

const replace = (from: string, to: string) => (text: string) => text.replace(from, to);
const overlay = (page: Page) => page.locator('vite-error-overlay');

/** @param site - Served by the server; `docs/second.md` has a title in its front matter. */
export function testMistakes(site: SiteCopy, runningServer: () => DactylServer): void {
  /** Follows what the server prints from now on. */
  function followOutput(): () => string {
    const start = runningServer().output().length;
    return () => runningServer().output().slice(start);
  }

  it('in a text shows with file, line and column, in the browser and in the terminal, until it is mended', async ({
    live,
  }) => {
    const page = await live(`${runningServer().origin}/docs/first`);
    await markDocument(page);
    const output = followOutput();
    site.edit('docs/first.md', (text) => text.replace(/The first text.*/, 'A stray {brace'));
    await overlay(page).waitFor();
    const shown = await overlay(page).locator('.window').innerText();
    expect(shown).toMatch(/docs\/first\.md:3:\d+/);
    expect(shown).toContain('{brace');
    await expect.poll(output).toMatch(/docs\/first\.md:3:\d+/);
    expect(/first\.md:3:\d+/.exec(shown)?.[0]).toBe(/first\.md:3:\d+/.exec(output())?.[0]);
    site.edit('docs/first.md', replace('A stray {brace', 'A mended brace'));
    await page.locator('main', { hasText: 'A mended brace' }).waitFor();
    await expect.poll(() => overlay(page).count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  it('of another page shows over the open one, which one can go on reading, and instead of the other until it is mended', async ({
    live,
  }) => {
    const page = await live(`${runningServer().origin}/docs/first`);
    await markDocument(page);
    site.edit('docs/second.md', replace('The second text.', 'The second <text>.'));
    await overlay(page).waitFor();
    expect(await overlay(page).locator('.window').innerText()).toContain('docs/second.md');
    await page.keyboard.press('Escape');
    expect(await overlay(page).count()).toBe(0);
    expect(await page.locator('main h1').innerText()).toBe('First note');
    expect(await isMarked(page)).toBe(true);
    await page.goto(`${runningServer().origin}/docs/second`);
    await overlay(page).waitFor();
    const lines = site.read('docs/second.md').split('\n');
    const line = lines.findIndex((text) => text.includes('<text>')) + 1;
    expect(await overlay(page).locator('.window').innerText()).toContain(`docs/second.md:${line}:`);
    site.edit('docs/second.md', replace('The second <text>.', 'The second text, mended.'));
    await page.locator('main', { hasText: 'The second text, mended.' }).waitFor();
    expect(await overlay(page).count()).toBe(0);
  });

  it('leaves the page as it was, also when it asks for itself again because of another edit', async ({ live }) => {
    const address = `${runningServer().origin}/docs/first`;
    const page = await live(address);
    await markDocument(page);
    site.edit('docs/first.md', (text) => `${text}\n<unclosed>\n`);
    await overlay(page).waitFor();
    const refused = page.waitForResponse((response) => response.url() === address && response.status() === 500);
    site.edit('docs/second.md', replace('title: ', 'title: Also '));
    await refused;
    await overlay(page).waitFor();
    site.edit('docs/second.md', replace('title: Also ', 'title: '));
    site.edit('docs/first.md', replace('\n<unclosed>\n', '\nA last line.\n'));
    await page.locator('main', { hasText: 'A last line.' }).waitFor();
    await expect.poll(() => overlay(page).count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  it('that is mended before its page is connected gives way to the page', async ({ another }) => {
    const address = `${runningServer().origin}/docs/second`;
    const status = () => fetch(address).then((response) => response.status);
    site.edit('docs/second.md', (text) => `${text}\n<unclosed>\n`);
    await expect.poll(status).toBe(500);
    const page = await another();
    let release = () => {};
    const mayConnect = new Promise<void>((resolve) => (release = resolve));
    await hold(page, '*/@vite/client*', mayConnect);
    await page.goto(address, { waitUntil: 'commit' });
    site.edit('docs/second.md', replace('\n<unclosed>\n', ''));
    await expect.poll(status).toBe(200);
    release();
    await page.locator('main h1').waitFor();
  });

  it('in the configuration shows, the site before it goes on, and mending it brings the new one', async ({ live }) => {
    const page = await live(`${runningServer().origin}/docs/first`);
    const output = followOutput();
    site.edit('docusaurus.config.ts', replace('themeConfig:', 'themeConfg:'));
    await overlay(page).waitFor();
    expect(await overlay(page).locator('.window').innerText()).toContain('themeConfg');
    await expect.poll(output).toContain('themeConfg');
    expect((await fetch(`${runningServer().origin}/docs/second`)).status).toBe(200);
    site.edit('docusaurus.config.ts', (text) =>
      text.replace('themeConfg:', 'themeConfig:').replace('All notes', 'Each note'),
    );
    await page.locator('.navbar__item', { hasText: 'Each note' }).first().waitFor();
    await expect.poll(() => overlay(page).count()).toBe(0);
  });

  it('in front matter names the file', async ({ live }) => {
    const page = await live(`${runningServer().origin}/docs/first`);
    const output = followOutput();
    site.edit('docs/second.md', (text) => text.replace(/^title: .*/m, 'title: [1, 2]'));
    await overlay(page).waitFor();
    expect(await overlay(page).locator('.window').innerText()).toContain('docs/second.md');
    await expect.poll(output).toContain('docs/second.md');
    site.edit('docs/second.md', replace('title: [1, 2]', 'title: One, two'));
    await page.locator('aside a', { hasText: 'One, two' }).waitFor();
    await expect.poll(() => overlay(page).count()).toBe(0);
  });

  it('in a component that cannot be parsed shows, until it is mended, and the message of one that throws', async ({
    live,
  }) => {
    const page = await live(`${runningServer().origin}/`);
    const index = 'src/pages/index.tsx';
    site.edit(index, replace('<h1>Home', '<h1 Home'));
    await overlay(page).waitFor();
    expect(await overlay(page).locator('.window').innerText()).toContain('index.tsx');
    site.edit(index, (text) =>
      text
        .replace('<h1 Home', '<h1>New home')
        .replace('  return (', `  if (styles) throw new Error('The kettle is empty.');\n  return (`),
    );
    await overlay(page).locator('.window', { hasText: 'The kettle is empty.' }).waitFor();
    site.edit(index, (text) => text.replace(/ {2}if .*\n/, ''));
    await page.locator('h1', { hasText: 'New home' }).waitFor();
    await expect.poll(() => overlay(page).count()).toBe(0);
  });
}
