/** The pages below `/tests/pages`, which hold odd cases of the site format. */
import { describe, expect, inject, it } from 'vitest';
import { itInUsedWindow as inBrowser } from '../setup/browser-test.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();
const origin = inject('builtSite');
const document = (name: string) => output.page(`tests/${name}.html`);

describe('the test pages', () => {
  it('R114 have an example for readers beside them', async () => {
    expect((await fetch(`${origin}/examples/markdownPageExample`)).status).toBe(200);
    const page = output.page('examples/markdownPageExample.html');
    expect(page.all('.theme-admonition-tip')).toHaveLength(1);
    expect(page.all('[data-toc] a').length).toBe(3);
  });

  it('override what is in the head, once each', () => {
    const page = document('pages/head-metadata');
    for (const [name, content] of [
      ['generator', "A generator of this page's own"],
      ['viewport', 'width=device-width, initial-scale=1, maximum-scale=5'],
      ['robots', 'noindex, nofollow'],
    ]) {
      expect(page.all(`head meta[name="${name}"]`).map(({ attributes }) => attributes.content)).toEqual([content]);
    }
  });

  it('mark lines by the comments of each language', () => {
    const page = document('pages/code-block-tests');
    const marked = (language: string) =>
      page.all(`.language-${language} .theme-code-block-highlighted-line`).map(({ text }) => text);
    const languages = [
      'lua',
      'haskell',
      'wasm',
      'sql',
      'matlab',
      'latex',
      'vbnet',
      'batch',
      'fortran',
      'cobol',
      'fsharp',
    ];
    for (const language of languages) {
      expect(new Set(marked(language)).size, language).toBe(1);
      expect(marked(language).join(' '), language).not.toContain('highlight-');
    }
    expect(new Set(marked('vba')).size).toBe(2);
    expect(new Set(marked('html')).size).toBe(3);
  });

  it('list contents to the fourth level where they ask for it', () => {
    const links = document('pages/page-toc-tests')
      .all('[data-toc] a')
      .map(({ text }) => text);
    expect(links).toEqual(['Level 2', 'Level 3', 'Level 4', 'Level 2 again']);
  });

  for (const name of ['markdown-tests-md', 'markdown-tests-mdx']) {
    inBrowser(`run no script and no handler of their own: ${name}`, async ({ open }) => {
      const page = await open(`${origin}/tests/pages/${name}`);
      await page.getByRole('button', { name: 'This button should not do anything' }).click();
      const link = page.getByRole('link', { name: 'This link should not do anything' });
      if ((await link.count()) > 0) await link.click({ noWaitAfter: true });
      expect(await page.locator('body').getAttribute('data-attacked')).toBeNull();
      expect(new URL(page.url()).pathname).toBe(`/tests/pages/${name}`);
    });
  }

  inBrowser('open files that are linked', async ({ open }) => {
    const page = await open(`${origin}/tests/pages/markdown-tests-mdx`);
    const hrefs = await page
      .locator('#links + ul a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toHaveLength(11);
    for (const href of hrefs) expect((await fetch(origin + href)).status, href ?? '').toBe(200);
  });

  inBrowser('keep a tab in its place on the screen when panels above change their height', async ({ open }) => {
    const page = await open(`${origin}/tests/pages/tabs-tests`);
    const tab = page.locator('[data-tabs="tests-height"]').last().getByRole('tab', { name: 'Long' });
    await tab.scrollIntoViewIfNeeded();
    const top = async () => Math.round((await tab.boundingBox())?.y ?? -1);
    const before = await top();
    await tab.click();
    const selected = page.locator('[data-tabs="tests-height"] [aria-selected=true]');
    await expect.poll(() => selected.allInnerTexts()).toEqual(['Long', 'Long']);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

  inBrowser('hold only the selected panel of lazy tabs', async ({ open }) => {
    const page = await open(`${origin}/tests/pages/tabs-tests`);
    const tabs = page.locator('.tabs-container', { has: page.locator('.tests-class') });
    expect(await tabs.locator('[role=tabpanel]').allInnerTexts()).toEqual(['Panel one']);
    await tabs.getByRole('tab', { name: 'Two' }).click();
    await expect.poll(() => tabs.locator('[role=tabpanel]').allInnerTexts()).toEqual(['Panel two']);
  });
});
