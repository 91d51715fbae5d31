/** The pages below `/tests`, which hold odd cases of the site format. */
import { describe, expect, inject, it as check } from 'vitest';
import { it } from '../setup/browser-test.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();
const origin = inject('builtSite');
const files = output.files();
const document = (name: string) => output.page(`tests/${name}.html`);

/** Levels of headings that the table of contents lists. */
function listedLevels(name: string): number[] {
  const page = document(name);
  const ids = new Set(page.all('[data-toc] a').map(({ attributes }) => attributes.href?.slice(1)));
  return [2, 3, 4, 5, 6].filter((level) =>
    page.all(`article h${level}`).some(({ attributes }) => ids.has(attributes.id)),
  );
}

describe('the test docs', () => {
  check('R124 are an instance of their own', () => {
    const data = files.filter((file) => /^assets\/data\/global-\w+\.json$/.test(file)).map((file) => output.read(file));
    expect(data.some((text) => text.includes('"docs-tests"'))).toBe(true);
    expect(document('docs').one('h1').text).toBe('Test docs');
  });

  check('R133 are kept from search engines', () => {
    const pages = files.filter((file) => /^tests\/docs(?:\/.*)?\.html$/.test(file));
    expect(pages.length).toBeGreaterThan(20);
    for (const file of pages) {
      expect(output.page(file).one('meta[name="robots"]').attributes.content, file).toContain('noindex');
    }
  });

  check('R209 link their tags to pages of tags', () => {
    const tags = document('docs')
      .all('.theme-doc-footer a')
      .filter(({ attributes }) => attributes.href?.includes('/tags/'));
    expect(tags.map(({ text, attributes }) => [text, attributes.href])).toEqual([
      ['A', '/tests/docs/tags/a'],
      ['Label for tag b', '/tests/docs/tags/b'],
      ['C', '/tests/docs/tags/permalink-for-tag-c'],
    ]);
    for (const { attributes } of tags) expect(output.has(`${attributes.href?.slice(1)}.html`)).toBe(true);
  });

  check('R129 R186 list the levels of headings that the front matter asks for, the second and third by default', () => {
    const expected: Record<string, number[]> = {
      'toc-2-2': [2],
      'toc-2-3': [2, 3],
      'toc-2-4': [2, 3, 4],
      'toc-2-5': [2, 3, 4, 5],
      'toc-3-5': [3, 4, 5],
      'toc-3-_': [3],
      'toc-4-5': [4, 5],
      'toc-5-5': [5],
      'toc-_-5': [2, 3, 4, 5],
      'toc-_-_': [2, 3],
      'toc-test-good': [2, 3, 4, 5, 6],
      'toc-test-bad': [2, 3, 4, 5, 6],
    };
    for (const [name, levels] of Object.entries(expected)) {
      expect(listedLevels(`docs/toc/${name}`), name).toEqual(levels);
    }
    expect(document('docs/toc/toc-test-bad').all('[data-toc] a')).toHaveLength(11);
  });

  check('list headings of the parts that they show, in their place', () => {
    const links = document('docs/tests/toc-partials')
      .all('[data-toc] a')
      .map(({ attributes }) => attributes.href);
    expect(links).toEqual([
      '#own-heading-before',
      '#part',
      '#part-detail',
      '#own-heading-between',
      '#part',
      '#part-detail',
      '#outer-part',
      '#inner-part',
      '#own-heading-after',
    ]);
  });

  check('R131 resolve links in every form', () => {
    const links = document('docs/tests/links/test-markdown-links').all('.markdown a');
    const targets = links
      .filter(({ classes, text }) => !classes.includes('hash-link') && text !== '')
      .map(({ attributes }) => attributes.href ?? '');
    const target = '/tests/docs/tests/links/target-doc-slug';
    const left = ['https://example.com/target.mdx', 'ftp://example.com/target.mdx', '//example.com/target.mdx'];
    for (const href of left) expect(targets).toContain(href);
    for (const href of targets.filter((one) => !left.includes(one))) {
      expect(href.replace(/[?#].*/, '')).toMatch(
        new RegExp(`^(?:${target}|/tests/docs/tests/links/target-with-space)$`),
      );
    }
    expect(targets.filter((href) => href === `${target}?age=42#target-heading`)).toHaveLength(4);
    expect(targets.length).toBeGreaterThan(20);
  });

  check('show admonitions in lists and quotes, with their colours', () => {
    const shown = document('docs/tests/admonitions').one('article');
    expect(shown.all('li .theme-admonition').length).toBe(3);
    expect(shown.all('li li .theme-admonition').length).toBe(1);
    expect(shown.all('blockquote .theme-admonition').length).toBe(2);
    expect(shown.all('blockquote blockquote .theme-admonition').length).toBe(1);
    for (const [kind, alert] of [
      ['secondary', 'secondary'],
      ['important', 'info'],
      ['success', 'success'],
      ['caution', 'warning'],
    ]) {
      const [box] = shown.all(`.alert--${alert}`).filter(({ text }) => text.endsWith(kind ?? ''));
      expect(box, kind).toBeDefined();
    }
  });

  check('show pictures in every form, and one for previews', () => {
    const page = document('docs/tests/img-tests');
    const images = page.all('.markdown img');
    expect(images).toHaveLength(10);
    for (const { attributes } of images) expect(attributes.src).toMatch(/^(?:\/assets\/|data:image)/);
    expect(page.one('meta[property="og:image"]').attributes.content).toMatch(/^https:\/\/.*\/stripes-\w+\.png$/);
  });
});

describe('the test pages', () => {
  check('R114 have an example for readers beside them', async () => {
    expect((await fetch(`${origin}/examples/markdownPageExample`)).status).toBe(200);
    const page = output.page('examples/markdownPageExample.html');
    expect(page.all('.theme-admonition-tip')).toHaveLength(1);
    expect(page.all('[data-toc] a').length).toBe(2);
  });

  check('override what is in the head, once each', () => {
    const page = document('pages/head-metadata');
    for (const [name, content] of [
      ['generator', "A generator of this page's own"],
      ['viewport', 'width=device-width, initial-scale=1, maximum-scale=5'],
      ['robots', 'noindex, nofollow'],
    ]) {
      expect(page.all(`head meta[name="${name}"]`).map(({ attributes }) => attributes.content)).toEqual([content]);
    }
  });

  check('mark lines by the comments of each language', () => {
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

  check('list contents to the fourth level where they ask for it', () => {
    const links = document('pages/page-toc-tests')
      .all('[data-toc] a')
      .map(({ text }) => text);
    expect(links).toEqual(['Level 2', 'Level 3', 'Level 4', 'Level 2 again']);
  });

  for (const name of ['markdown-tests-md', 'markdown-tests-mdx']) {
    it(`run no script and no handler of their own: ${name}`, async ({ open }) => {
      const page = await open(`${origin}/tests/pages/${name}`);
      await page.getByRole('button', { name: 'This button should not do anything' }).click();
      const link = page.getByRole('link', { name: 'This link should not do anything' });
      if ((await link.count()) > 0) await link.click({ noWaitAfter: true });
      expect(await page.locator('body').getAttribute('data-attacked')).toBeNull();
      expect(new URL(page.url()).pathname).toBe(`/tests/pages/${name}`);
    });
  }

  it('open files that are linked', async ({ open }) => {
    const page = await open(`${origin}/tests/pages/markdown-tests-mdx`);
    const hrefs = await page
      .locator('#links + ul a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toHaveLength(8);
    for (const href of hrefs) expect((await fetch(origin + href)).status, href ?? '').toBe(200);
  });

  it('keep a tab in its place on the screen when panels above change their height', async ({ open }) => {
    const page = await open(`${origin}/tests/pages/tabs-tests`);
    const tab = page.locator('[data-tabs="tests-height"]').last().getByRole('tab', { name: 'Long' });
    await tab.scrollIntoViewIfNeeded();
    const top = async () => Math.round((await tab.boundingBox())?.y ?? -1);
    const before = await top();
    await tab.click();
    expect(await page.locator('[data-tabs="tests-height"] [aria-selected=true]').allInnerTexts()).toEqual([
      'Long',
      'Long',
    ]);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

  it('hold only the selected panel of lazy tabs', async ({ open }) => {
    const page = await open(`${origin}/tests/pages/tabs-tests`);
    const tabs = page.locator('.tabs-container', { has: page.locator('.tests-class') });
    expect(await tabs.locator('[role=tabpanel]').allInnerTexts()).toEqual(['Panel one']);
    await tabs.getByRole('tab', { name: 'Two' }).click();
    await expect.poll(() => tabs.locator('[role=tabpanel]').allInnerTexts()).toEqual(['Panel two']);
  });
});
