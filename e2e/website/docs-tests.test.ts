/** The docs below `/tests/docs`, which hold odd cases of the site format: what their pages say. */
import { describe, expect, inject, it } from 'vitest';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();
const files = output.files();
const document = (name: string) => output.page(`tests/docs/${name}.html`);

type GlobalData = Record<
  'docusaurus-plugin-content-docs',
  Record<string, { versions: { sidebars: Record<string, unknown> }[] }>
>;

/** Levels of headings that the table of contents lists. */
function listedLevels(name: string): number[] {
  const page = document(name);
  const ids = new Set(page.all('[data-toc] a').map(({ attributes }) => attributes.href?.slice(1)));
  return [2, 3, 4, 5, 6].filter((level) =>
    page.all(`article h${level}`).some(({ attributes }) => ids.has(attributes.id)),
  );
}

describe('the test docs', () => {
  it('R116 are listed beside the other test areas, on a page for people only', () => {
    const page = output.page('tests.html');
    expect(page.one('h1').text).toBe('Test areas');
    expect(page.one('meta[name="robots"]').attributes.content).toContain('noindex');
    const hrefs = page.all('article a').map(({ attributes }) => attributes.href ?? '');
    expect(hrefs).toContain('/tests/docs');
    for (const href of hrefs.filter((one) => one.startsWith('/tests'))) {
      expect(output.has(`${href.slice(1)}.html`), href).toBe(true);
    }
  });

  it('R124 R132 are an instance of their own, with two sidebars', () => {
    // One for each language; the cast: what the docs plugin gives to all pages.
    const data = files
      .filter((file) => /^assets\/data\/global-\w+\.json$/.test(file))
      .map((file) => JSON.parse(output.read(file)) as GlobalData)
      .map((all) => all['docusaurus-plugin-content-docs']['docs-tests']);
    expect(data).toHaveLength(2);
    for (const instance of data) {
      expect(instance?.versions.map(({ sidebars }) => Object.keys(sidebars))).toEqual([['sidebar', 'anotherSidebar']]);
    }
    expect(output.page('tests/docs.html').one('h1').text).toBe('Test docs');
  });

  it('R133 are kept from search engines', () => {
    const pages = files.filter((file) => /^tests\/docs(?:\/.*)?\.html$/.test(file));
    expect(pages.length).toBeGreaterThan(60);
    for (const file of pages) {
      expect(output.page(file).one('meta[name="robots"]').attributes.content, file).toContain('noindex');
    }
  });

  it('R125 R209 link their tags to pages of tags', () => {
    const tags = output
      .page('tests/docs.html')
      .all('.theme-doc-footer a')
      .filter(({ attributes }) => attributes.href?.includes('/tags/'));
    expect(tags.map(({ text, attributes }) => [text, attributes.href])).toEqual([
      ['A', '/tests/docs/tags/a'],
      ['Label for tag b', '/tests/docs/tags/b'],
      ['C', '/tests/docs/tags/permalink-for-tag-c'],
    ]);
    const list = document('tags').all('main a.dactyl-tag');
    expect(list.map(({ attributes }) => attributes.href?.replace('/tests/docs/tags/', '')).toSorted()).toEqual([
      'a',
      'b',
      'd',
      'listed',
      'permalink-for-tag-e',
      'some-tag',
      'visibility',
    ]);
    for (const { attributes } of [...tags, ...list]) {
      expect(output.has(`${attributes.href?.slice(1)}.html`), attributes.href).toBe(true);
    }
    expect(document('tags/a').one('main').text).toContain('The first tag, with a description.');
  });

  it('R129 R186 list the levels of headings that the front matter asks for, the second and third by default', () => {
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
      expect(listedLevels(`toc/${name}`), name).toEqual(levels);
    }
    expect(document('toc/toc-test-bad').all('[data-toc] a')).toHaveLength(11);
  });

  it('R131 resolve links in every form', () => {
    const links = document('tests/links/test-markdown-links').all('.markdown a');
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

  it('list headings of the parts that they show, in their place', () => {
    const links = document('tests/toc-partials')
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

  it('show admonitions in lists and quotes, with their colours', () => {
    const shown = document('tests/admonitions').one('article');
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

  it('show pictures in every form, and one for previews', () => {
    const page = document('tests/img-tests');
    const images = page.all('.markdown img');
    // Two of them in several sizes, each with its preview.
    expect(images).toHaveLength(14);
    for (const { attributes } of images) expect(attributes.src).toMatch(/^(?:\/assets\/|data:image)/);
    expect(page.one('meta[property="og:image"]').attributes.content).toMatch(/^https:\/\/.*\/stripes-\w+\.png$/);
  });

  it('show the date that front matter names, and the name of nobody', () => {
    const footer = document('doc-with-last-update').one('.theme-last-updated');
    expect(footer.text).not.toContain('by ');
    expect(footer.one('time').attributes.datetime).toMatch(/^2000-01-01/);
  });
});

describe('addresses of the test docs', () => {
  const origin = inject('builtSite');

  it('are what the names of the files say, as they are and percent-encoded', async () => {
    const expected: Record<string, string> = {
      "beginner's guide": 'A name with an apostrophe',
      'folder with space/doc 1': 'First doc in a folder with a space',
      'folder with space/doc 2': 'Second doc in a folder with a space',
      'tests/ascii/æøå': 'A folder outside of ASCII',
      'tests/ascii/folder/æøå': 'A file outside of ASCII',
      'tests/Case-Sentitive-Doc': 'Capitals in the name',
      dummy: 'An address that ends in .html',
    };
    for (const [name, title] of Object.entries(expected)) expect(document(name).one('h1').text, name).toBe(title);
    const encoded = ['beginner%27s%20guide', 'folder%20with%20space/doc%201', 'tests/ascii/%C3%A6%C3%B8%C3%A5'];
    for (const path of [...encoded, "beginner's guide", 'tests/ascii/folder/æøå', 'dummy.html']) {
      const { status, redirected } = await fetch(`${origin}/tests/docs/${path}`);
      expect([path, status, redirected]).toEqual([path, 200, false]);
    }
  });

  it('with spaces are linked by file', () => {
    const folder = '/tests/docs/folder with space';
    const hrefs = (name: string) =>
      document(name)
        .all('.markdown p a')
        .map(({ attributes }) => decodeURI(attributes.href ?? ''));
    expect(hrefs('folder with space/doc 1')).toEqual([`${folder}/doc 2`, `${folder}/doc 2`]);
    expect(hrefs('folder with space/doc 2')).toEqual([`${folder}/doc 1`]);
    expect(hrefs('more-test')).toEqual([`${folder}/doc 1`]);
  });
});
