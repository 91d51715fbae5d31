/** The pages that `dactyl/plugin-openapi` makes of the website's example. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { it } from '../setup/browser-test.js';

const BUILD = join(import.meta.dirname, '../../website/build');
const read = (name: string) => readFileSync(join(BUILD, name), 'utf8');

it('has the operations of a document in its sidebar, and shows one of them without a script of its own', async ({
  open,
}) => {
  const page = await open(`${inject('builtSite')}/examples/publishing-api/upload-build`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect
    .poll(() => sidebar.getByRole('link', { name: /^Upload a build/ }).getAttribute('aria-current'))
    .toBe('page');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
  );
  const bytes = scripts.reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  // The cast: these are entries of resources.
  expect(bytes).toBeLessThan(8 * 1024);
  // By keyboard: one sample is open at a time.
  const samples = page.locator('details[name="samples"]');
  expect(await samples.evaluateAll((all) => all.map((one) => one.hasAttribute('open')))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await samples.nth(2).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => samples.evaluateAll((all) => all.map((one) => one.hasAttribute('open'))))
    .toEqual([false, false, true, false]);
});

it('has a twin of each page, in both languages, and a link where a schema refers to itself', () => {
  const twin = read('examples/publishing-api/list-builds.md');
  expect(twin).toContain(
    '| `state` | query | [`State`](https://dactyl.example/examples/publishing-api/schemas/state) |',
  );
  expect(twin).toContain("curl 'https://api.example.com/v1/builds'");
  expect(read('examples/publishing-api/schemas/build.md')).toContain(
    '- `before` [`Build`](https://dactyl.example/examples/publishing-api/schemas/build), refers to itself',
  );
  expect(read('zh/examples/publishing-api/list-builds.md')).toContain('# 列出构建\n');
  expect(read('zh/examples/publishing-api/list-builds.html')).not.toContain('theme-untranslated');
});
