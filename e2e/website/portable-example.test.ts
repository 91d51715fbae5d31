/** The ZIP that the page about exports offers: made by the build of the website, and opened without a server. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { unzipInto } from '../../packages/dactyl/test/site/unzip-into.js';
import { it } from '../setup/browser-test.js';
import { openPortableSite, searchAndSwitch } from '../setup/portable-site.js';

const BUILD = join(import.meta.dirname, '../../website/build');
const ZIP = join(BUILD, 'examples/portable.zip');

it('opens from a folder, where links lead on, the search answers, and a page is there in the other language', async ({
  open,
  onTestFinished,
}) => {
  const site = await openPortableSite({ open, onTestFinished, fill: (dir) => unzipInto(dir, ZIP) });
  const { page, at, missing } = site;
  await page.goto(at('index.html'));
  await page.locator('article').getByRole('link', { name: 'what works' }).click();
  await page.waitForURL(at('what-works/index.html'));
  await page.getByRole('tab', { name: 'On a shared drive' }).click();
  await page.getByText('send the path of').waitFor();
  await searchAndSwitch(site, 'configuration', 'how-it-is-made/index.html');
  await page.locator('.navbar__title', { hasText: '文件夹里的站点' }).first().waitFor();
  expect(missing).toEqual([]);
});

// A tenth, because it holds scripts and styles of the theme, which change.
it('has the size that the page in each language tells, give or take a tenth', () => {
  for (const locale of ['', 'zh/']) {
    const text = readFileSync(join(BUILD, locale, 'docs/export.html'), 'utf8').replaceAll(/<[^>]+>/g, '');
    const told = Number(/(\d+) KB/.exec(text)?.[1]) * 1000;
    expect(Math.abs(1 - told / statSync(join(BUILD, locale, 'examples/portable.zip')).size)).toBeLessThan(0.1);
  }
});
