/** A site in a language that runs from right to left: what stands at the start stands at the right. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { it, PHONE } from '../setup/browser-test.js';
import { startDactylServer, type DactylServer } from '../setup/dactyl-server.js';
import { copySite } from '../setup/site-copy.js';

const PAGE = `# صفحة

نص مع [رابط](./first.md) و\`npm run build\`.

## عنوان

:::note

ملاحظة

:::

\`\`\`js title="wings.js"
const wings = 2; // ${'long '.repeat(30)}
\`\`\`

| اسم | قيمة |
| --- | --- |
| أ | ب |
`;

let server: DactylServer | undefined;
const { siteDir, edit, write, build } = copySite('notes');

beforeAll(async () => {
  edit('docusaurus.config.ts', (text) =>
    text.replace("baseUrl: '/',", "baseUrl: '/',\n  i18n: { defaultLocale: 'ar', locales: ['ar'] },"),
  );
  write('docs/second.md', PAGE);
  await build();
  server = await startDactylServer(['serve', siteDir]);
});

afterAll(() => server?.close());

/** How far a part is from the middle of the window, as a share of its half: 1 is the right edge. */
function side(page: Page, selector: string): Promise<number> {
  return page
    .locator(`${selector} >> visible=true`)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / innerWidth - 1;
    });
}

describe('a site from right to left', () => {
  it('is the mirror of one from left to right', async ({ open }) => {
    const page = await open(`${server?.origin}/docs/second`);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await side(page, '.navbar__brand')).toBeGreaterThan(0.5);
    expect(await side(page, '[data-color-mode-toggle]')).toBeLessThan(-0.5);
    expect(await side(page, '.theme-doc-sidebar-container')).toBeGreaterThan(0.5);
    expect(await side(page, '.theme-doc-toc-desktop')).toBeLessThan(-0.5);
    const code = page.locator('.theme-code-block pre');
    expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it('opens its menu from the right', async ({ open }) => {
    const page = await open(`${server?.origin}/docs/second`, { viewport: PHONE, reducedMotion: 'reduce' });
    expect(await side(page, '.navbar__toggle')).toBeGreaterThan(0.5);
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('#dactyl-menu');
    await menu.waitFor();
    const right = () => menu.evaluate((element) => Math.round(element.getBoundingClientRect().right));
    await expect.poll(right).toBe(PHONE.width);
    await page.locator('#dactyl-menu .navbar-sidebar__close').click();
    await menu.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
