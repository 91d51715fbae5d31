/** The guides on Markdown show each feature live, in both languages. */
import { describe, expect, inject, it as check } from 'vitest';
import { itInUsedWindow as it, PHONE } from '../setup/browser-test.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();
const origin = inject('builtSite');
const GUIDES = 'docs/markdown-features';
const PAGES = ['', 'react', 'tabs', 'code-blocks', 'admonitions', 'toc', 'assets', 'links'].concat([
  'plugins',
  'math-equations',
  'diagrams',
  'head-metadata',
]);
const LOCALES = ['', 'zh/'];

const fileOf = (name: string, locale = '') => `${locale}${GUIDES}${name === '' ? '' : `/${name}`}.html`;
const article = (name: string, locale = '') => output.page(fileOf(name, locale)).one('article');
const both = PAGES.flatMap((name) => LOCALES.map((locale) => [`/${fileOf(name, locale)}`, name, locale] as const));

/** Text for readers, without code. */
function proseOf(name: string, locale: string): string {
  const markdown = article(name, locale).one('.markdown');
  return ['p', 'li', 'td', 'th', 'h2', 'h3'].flatMap((tag) => markdown.all(tag).map(({ text }) => text)).join(' ');
}

describe('the guides on Markdown', () => {
  check('R070 R078 R079 R080 are there, with a title, a description and text', async () => {
    for (const [path, name, locale] of both) {
      expect((await fetch(`${origin}${path.replace('.html', '')}`)).status, path).toBe(200);
      const page = output.page(path.slice(1));
      expect(article(name, locale).all('h1'), path).toHaveLength(1);
      expect(page.one('meta[name="description"]').attributes.content?.length, path).toBeGreaterThan(25);
      const prose = proseOf(name, locale);
      const amount = locale === '' ? prose.split(/\s+/).length : prose.match(/\p{Script=Han}/gu)?.length;
      expect(amount, path).toBeGreaterThan(300);
      expect(article(name, locale).all('.theme-code-block').length, path).toBeGreaterThan(2);
    }
  });

  check('are written in Chinese below /zh/, with the same parts and ids', () => {
    for (const name of PAGES) {
      const prose = proseOf(name, 'zh/').replaceAll(/https?:\S+/g, '');
      const han = prose.match(/\p{Script=Han}/gu)?.length ?? 0;
      const latin = prose.match(/[a-z]+/gi)?.length ?? 0;
      expect(han / (han + latin), name).toBeGreaterThan(0.6);
      const ids = (locale: string) =>
        ['h2', 'h3', 'h4'].map((tag) =>
          article(name, locale)
            .all(`.markdown ${tag}`)
            .map((one) => one.attributes.id),
        );
      expect(ids('zh/'), name).toEqual(ids(''));
    }
  });

  check('show each kind of admonition', () => {
    for (const locale of LOCALES) {
      const shown = article('admonitions', locale);
      for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
        expect(shown.all(`.theme-admonition-${kind}`).length, kind).toBeGreaterThan(0);
      }
    }
  });

  check('show tables, tasks, footnotes, quotes, details and emoji', () => {
    for (const locale of LOCALES) {
      const shown = article('', locale);
      for (const selector of [
        '.demo table',
        '.task-list-item',
        '.footnotes',
        '.demo blockquote blockquote',
        'details',
      ]) {
        expect(shown.all(selector).length, selector).toBeGreaterThan(0);
      }
      expect(shown.text).toContain('🎉');
    }
  });

  check('show code with titles, numbers from a start, marks, colours of a terminal', () => {
    for (const locale of LOCALES) {
      const shown = article('code-blocks', locale);
      expect(shown.all('.demo .theme-code-block-highlighted-line').length).toBeGreaterThan(3);
      expect(shown.all('.demo .code-block-title').length).toBeGreaterThan(0);
      expect(shown.all('.demo .language-ansi').length).toBeGreaterThan(0);
      expect(
        shown.all('.demo pre').filter(({ attributes }) => attributes.style === 'counter-reset:line 40'),
      ).toHaveLength(1);
    }
  });

  check('show the fourth level in the contents of the page that asks for it, and contents in the text', () => {
    for (const locale of LOCALES) {
      const page = output.page(fileOf('toc', locale));
      const links = page.all('[data-toc] a').map(({ attributes }) => attributes.href);
      expect(links).toContain('#a-detail-of-the-fourth-level');
      const [all = [], second = []] = page
        .all('.dactyl-toc-inline')
        .map((toc) => toc.all('a').map(({ attributes }) => attributes.href));
      expect(all).toContain('#how-deep-it-goes');
      expect(all).not.toContain('#a-detail-of-the-fourth-level');
      expect(second).not.toContain('#how-deep-it-goes');
    }
  });

  check('show pictures with their size, a download and a drawing in the page', () => {
    for (const locale of LOCALES) {
      const shown = article('assets', locale);
      const [route] = shown.all('.demo img');
      expect(route?.attributes).toMatchObject({ width: '720', height: '240', loading: 'lazy' });
      const downloads = shown.all('.demo a').map(({ attributes }) => attributes.href ?? '');
      const files = downloads.filter((href) => /^\/assets\/.*checklist-\w+\.pdf$/.test(href));
      expect(files).toHaveLength(2);
      for (const file of files) expect(output.has(file.slice(1)), file).toBe(true);
      expect(shown.one('.demo svg title').text).not.toBe('');
    }
  });

  check('put the tags of a page into its head', () => {
    for (const locale of LOCALES) {
      const head = output.page(fileOf('head-metadata', locale)).one('head');
      expect(head.one('meta[name="example:wind"]').attributes.content).not.toBe('');
      expect(head.all('link[rel="help"]')).toHaveLength(1);
      expect(head.one('meta[name="keywords"]').attributes.content).toContain('SEO');
    }
  });

  check('show formulas as HTML and MathML, and what a plugin of the site makes', () => {
    for (const locale of LOCALES) {
      const shown = article('math-equations', locale);
      expect(shown.all('.demo .katex-display')).toHaveLength(2);
      expect(shown.all('.demo math').length).toBeGreaterThan(4);
      expect(
        article('plugins', locale)
          .all('.demo kbd')
          .map(({ text }) => text),
      ).toEqual(['Tab', 'Enter']);
    }
  });
});

