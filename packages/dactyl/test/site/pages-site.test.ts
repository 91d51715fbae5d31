/** What a build makes of each kind of page, in two languages and two instances of the plugin. */
import { beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from './docs-site.js';
import { builtFixture } from './built-fixture.js';
import type { Output } from './output.js';

let output: Output;
let log: string;

beforeAll(async () => {
  ({ output, log } = await builtFixture('pages'));
});

const page = (name: string) => output.page(`${name}/index.html`);
const meta = (name: string, key: string) =>
  page(name)
    .all(`meta[name="${key}"]`)
    .map(({ attributes }) => attributes['content']);

describe('files of the folder', () => {
  it('become pages at their paths, except private ones, tests, drafts and what is no page', () => {
    const documents = output.files().filter((file) => file.endsWith('.html') && !file.includes('assets/'));
    const english = documents.filter((file) => !file.startsWith('zh/'));
    expect(english.map((file) => file.replace(/\/?index\.html$/, ''))).toEqual([
      '404.html',
      'about',
      'contents',
      'empty',
      'guides/first',
      'guides/fixed',
      '',
      'links',
      'memo',
      'nested',
      'nested/leaf',
      'no-contents',
      'script',
      'search',
      'typed',
      'unlisted',
      'v1.0',
      'with space/ü & ö',
      '图/文',
    ]);
    expect(documents.filter((file) => file.startsWith('zh/')).map((file) => file.slice('zh/'.length))).toEqual(english);
  });

  it('may be of any kind, and named in any way', () => {
    const headings = ['script', 'typed', 'memo', 'nested', 'nested/leaf', 'v1.0', 'with space/ü & ö', '图/文'];
    expect(headings.map((name) => page(name).one('h1').text)).toEqual([
      'Script',
      'Typed',
      'Memo',
      'Nested',
      'A leaf',
      'Version 1.0',
      'Signs in a name',
      '文',
    ]);
    expect(page('empty').one('[id="__docusaurus"]').text).toBe('');
  });

  it('have addresses in which signs are encoded', () => {
    const canonical = (name: string) => page(name).one('link[rel="canonical"]').attributes['href'];
    expect(canonical('with space/ü & ö')).toBe('https://pages.example/with%20space/%C3%BC%20%26%20%C3%B6');
    expect(canonical('图/文')).toBe('https://pages.example/%E5%9B%BE/%E6%96%87');
    expect(canonical('nested')).toBe('https://pages.example/nested/');
  });

  it('are missing in a folder that is not there', () => {
    expect(output.files().some((file) => file.startsWith('nothing'))).toBe(false);
  });
});

describe('a React page', () => {
  const home = () => output.page('index.html');

  it('gets the configuration of the site, and has the layout that it renders', () => {
    expect(home().one('h1').text).toBe('Pages');
    expect(home().one('title').text).toBe('Start | Pages');
    expect(home().one('meta[name="description"]').attributes['content']).toBe('Where it begins');
    expect(home().all('.start')).toHaveLength(1);
    expect(home().all('footer')).toEqual([]);
    expect(home().classes).toEqual(['plugin-pages', 'plugin-id-default']);
  });

  it('without a layout is all that is there', () => {
    expect(page('typed').all('nav')).toEqual([]);
    expect(page('typed').one('title').text).toBe('Pages');
  });
});

describe('a Markdown page', () => {
  it('has title and description of its heading and first paragraph', () => {
    expect(page('nested/leaf').one('title').text).toBe('A leaf | Pages');
    expect(meta('nested/leaf', 'description')).toEqual(['The first paragraph of the leaf.']);
    expect(page('nested/leaf').all('h1')).toHaveLength(1);
  });

  it('has what its front matter says, in the head and in the element around all', () => {
    expect(page('about').one('title').text).toBe('About | Pages');
    expect(meta('about', 'description')).toEqual(['What this site is']);
    expect(meta('about', 'keywords')).toEqual(['pages,fixture']);
    const image = page('about').one('meta[property="og:image"]').attributes['content'] ?? '';
    expect(image).toMatch(/^https:\/\/pages\.example\/assets\/images\/picture-\w+\.png$/);
    expect(output.has(new URL(image).pathname.slice(1))).toBe(true);
    expect(page('about').classes).toEqual(['about-wrapper', 'mdx-page', 'plugin-pages', 'plugin-id-default']);
    expect(page('nested/leaf').classes).toContain('mdx-wrapper');
  });

  it('may have neither title nor description', () => {
    expect(page('no-contents').one('title').text).toBe('Pages');
    expect(meta('no-contents', 'description')).toEqual([]);
  });

  it('imports parts, and writes into the head', () => {
    expect(page('about').one('article').text).toContain('A part in a private folder.');
    expect(meta('about', 'fixture')).toEqual(['about']);
    expect(page('about').all('article meta')).toEqual([]);
  });

  it('has a table of contents of the levels that it asks for, and full width without one', () => {
    const listed = (name: string) => textsOf(page(name), '[data-toc] a');
    expect(listed('about')).toEqual(['A part of it']);
    expect(listed('contents')).toEqual(['Three', 'Four']);
    expect(listed('no-contents')).toEqual([]);
    expect(page('contents').one('main .row').all('.col--8')).toHaveLength(1);
    expect(page('no-contents').one('main .row').all('.col--8')).toEqual([]);
  });

  it('shows who changed it last, and leads to where it can be changed', () => {
    const footer = page('about').one('.theme-pages-footer-edit-meta-row');
    expect(footer.one('time').attributes['datetime']).toBe('2024-01-05T00:00:00.000Z');
    expect(footer.one('.theme-last-updated').text).toContain('Core team');
    expect(footer.one('a').attributes['href']).toBe('https://git.example/site/edit/main/src/pages/about.mdx');
  });

  it('that is unlisted tells readers and search engines so', () => {
    expect(page('unlisted').one('.theme-unlisted-banner').text).toContain('Unlisted page');
    expect(meta('unlisted', 'robots')).toEqual(['noindex, nofollow']);
  });

  it('leads from links to Markdown files to their pages', () => {
    expect(
      page('links')
        .one('article')
        .all('p a')
        .map(({ attributes }) => attributes['href']),
    ).toEqual(['/about', '/about', '/nested/leaf', '/nested/leaf']);
    expect(log).not.toContain('Links that lead to no page');
    expect(log).not.toContain('leads to no Markdown file');
  });
});

describe('a page in another language', () => {
  it('is the translated file, when there is one for a file of the default language', () => {
    expect(page('zh/about').one('h1').text).toBe('关于这个网站');
    expect(page('zh/about').one('title').text).toBe('关于 | Pages');
    expect(page('zh/nested').one('h1').text).toBe('嵌套');
    expect(page('zh/nested/leaf').one('h1').text).toBe('A leaf');
    expect(page('zh/guides/first').one('h1').text).toBe('第一份指南');
    expect(output.has('zh/extra/index.html')).toBe(false);
  });

  it('leads to the file that was shown', () => {
    const edit = (name: string) => page(name).one('.theme-edit-this-page').attributes['href'];
    const repository = 'https://git.example/site/edit/main';
    expect(edit('zh/about')).toBe(`${repository}/i18n/zh/docusaurus-plugin-content-pages/about.mdx`);
    expect(edit('zh/nested/leaf')).toBe(`${repository}/src/pages/nested/leaf.md`);
  });
});

describe('a page component of the site', () => {
  const given = (name: string): unknown => JSON.parse(page(name).one('code').text);

  it('is given the metadata of the page, in an instance with paths, patterns and options of its own', () => {
    expect(given('guides/first')).toMatchObject({
      metadata: {
        type: 'mdx',
        permalink: '/guides/first',
        source: '@site/guides/first.md',
        title: 'First guide',
        description: 'What it is about.',
        frontMatter: { image: '/img/first.png', level: 3 },
        editUrl: 'https://edit.example/?pagesDirPath=guides&pagesPath=first.md&permalink=%2Fguides%2Ffirst&locale=en',
        unlisted: false,
      },
      frontMatter: { image: '/img/first.png', level: 3 },
      contentTitle: 'First guide',
      toc: [{ value: 'A step', id: 'a-step', level: 2 }],
      others: { route: { path: '/guides/first', exact: true } },
    });
    expect(given('zh/guides/first')).toMatchObject({
      metadata: {
        permalink: '/zh/guides/first',
        source: '@site/i18n/zh/docusaurus-plugin-content-pages-guides/first.md',
        editUrl: expect.stringMatching(/permalink=%2Fzh%2Fguides%2Ffirst&locale=zh$/),
      },
    });
  });

  it('is given no edit link where the function of the site makes none', () => {
    const { metadata } = given('guides/fixed') as { metadata: object }; // what the fixture writes
    expect(metadata).not.toHaveProperty('editUrl');
    // The option is off, so that the author of the front matter is left out.
    expect(metadata).not.toHaveProperty('lastUpdatedBy');
  });
});
