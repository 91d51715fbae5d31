/** Sidebars and visibility of the docs below `/tests/docs`. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import type { HtmlElement } from '../../packages/dactyl/test/site/html-document.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();
const document = (name: string) => output.page(`tests/docs/${name}.html`);
const menuOf = (page: HtmlElement) => page.one('aside nav');

/** Labels of all links and categories that the menu of the page holds. */
function menuLabels(page: HtmlElement): string[] {
  return menuOf(page)
    .all('.menu__link')
    .map(({ text }) => text);
}

/** Where the label of a category leads; `undefined` when it is no link. */
function categoryHref(page: HtmlElement, label: string): string | undefined {
  const category = menuOf(page)
    .all('.theme-doc-sidebar-item-category')
    .map((item) => item.one('.menu__link'))
    .find(({ text }) => text === label);
  expect(category, label).toBeDefined();
  return category?.attributes.href;
}

/** The items of a closed category, which are a file of their own. */
function branchItems(page: HtmlElement, label: string): HtmlElement {
  const branch = menuOf(page)
    .all('details[data-branch]')
    .find((details) => details.one('summary').text === label);
  expect(branch, label).toBeDefined();
  return output.page(`page-branch/${branch?.attributes['data-branch']}.html`);
}

describe('categories of the test docs', () => {
  it('R128 lead where their folder or their file says', () => {
    const page = document('tests/category-links');
    const folder = '/tests/docs/tests/category-links';
    const expected = {
      'Category Links': '/tests/docs/category-links-generated-index-slug',
      'A custom index': `${folder}/custom-index-convention/intro`,
      'Named like the folder': `${folder}/with-category-name-doc`,
      'With an index': `${folder}/with-index-doc`,
      'With a readme': `${folder}/with-readme-doc`,
    };
    for (const [label, href] of Object.entries(expected)) {
      expect(categoryHref(page, label), label).toBe(href);
      expect(output.page(`${href.slice(1)}.html`).one('h1').text).toBe(label);
    }
    for (const label of ['No index', 'regular-category']) expect(categoryHref(page, label), label).toBeUndefined();
    const plain = menuOf(page)
      .all('.theme-doc-sidebar-item-link')
      .map(({ text }) => text);
    expect(plain).toEqual(
      expect.arrayContaining([
        'An index that is an item',
        'A folder with nothing else',
        'A readme that is not the page of its category',
      ]),
    );
  });

  it('show what is in them as cards, with their descriptions', () => {
    const cards = (name: string) =>
      document(name)
        .all('.dactyl-card')
        .map((card) => [card.one('h2').text, card.all('p')[0]?.text]);
    expect(cards('category/sidebar-item-description-tests')).toEqual([
      ['Link without description', undefined],
      ['Link with description', 'What the link says about itself.'],
      ['Category without description', '1 item'],
      ['Category with description', 'What the category says about itself.'],
      ['Category with an index and a description', 'Shown on its card; its page has a description of its own.'],
    ]);
    expect(document('category/described').one('main').text).toContain('Shown at the top of its page.');
    expect(cards('tests/category-links/with-category-name-doc')).toEqual([
      ['A sample', 'Something to be in the category.'],
    ]);
  });

  it('hold links, static pages and HTML of their own', () => {
    const page = document('more-test');
    const links = branchItems(page, 'Link tests').all('a');
    expect(links.map(({ attributes }) => attributes.href)).toEqual([
      'https://www.w3.org/TR/wai-aria/',
      '/dogfooding/javadoc',
      '/dogfooding/javadoc',
    ]);
    expect(links[0]?.attributes.target).toBe('_blank');
    const menu = menuOf(page);
    expect([menu.one('em').text, menu.all('hr').length, menu.one('img').attributes.src]).toEqual([
      'links',
      1,
      '/img/logo.svg',
    ]);
  });

  it('make no page large, however many there are', () => {
    const page = document('more-test');
    const html = output.read('tests/docs/more-test.html');
    expect(menuLabels(page)).toContain('Huge sidebar category');
    expect(html).not.toContain('of level 2');
    expect(brotliCompressSync(html).length).toBeLessThan(6 * 1024);
    const inside = branchItems(page, 'Huge sidebar category');
    expect(inside.all('.theme-doc-sidebar-item-category-level-2')).toHaveLength(8);
  });

  it('may not close, and lead to their page all the same', () => {
    const page = document('more-test');
    expect(categoryHref(page, 'Another category with index')).toBe('/tests/docs/category/another-category-with-index');
    const fixed = menuOf(page)
      .all('.theme-doc-sidebar-item-category')
      .find((item) => item.one('.menu__link').text === 'Another category with index');
    expect(fixed?.all('details')).toHaveLength(0);
  });
});

