/** What the dev server says of mistakes: tests of the server that `edits.test.ts` has started, because starting it takes longer than most of them. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from '../setup/browser-test.js';
import { isMarked, markDocument } from '../setup/documents.js';
import type { DactylServer } from '../setup/dactyl-server.js';
import type { SiteCopy } from '../setup/site-copy.js';
import { openLive } from './live-page.js';

const replace = (from: string, to: string) => (text: string) => text.replace(from, to);
const overlay = (page: Page) => page.locator('vite-error-overlay');

/** @param site - As its folder has it, and served by the server. */
export function testMistakes(site: SiteCopy, runningServer: () => DactylServer): void {
  /** Follows what the server prints from now on. */
  function followOutput(): () => string {
    const start = runningServer().output().length;
    return () => runningServer().output().slice(start);
  }

  describe('a mistake in a text', () => {
    it('shows with file, line and column, in the browser and in the terminal, until it is mended', async ({ open }) => {
      const page = await openLive(open, `${runningServer().origin}/docs/first`);
      await markDocument(page);
      const output = followOutput();
      site.edit('docs/first.md', replace('The first text.', 'A stray {brace'));
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

    it('shows instead of the page when the page is opened, and the page comes when it is mended', async ({ open }) => {
      const page = await openLive(open, `${runningServer().origin}/docs/first`);
      site.edit('docs/second.md', replace('The second text.', 'The second <text>.'));
      await page.goto(`${runningServer().origin}/docs/second`);
      await overlay(page).waitFor();
      expect(await overlay(page).locator('.window').innerText()).toMatch(/docs\/second\.md:3:\d+/);
      site.edit('docs/second.md', replace('The second <text>.', 'The second text, mended.'));
      await page.locator('main', { hasText: 'The second text, mended.' }).waitFor();
      expect(await overlay(page).count()).toBe(0);
    });

    it('of another page shows over the open one, which one can go on reading', async ({ open }) => {
      const page = await openLive(open, `${runningServer().origin}/docs/first`);
      await markDocument(page);
      site.edit('docs/second.md', replace('mended.', 'broken {again.'));
      await overlay(page).waitFor();
      expect(await overlay(page).locator('.window').innerText()).toContain('docs/second.md');
      await page.keyboard.press('Escape');
      expect(await overlay(page).count()).toBe(0);
      expect(await page.locator('main h1').innerText()).toBe('First note');
      site.edit('docs/second.md', replace('broken {again.', 'mended again.'));
      await page.locator('aside a[href="/docs/second"]').click();
      await page.locator('main', { hasText: 'mended again.' }).waitFor();
      expect(await isMarked(page)).toBe(true);
    });
  });

  describe('a mistake in front matter or configuration', () => {
    it('shows, the site before it goes on, and mending it brings the new one', async ({ open }) => {
      const page = await openLive(open, `${runningServer().origin}/docs/first`);
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

    it('of a doc names the file', async ({ open }) => {
      const page = await openLive(open, `${runningServer().origin}/docs/first`);
      const output = followOutput();
      site.edit('docs/second.md', (text) => `---\ntitle: [1, 2]\n---\n\n${text}`);
      await overlay(page).waitFor();
      expect(await overlay(page).locator('.window').innerText()).toContain('docs/second.md');
      await expect.poll(output).toContain('docs/second.md');
      site.edit('docs/second.md', replace('title: [1, 2]', 'title: One, two'));
      await page.locator('aside a', { hasText: 'One, two' }).waitFor();
      await expect.poll(() => overlay(page).count()).toBe(0);
    });
  });

  describe('a mistake in a component', () => {
    it('that cannot be parsed shows, until it is mended', async ({ open }) => {
      const page = await openLive(open, `${runningServer().origin}/`);
      site.edit('src/pages/index.tsx', replace('<h1>Home', '<h1 Home'));
      await overlay(page).waitFor();
      expect(await overlay(page).locator('.window').innerText()).toContain('index.tsx');
      site.edit('src/pages/index.tsx', replace('<h1 Home', '<h1>New home'));
      await page.locator('h1', { hasText: 'New home' }).waitFor();
      await expect.poll(() => overlay(page).count()).toBe(0);
    });

    it('that throws shows its message', async ({ open }) => {
      site.edit(
        'src/pages/index.tsx',
        replace('  return (', `  if (styles) throw new Error('The kettle is empty.');\n  return (`),
      );
      const page = await openLive(open, `${runningServer().origin}/`);
      await overlay(page).waitFor();
      expect(await overlay(page).locator('.window').innerText()).toContain('The kettle is empty.');
      site.edit('src/pages/index.tsx', (text) => text.replace(/ {2}if .*\n/, ''));
      await page.locator('h1', { hasText: 'New home' }).waitFor();
    });
  });
}
