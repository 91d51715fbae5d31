/** The page with starting points in online editors: where its links lead, what it remembers, and its live code. */
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it } from '../setup/browser-test.js';

const origin = inject('builtSite');
const TEMPLATES = ['classic', 'classic-typescript', 'minimal', 'minimal-typescript'];
const FOLDER = 'github/dactyl-docs/dactyl/tree/main/packages/create-dactyl/templates';

const editorLinks = (page: Page) => page.locator('main a[href*="/tree/main/"]');
const hrefs = (page: Page) => editorLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('the playground', () => {
  it('opens each template in each editor, without JavaScript', async ({ open }) => {
    const page = await open(`${origin}/docs/playground`, { javaScriptEnabled: false });
    expect(await hrefs(page)).toEqual(
      TEMPLATES.flatMap((template) => [
        `https://codesandbox.io/p/devbox/${FOLDER}/${template}`,
        `https://stackblitz.com/${FOLDER}/${template}`,
      ]),
    );
    const link = page.getByRole('link', { name: 'Open “Minimal” in StackBlitz' });
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  it('asks nobody else for anything, remembers the editor that was chosen, and runs code', async ({ open }) => {
    const page = await open('about:blank');
    const others: string[] = [];
    page.context().on('request', (request) => {
      if (!request.url().startsWith(origin) && request.url().startsWith('http')) others.push(request.url());
    });
    await page.context().route(/stackblitz/, (route) => route.abort());
    await page.goto(`${origin}/docs/playground`);
    const note = page.getByText('The editor that you choose is remembered');
    await note.scrollIntoViewIfNeeded();

    const result = page.frameLocator('.theme-playground iframe').getByText('— ∪ ∪ | — ∪ ∪ | — ∪ ∪', { exact: true });
    await page.getByRole('heading', { name: 'Live code' }).scrollIntoViewIfNeeded();
    await page.locator('.theme-playground').scrollIntoViewIfNeeded();
    await result.waitFor();
    expect(others).toEqual([]);

    await page.getByRole('link', { name: 'Open “Minimal” in StackBlitz' }).click();
    await page.getByText('You chose StackBlitz last.').waitFor();
    await page.reload();
    await page.getByText('You chose StackBlitz last.').waitFor();
  });
});
