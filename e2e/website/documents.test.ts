/** What holds for each page of the website, read from the files. */
import { describe, expect, inject, it } from 'vitest';
import { isChinese, openWebsiteOutput, pageFiles } from '../setup/website-output.js';

const output = openWebsiteOutput();
/** Pages of redirects and the like hold no shell. */
const files = pageFiles(output).filter((file) => output.read(file).includes('id="__docusaurus"'));
/** Many pages of the history and of the test areas are of one kind: the full run reads all of them. */
const isRead = (file: string, index: number) =>
  process.env.DACTYL_TEST_FULL === '1' || index % 4 === 0 || !/^(?:zh\/)?(?:changelog|tests)\//.test(file);
const pages = files.filter(isRead).map((file) => ({ file, chinese: isChinese(file), page: output.page(file) }));
/** The heading of footnotes is for screen readers only. */
const HIDDEN_HEADING = 'footnote-label';
const HAN = /\p{Script=Han}/u;

describe('the output', () => {
  it('holds every page in both locales', () => {
    const english = files.filter((file) => !isChinese(file));
    const chinese = files.filter(isChinese).map((file) => file.replace(/^zh\//, ''));
    expect(english.length).toBeGreaterThan(20);
    expect(chinese).toEqual(english);
    expect(english).toEqual(expect.arrayContaining(['index.html', '404.html', 'docs.html', 'blog.html']));
  });
});

describe('“dactyl serve”', () => {
  it('answers with the pages of both locales', async () => {
    for (const [path, lang] of [
      ['/', 'en'],
      ['/docs', 'en'],
      ['/zh/', 'zh-CN'],
      ['/zh/docs', 'zh-CN'],
    ] as const) {
      const response = await fetch(inject('builtSite') + path);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toContain(`<html lang="${lang}"`);
    }
  });

  // Here and not behind the tests below: while they read all pages nothing listens, and a connection that the server
  // has closed meanwhile would be used again.
  it('R022 answers with the favicon', async () => {
    for (const icon of ['/img/favicon.svg', '/zh/img/favicon.svg']) {
      const response = await fetch(inject('builtSite') + icon);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
      await response.arrayBuffer();
    }
  });
});

describe('every page', () => {
  it('names the style sheets of diagrams and of live code if it holds them, and else not', () => {
    const naming = (sheet: RegExp) => files.filter((file) => sheet.test(output.read(file)));
    const holding = (name: string) => files.filter((file) => output.read(file).includes(`class="${name}`));
    const drawn = naming(/<link data-rh[^>]*href="[^"]*\/mermaid-[0-9a-f]{8}\.css"/);
    const live = naming(/<link data-rh[^>]*href="[^"]*\/live-codeblock-[0-9a-f]{8}\.css"/);
    expect(drawn.length).toBeGreaterThan(4);
    expect(drawn).toEqual(holding('docusaurus-mermaid-container'));
    expect(live.length).toBeGreaterThan(4);
    expect(live).toEqual(holding('theme-playground'));
  });

  it('R003 has one navigation bar, a nav landmark', () => {
    for (const { file, page } of pages) {
      expect(
        page.all('nav.navbar').map(({ attributes }) => attributes['aria-label']),
        file,
      ).toHaveLength(1);
    }
  });

  it('R007 has one footer that is a contentinfo landmark', () => {
    for (const { file, page } of pages) {
      const inContent = new Set(
        ['main', 'article', 'aside', 'nav', 'section'].flatMap((tag) =>
          page.all(`${tag} footer`).map(({ attributes, text }) => JSON.stringify([attributes, text])),
        ),
      );
      const footers = page
        .all('footer')
        .filter(({ attributes, text }) => !inContent.has(JSON.stringify([attributes, text])));
      expect(
        footers.map(({ classes }) => classes),
        file,
      ).toEqual([['theme-layout-footer', 'footer']]);
      expect(page.all('[role="contentinfo"]'), file).toHaveLength(0);
    }
  });

  it('has one main region with one first heading', () => {
    // The test page of a layout without children is the one without content.
    for (const { file, page } of pages.filter((one) => !one.file.endsWith('tests/pages/layout-no-children.html'))) {
      expect(page.all('main'), file).toHaveLength(1);
      expect(page.all('h1'), file).toHaveLength(1);
    }
  });

  it('R011 R206 names its language, written from left to right', () => {
    for (const { file, chinese, page } of pages) {
      expect(page.attributes, file).toMatchObject({ lang: chinese ? 'zh-CN' : 'en', dir: 'ltr' });
    }
  });

  it('R322 is titled with its own title, a delimiter and the title of the site', () => {
    for (const { file, page } of pages) expect(page.one('title').text, file).toMatch(/^\S.* \| Dactyl$/);
  });

  it('R022 has the favicon', () => {
    for (const { file, page } of pages) {
      expect(page.one('link[rel="icon"]').attributes.href, file).toMatch(/^\/(?:zh\/)?img\/favicon\.svg$/);
    }
  });

  it('R370 gives the browser a teal theme colour', () => {
    for (const { file, page } of pages) {
      expect(page.one('meta[name="theme-color"]').attributes.content, file).toBe('#25c2a0');
    }
  });

  it('R019 names its absolute address, without a slash at the end', () => {
    for (const { file, page } of pages) {
      // Old versions of the example name the latest one, see `docs-guides.test.ts`.
      if (/404\.html$|(?:^|\/)examples\/publisher\/1\./.test(file)) continue;
      const canonical = page.one('link[rel="canonical"]').attributes.href ?? '';
      // Two addresses end in .html themselves.
      const path = `/${file.replace(/(?:^|\/)index\.html$|(?<!\/dummy|\/x\/y\/z)\.html$/, '')}`;
      expect(decodeURI(canonical), file).toBe(`https://dactyl.example${path === '/zh' ? '/zh/' : path}`);
    }
  });

  it('R012 has Chinese labels in its navigation bar when it is Chinese', () => {
    const chinese = pages.filter((page) => page.chinese);
    expect(chinese.length).toBeGreaterThan(0);
    for (const { file, page } of chinese) {
      const labels = page.all('nav.navbar a.navbar__item').map(({ text }) => text);
      expect(labels.length, file).toBeGreaterThanOrEqual(3);
      // “API” is the same word in Chinese.
      const foreign = labels.filter((label) => label !== 'API' && !HAN.test(label));
      expect(foreign, file).toEqual([]);
      expect(page.one('.navbar__toggle').attributes['aria-label'], file).toMatch(HAN);
    }
  });

  it('R319 R320 has an anchor on each heading from the second level on, titled “Direct link to …”, and none on the first', () => {
    let count = 0;
    for (const { file, chinese, page } of pages) {
      for (const heading of ['h2', 'h3', 'h4', 'h5', 'h6'].flatMap((tag) => page.all(`.theme-doc-markdown ${tag}`))) {
        // Titles of cards are links themselves.
        if (heading.attributes.id === HIDDEN_HEADING || heading.classes.includes('dactyl-card__title')) continue;
        const { attributes } = heading.one('a.hash-link');
        const text = heading.text;
        count++;
        expect(attributes.href, file).toBe(`#${encodeURI(heading.attributes.id ?? '')}`.replaceAll('%23', '#'));
        expect(attributes.title, file).toBe(attributes['aria-label']);
        expect(attributes.title, file).toBe(chinese ? `${text}的直接链接` : `Direct link to ${text}`);
      }
      expect(page.all('h1 a.hash-link'), file).toHaveLength(0);
    }
    expect(count).toBeGreaterThan(20);
  });

  it('R186 lists the headings of the second and third level of a doc in its table of contents, no others', () => {
    let count = 0;
    for (const { file, page } of pages) {
      const [toc] = page.all('[data-toc]');
      const [content] = page.all('.theme-doc-markdown');
      // Some pages ask for other levels in their front matter.
      if (!toc || !content || toc.attributes['data-toc-min'] !== '2' || toc.attributes['data-toc-max'] !== '3')
        continue;
      count += 1;
      const ids = (tag: string) => content.all(tag).map(({ attributes }) => attributes.id);
      // Titles of cards are headings without an id.
      const wanted = new Set([...ids('h2'), ...ids('h3')].filter((id) => id !== undefined && id !== HIDDEN_HEADING));
      expect(new Set(toc.all('a').map(({ attributes }) => decodeURI(attributes.href ?? '').slice(1))), file).toEqual(
        wanted,
      );
    }
    expect(count).toBeGreaterThan(30);
  });

  it('R175 has a footer with nothing but the copyright line', () => {
    for (const { file, page } of pages) {
      const footer = page.all('footer.footer').at(-1);
      expect(footer?.all('a'), file).toEqual([]);
      expect(footer?.one('.footer__copyright').text, file).toMatch(/©/);
    }
  });

  it('R152 has docs, API and blog in its navigation bar, in this order', () => {
    for (const { file, chinese, page } of pages) {
      const base = chinese ? '/zh' : '';
      const [left] = page.all('nav.navbar .navbar__items');
      expect(
        left?.all('a.navbar__item').map(({ attributes }) => attributes.href),
        file,
      ).toEqual([`${base}/docs`, `${base}/docs/cli`, `${base}/blog`]);
    }
  });
});

describe('the blog', () => {
  it('R028 lists posts newest first', () => {
    const lists = ['blog.html', ...output.files().filter((file) => /^blog\/page\/\d+\.html$/.test(file))];
    const dates = lists
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .flatMap((file) =>
        output
          .page(file)
          .all('article time')
          .map(({ attributes }) => attributes.datetime ?? ''),
      );
    expect(dates.length).toBeGreaterThan(1);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
