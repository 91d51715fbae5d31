/** The home page: measured figures, a component that loads React when it is pressed, and ways to what is not in the docs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject } from 'vitest';
import figures from '../../website/src/showcase/figures.json' with { type: 'json' };
import { it as itInNewWindow, itInUsedWindow as it } from '../setup/browser-test.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();
/** What people come for: to move a site, to add a language, to publish, to write a plugin. */
const WAYS = ['迁移', 'i18n/tutorial', 'deployment', 'advanced/plugins'];
const PLACES = ['showcase', 'changelog', 'feature-requests', 'community/support'];

describe('the home page', () => {
  it('says how long a build took when it was last measured, and leads to what is beside the docs', () => {
    const { seconds, pages, cores } = figures.benchmark;
    for (const [file, base] of [
      ['index.html', '/'],
      ['zh/index.html', '/zh/'],
    ] as const) {
      const page = output.page(file);
      expect(page.all('main dd').map(({ text }) => text)[3]).toMatch(new RegExp(`^${String(seconds)} (?:s|秒)$`));
      const term = page.all('main dt').map(({ text }) => text)[3];
      expect(term).toContain(pages.toLocaleString('en'));
      expect(term).toContain(String(cores));
      const links = page.all('section[aria-labelledby=beyond] h3 a').map(({ attributes }) => attributes.href);
      expect(links).toEqual(PLACES.map((path) => base + path));
      const ways = page.all('section[aria-labelledby=start] ul a').map(({ attributes }) => attributes.href);
      expect(ways).toEqual(WAYS.map((path) => `${base}docs/${path}`));
    }
  });

  it('offers the lines of the README, which work before there is a release', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
    const [, own = ''] = readme.split('## A site of your own');
    const lines = [...(own.split('\n## ')[0] ?? '').matchAll(/^ {4}(.+)$/gm)].map(([, line = '']) => line);
    expect(lines).toContain('npm start');
    for (const file of ['index.html', 'zh/index.html']) {
      const text = output.page(file).one('main').text;
      for (const line of lines) expect(text, file).toContain(line);
    }
  });

  itInNewWindow(
    'loads React when the component is pressed, lists it, and moves nothing meanwhile',
    async ({ open }) => {
      const page = await open(`${inject('builtSite')}/`);
      const component = page.locator('section[aria-labelledby=arrival]');
      const button = component.getByRole('button');
      await button.scrollIntoViewIfNeeded();
      // Pages that are fetched ahead have a row of their own.
      await page.waitForLoadState('networkidle');
      const before = await component.boundingBox();
      await button.click();
      const row = component.getByRole('row', { name: 'After your touch' });
      await expect.poll(() => row.textContent()).toMatch(/\d+\.\d kB/);
      expect(await button.textContent()).toBe('Look again');
      expect(await component.boundingBox()).toEqual(before);
    },
  );

  it('leaves the component out where it cannot be pressed', async ({ open }) => {
    const page = await open(`${inject('builtSite')}/`, { javaScriptEnabled: false });
    expect(await page.locator('section[aria-labelledby=arrival]').isVisible()).toBe(false);
    expect(await page.locator('section[aria-labelledby=beyond]').isVisible()).toBe(true);
  });
});