describe('in the browser', () => {
  it('a component in the text reacts', async ({ open }) => {
    const page = await open(`${origin}/${GUIDES}/react`);
    const button = page.getByRole('button', { name: 'Take-offs so far: 2' });
    await button.click();
    await page.getByRole('button', { name: 'Take-offs so far: 3' }).waitFor();
  });

  it('a picture for each colour mode follows the mode', async ({ open }) => {
    for (const mode of ['light', 'dark'] as const) {
      const page = await open(`${origin}/${GUIDES}/assets`, { colorScheme: mode });
      const shown = page.locator('.demo img[src*="sky-"]:visible');
      const names = await shown.evaluateAll((all) =>
        all.map((image) => /sky-(\w+)[-.]/.exec(image.getAttribute('src') ?? '')?.[1]),
      );
      // One in JSX and one to be enlarged are light in both modes.
      expect(names).toEqual(['light', 'light', mode, mode]);
    }
  });

  it('a Chinese table has columns of more than a character on a phone', async ({ open }) => {
    const page = await open(`${origin}/zh/${GUIDES}/links`, { viewport: PHONE });
    const cells = page.locator('.markdown table td:first-child');
    const characters = await cells.evaluateAll((elements) =>
      elements.map((cell) => cell.clientWidth / Number.parseFloat(getComputedStyle(cell).fontSize)),
    );
    expect(Math.min(...characters)).toBeGreaterThan(4);
  });

  it('the type of a name appears under the pointer, and leaves no page wider than a phone', async ({ open }) => {
    const page = await open(`${origin}/${GUIDES}/code-blocks`, { viewport: PHONE });
    const name = page.locator('.twoslash-hover').first();
    const shown = () => name.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await shown()).toBe('none');
    await name.hover();
    expect(await shown()).toContain('const wind: {');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  it('formulas are drawn with the fonts of the site', async ({ open }) => {
    const page = await open(`${origin}/${GUIDES}/math-equations`);
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ family, status }) => /KaTeX/.test(family) && status === 'loaded').length;
    });
    expect(loaded).toBeGreaterThan(0);
    expect(
      await page
        .locator('.katex-mathml')
        .first()
        .evaluate((element) => element.getBoundingClientRect().width),
    ).toBeLessThan(2);
  });
});
