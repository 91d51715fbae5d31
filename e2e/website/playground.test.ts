/** The page with starting points in online editors: where its links lead, what it remembers, and its live code. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it as itInNewWindow, itInUsedWindow as it } from '../setup/browser-test.js';

const origin = inject('builtSite');
const TEMPLATES = ['classic', 'classic-typescript', 'minimal', 'minimal-typescript'];
const FOLDER = 'github/OWNER/NAME/tree/main/packages/create-dactyl/templates';

const editorLinks = (page: Page) => page.locator('main a[href*="/tree/main/"]');
const hrefs = (page: Page) => editorLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('the playground', () => {
  it('opens each template in each editor, without JavaScript', async ({ open }) => {
    // The docs name no repository, so they have no such links; this page shows them with one.
    const page = await open(`${origin}/tests/pages/repository`, { javaScriptEnabled: false });
    expect(await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).toMatch(
      /OWNER\/NAME\/edit\/main/,
    );
    expect(await hrefs(page)).toEqual(
      TEMPLATES.flatMap((template) => [
        `https://codesandbox.io/p/devbox/${FOLDER}/${template}`,
        `https://stackblitz.com/${FOLDER}/${template}`,
      ]),
    );
    const link = page.getByRole('link', { name: 'Open “Minimal” in StackBlitz' });
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  itInNewWindow(
    'R187 asks nobody else for anything, loads no React before its code is near, runs it then, below the editor, and after an edit',
    async ({ open }) => {
      const page = await open('about:blank');
      const requests: string[] = [];
      page.context().on('request', (request) => requests.push(request.url()));
      await page.goto(`${origin}/docs/playground`);
      // What makes the site readable offline is the last that a page loads by itself.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
      expect(requests.filter((url) => /\/hydrate-/.test(url))).toEqual([]);
      // The browser asks for the icon at any time, and only where no page of the host was open before.
      expect(requests.filter((url) => !url.endsWith('/favicon.svg')).length).toBeLessThan(12);

      const result = page.frameLocator('.theme-playground iframe').getByText('— ∪ ∪ | — ∪ ∪ | — ∪ ∪', { exact: true });
      await page.getByRole('heading', { name: 'Live code' }).scrollIntoViewIfNeeded();
      await page.locator('.theme-playground').scrollIntoViewIfNeeded();
      await result.waitFor();
      expect(requests.some((url) => /\/hydrate-/.test(url))).toBe(true);
      expect(requests.filter((url) => url.startsWith('http') && !url.startsWith(origin))).toEqual([]);
      const editor = page.getByRole('textbox', { name: 'Live Editor' });
      const [code, shown] = [await editor.boundingBox(), await page.locator('.theme-playground iframe').boundingBox()];
      expect(shown?.y).toBeGreaterThan(code?.y ?? Infinity);
      await editor.fill('<p>Edited: {1 + 1}</p>');
      await page.frameLocator('.theme-playground iframe').getByText('Edited: 2').waitFor();
    },
  );

  it('remembers the editor that was chosen', async ({ open }) => {
    const page = await open(`${origin}/tests/pages/repository`);
    await page.context().route(/stackblitz/, (route) => route.abort());
    await page.getByText('The editor that you choose is remembered').waitFor();
    await page.getByRole('link', { name: 'Open “Minimal” in StackBlitz' }).click();
    await page.getByText('You chose StackBlitz last.').waitFor();
    await page.reload();
    await page.getByText('You chose StackBlitz last.').waitFor();
  });
});