describe('sidebars of the test docs', () => {
  it('R130 give components the props that front matter adds to items', () => {
    const rows = document('tests/custom-props')
      .all('article tbody tr')
      .map((row) => row.all('td').map(({ text }) => text));
    expect(rows).toEqual([
      ['A doc with props', '{"goodFirstIssue":false,"effort":1,"owner":"core team"}'],
      ['A doc without props', ''],
    ]);
  });

  it('are the ones that docs ask for, or none', () => {
    for (const name of ['standalone', 'doc-without-sidebar', "beginner's guide"]) {
      expect(document(name).all('aside nav'), name).toHaveLength(0);
    }
    for (const name of ['dummy', 'doc-with-another-sidebar']) {
      expect(menuLabels(document(name)), name).toEqual(['An address that ends in .html']);
    }
    expect(document('doc-with-another-sidebar').all('.pagination-nav__link')).toHaveLength(0);
    expect(menuOf(document('more-test')).one('.red').text).not.toBe('');
  });
});

describe('visibility of the test docs', () => {
  const folder = 'tests/visibility';
  const unlisted = [
    'force-unlisted',
    ...['unlisted1', 'unlisted2', 'unlisted-subcategory', 'unlisted-subcategory/unlisted3'].flatMap((name) => [
      `only-unlisteds/${name}`,
      `some-unlisteds/${name}`,
    ]),
    'some-unlisteds/subcategory-with-listed-index/unlisted1',
    'some-unlisteds/subcategory-with-listed-index/unlisted2',
  ];
  const drafts = ['draft1', 'draft2', 'draft-subcategory', 'draft-subcategory/draft3'].flatMap((name) => [
    `${folder}/only-drafts/${name}`,
    `${folder}/some-drafts/${name}`,
  ]);

  it('R126 R225–R227 keeps unlisted docs out of the menu of all pages but their own, with a banner there', () => {
    for (const name of unlisted) {
      const page = document(`${folder}/${name}`);
      expect(page.all('.theme-unlisted-banner'), name).toHaveLength(1);
      expect(page.one('meta[name="robots"]').attributes.content, name).toContain('noindex');
      const active = menuOf(page).all('[aria-current="page"]');
      expect(active.map(({ text }) => text).at(-1), name).toBe(page.one('h1').text);
    }
    const listed = menuLabels(document(`${folder}/some-unlisteds/unlisted-subcategory/listed1`));
    expect(listed).toContain('Listed beside unlisted');
    // A category whose page is listed and whose docs are not is a link.
    expect(listed).toContain('Listed folder of unlisted docs');
    for (const hidden of ['Unlisted 1', 'Unlisted 2', 'Unlisted 3', 'only-unlisteds', 'Unlisted by a flag']) {
      expect(listed).not.toContain(hidden);
    }
  });

  it('keeps unlisted docs out of cards, tags and what follows a page', () => {
    const cards = document(folder).all('.dactyl-card h2');
    expect(cards.map(({ text }) => text)).toEqual(['some-drafts', 'some-unlisteds']);
    const tags = document('tags').all('main a');
    expect(tags.map(({ attributes }) => attributes.href)).not.toContain('/tests/docs/tags/unlisted');
    expect(document('tags/unlisted').all('.theme-unlisted-banner')).toHaveLength(1);
    expect(
      document('tags/visibility')
        .all('main h2')
        .map(({ text }) => text),
    ).not.toContain('Unlisted 1');
    const pages = output.files().filter((file) => file.startsWith('tests/docs/') && file.endsWith('.html'));
    const followed = pages.flatMap((file) =>
      output
        .page(file)
        .all('.pagination-nav__link')
        .map(({ attributes }) => attributes.href),
    );
    for (const name of unlisted) expect(followed).not.toContain(`/tests/docs/${folder}/${name}`);
  });

  it('R127 leaves drafts out of the build, and shows them with a banner while one writes', async () => {
    const built = menuLabels(document(folder));
    expect(built).toContain('some-drafts');
    expect(built).not.toContain('only-drafts');
    for (const name of ['tests/another-draft', ...drafts]) expect(output.has(`tests/docs/${name}.html`)).toBe(false);
    expect(output.has(`tests/docs/${folder}/some-drafts/draft-subcategory/listed1.html`)).toBe(true);
    // Of a smaller site: `dev/locales.test.ts`.
    if (process.env.DACTYL_TEST_FULL !== '1') return;
    const response = await fetch(`${inject('devServer')}/tests/docs/tests/another-draft`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('theme-draft-banner');
  });

  it('R222 lists other docs, and leaves them to search engines', () => {
    const page = output.page('docs/installation.html');
    expect(page.all('meta[name="robots"]')).toHaveLength(0);
    expect(
      menuOf(output.page('docs.html'))
        .all('a')
        .map(({ attributes }) => attributes.href),
    ).toContain('/docs/installation');
  });
});
