/** A site of files, without a server. Its parts are tested beside `make-portable.ts`. */
import { cpSync } from 'node:fs';
import { describe, expect, inject } from 'vitest';
import { makePortable } from '../../packages/dactyl/src/node/production/export/portable/make-portable.js';
import { it } from '../setup/browser-test.js';
import { openPortableSite, searchAndSwitch } from '../setup/portable-site.js';

const { outDir } = inject('serviceSites').offline;

describe.runIf(process.env.DACTYL_TEST_FULL === '1')('a portable site', () => {
  it('opens from a folder: the sidebar leads on, the search answers, and the menu of languages knows the files', async ({
    open,
    onTestFinished,
  }) => {
    const fill = async (dir: string) => {
      cpSync(outDir, dir, { recursive: true });
      await makePortable({ dir, url: 'https://beacon.example', baseUrl: '/' });
    };
    const site = await openPortableSite({ open, onTestFinished, fill });
    const { page, at, missing } = site;
    await page.goto(at('docs/lights.html'));
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Keepers' }).click();
    await page.waitForURL(at('docs/keepers.html'));
    await searchAndSwitch(site, 'signals', 'docs/signals.html');
    expect(missing).toEqual([]);
  });
});
