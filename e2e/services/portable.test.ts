/** A site of files, without a server. Its parts are tested beside `make-portable.ts`. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject } from 'vitest';
import { makePortable } from '../../packages/dactyl/src/node/production/export/portable/make-portable.js';
import { it } from '../setup/browser-test.js';

const { outDir } = inject('serviceSites').offline;

describe.runIf(process.env.DACTYL_TEST_FULL === '1')('a portable site', () => {
  it('opens from a folder: the sidebar leads on, the search answers, and the menu of languages knows the files', async ({
    open,
    onTestFinished,
  }) => {
    const dir = mkdtempSync(join(tmpdir(), 'dactyl-portable-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    cpSync(outDir, dir, { recursive: true });
    await makePortable({ dir, url: 'https://beacon.example', baseUrl: '/' });
    const at = (file: string) => pathToFileURL(join(dir, file)).href;
    const page = await open('about:blank');
    const missing: string[] = [];
    page.on('requestfailed', (request) => missing.push(request.url()));
    await page.goto(at('docs/lights.html'));
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Keepers' }).click();
    await page.waitForURL(at('docs/keepers.html'));
    await page.locator('button[data-search]').click();
    await page.locator('.DocSearch-Input').fill('signals');
    await page.locator('.DocSearch-Hit a').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${at('docs/signals.html')}**`);
    await page.locator('a[data-alternate="zh"]').first().dispatchEvent('click');
    await page.waitForURL(`${at('zh/docs/signals.html')}**`);
    expect(missing).toEqual([]);
  });
});
