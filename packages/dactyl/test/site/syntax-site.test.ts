/** What a build makes of what authors write, as far as it takes more than one file: links, files, partials, JSX. */
import { beforeAll, describe, expect, it } from 'vitest';
import { builtFixture } from './built-fixture.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;
let log: string;

beforeAll(async () => {
  ({ output, log } = await builtFixture('syntax'));
});

/** The text of a page below its breadcrumbs. */
const content = (name: string): HtmlElement => output.page(`docs/${name}/index.html`).one('.theme-doc-markdown');

/** Text of each link → where it leads. */
function linksOf(element: HtmlElement): Record<string, string | undefined> {
  const links = element.all('a').filter(({ classes }) => !classes.includes('hash-link'));
  return Object.fromEntries(links.map(({ text, attributes }) => [text, attributes.href]));
}

describe('a link', () => {
  it('to a Markdown file leads to its page', () => {
    expect(linksOf(content('links'))).toMatchObject({
      relative: '/base/docs/sub/deep',
      'with query and hash': '/base/docs/sub/deep?a=b#part',
      bare: '/base/docs/sub/deep',
      'from the content folder': '/base/docs/sub/deep',
      'from the site': '/base/docs/sub/deep',
      alias: '/base/docs/sub/deep',
      'another plugin': '/base/blog/2024/01/01/one',
      encoded: '/base/docs/two words',
      'in angles': '/base/docs/two words',
      reference: '/base/docs/sub/deep',
      deep: '/base/docs/sub/deep',
    });
    expect(content('links').one('a[title="A title"]').text).toBe('reference');
  });

  it('stays in the locale, translated or not', () => {
    const page = (name: string) => output.page(`zh/docs/${name}/index.html`).one('.theme-doc-markdown');
    expect(linksOf(page('links')).relative).toBe('/base/zh/docs/sub/deep');
    expect(page('sub/deep').one('h1').text).toBe('深处');
    expect(linksOf(page('sub/deep'))['上']).toBe('/base/zh/docs/links#more');
  });

  it('to another file leads to a copy, in a new tab', () => {
    const links = linksOf(content('links'));
    expect(links.asset).toMatch(/^\/base\/assets\/files\/form-[\da-f]{8}\.pdf$/);
    expect(links['asset by alias']).toBe(links.asset);
    expect(links.archive).toMatch(/^\/base\/assets\/files\/data-[\da-f]{8}\.zip\?x=1$/);
    expect(links.static).toMatch(/^\/base\/assets\/files\/manual-[\da-f]{8}\.pdf$/);
    expect(output.read(String(links.asset).slice('/base/'.length))).toBe('form\n');
    const anchor = content('links')
      .all('a')
      .find(({ text }) => text === 'asset');
    expect(anchor?.attributes).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  });

  it('is an address otherwise', () => {
    expect(linksOf(content('links'))).toMatchObject({
      URL: '/base/docs/sub/deep',
      'page as it is': '/base/plain.html',
      out: 'https://example.com/a.md',
      mail: 'mailto:a@example.com',
      hash: '#more',
      'www.example.com': 'http://www.example.com',
    });
    expect(linksOf(output.page('page/index.html').one('main')).docs).toBe('/base/docs/links');
  });

  it('that leads nowhere is reported, with its place where a file was meant', () => {
    expect(log).toContain('The link "./none.md" leads to no Markdown file that is a page.\n  docs/links.md:12:1');
    expect(log).toMatch(
      /On \/base\/docs\/links:\s+→ \S+files\/none\.pdf \(docs\/links\.md:9:59\)\s+→ \S+\/none\.md \(docs\/links\.md:12:10\)/,
    );
    expect(log).not.toContain('plain.html');
  });
});

describe('an image', () => {
  const image = (alt: string) => content('images').one(`img[alt="${alt}"]`).attributes;

  it('has its size, and loads when it comes near', () => {
    expect(image('pixel')).toMatchObject({ width: '3', height: '2', loading: 'lazy', decoding: 'async' });
    expect(image('pixel')).toMatchObject({
      title: 'Its title',
      src: expect.stringMatching(/pixel-\w{8}\.png$/) as string,
    });
    expect(image('words').src).toMatch(/two%20words-\w{8}\.png$/);
    expect(image('linked').src).toBe(image('pixel').src);
    expect(image('by reference').src).toBe(image('pixel').src);
    expect(image('html')).toMatchObject({ src: image('pixel').src, width: '3' });
  });

  it('may be a vector without a size of its own; query and hash stay', () => {
    expect(image('vector')).toMatchObject({ width: '30', height: '20' });
    expect(image('vector').src).toMatch(/view-\w{8}\.svg\?v=1#dark$/);
  });

  it('is found in the static folders, or is left alone', () => {
    expect(image('static').src).toMatch(/^\/base\/assets\/images\/still-\w{8}\.png$/);
    expect(image('alias').src).toBe(image('static').src);
    expect(image('as it is')).toMatchObject({ src: '/img/still.png' });
    expect(image('nowhere')).toMatchObject({ src: './nowhere.png' });
  });

  it('without a size that can be read has none, and a warning', () => {
    expect(image('torn').width).toBeUndefined();
    expect(log).toContain('docs/images.md:7:71 The size of the image "./img/torn.png" cannot be read');
  });
});

describe('tabs', () => {
  it('have all panels in the page, and show the default', () => {
    const [os, values, list, inner] = content('tabs').all('.tabs-container');
    expect(os?.attributes).toMatchObject({ 'data-tabs': 'os', 'data-query': 'os' });
    expect(os?.all('[role="tabpanel"]').map(({ attributes }) => attributes.hidden)).toEqual(['', undefined]);
    expect(os?.one('.theme-admonition-note .admonition-heading').text).toBe('Inside');
    expect(values?.one('.tabs__item--active')).toMatchObject({
      text: 'B',
      classes: expect.arrayContaining(['own']) as string[],
    });
    expect(list?.attributes['data-query']).toBe('tool');
    expect(list?.all('[role="tab"]').map(({ text }) => text)).toEqual(['x', 'y']);
    expect(inner?.text).toBe('yInner');
  });

  it('have the selected panel only when they are lazy', () => {
    const tabs = content('lazy').one('.tabs-container');
    expect(tabs.all('[role="tab"]').map(({ text }) => text)).toEqual(['mac', 'Windows']);
    expect(tabs.all('[role="tabpanel"]').map(({ text }) => text)).toEqual(['Text of Windows.']);
  });
});

describe('a partial', () => {
  it('has props, links and images of its own place, and partials inside', () => {
    const page = content('partials');
    expect(page.all('p').map(({ text }) => text)).toEqual([
      'Hello one, deep.',
      'Inner of one.',
      'Hello two, deep.',
      'Inner of two.',
      'Braces {stay}.',
      'A line. :::note no',
      'works',
    ]);
    expect(linksOf(page).deep).toBe('/base/docs/sub/deep');
    expect(page.all('img[width="3"]')).toHaveLength(2);
  });

  it('has its headings in the table of contents, where it stands', () => {
    const toc = output.page('docs/partials/index.html').one('.theme-doc-toc-desktop');
    expect(toc.all('a').map(({ text }) => text)).toEqual([
      'First',
      'From a part',
      'Second',
      'From a part',
      'From plain Markdown',
      'From outside',
    ]);
  });
});

it('front matter of a partial is a warning', () => {
  expect(log.match(/docs\/parts\/_inner\.mdx:1:1 This file is part of other pages/g)).toHaveLength(1);
});

describe('a code block that names a file', () => {
  const blocks = () => content('code-files').all('.theme-code-block');
  const textOf = (block: HtmlElement | undefined) => block?.one('code').text;

  it('shows a region of it, or some lines, without their indentation', () => {
    const [region, lines, own] = blocks();
    expect(textOf(region)).toBe("tick(hours: number): string { return hours < 12 ? 'tick' : 'tock'; }");
    expect(textOf(lines)).toBe('export class Clock { // #region tick');
    expect(lines?.classes).toContain('language-ts');
    expect(textOf(own)).toBe('own();');
    const post = output.page('blog/2024/01/04/four/index.html').one('.theme-code-block code').text;
    expect(post).toMatch(/^export class Clock \{ tick\(/);
  });

  it('has its title, marked lines and numbers, and a link to the file', () => {
    const [region] = blocks();
    expect(region?.one('.code-block-title').text).toBe('clock.ts');
    expect(region?.one('.theme-code-block-highlighted-line').text).toContain('return');
    expect(region?.one('code').classes).toContain('code-block-numbered');
    expect(linksOf(content('code-files'))['shared/clock.ts']).toBe(
      'https://github.com/o/clocks/blob/main/site/shared/clock.ts#L2-L3',
    );
    expect(output.read('docs/code-files/index.html')).toContain('/shared/clock.ts#L4-L6"');
  });
});

describe('MDX', () => {
  it('evaluates expressions, exports and imports', () => {
    const page = content('jsx');
    expect(page.one('h1').text).toBe('From front matter page');
    expect(page.one('p').text).toBe('3 and 42, ab, {braces}.');
    expect(page.all('span[style="background-color:red"]').map(({ text }) => text)).toEqual(['In red']);
    expect(page.one('td span').text).toBe('cell');
    expect(page.one('[style="background-color:blue"]').text).toBe('live');
    expect(page.one('[id="spread"]')).toMatchObject({
      attributes: { 'data-box': 'spread', 'data-level': '3' },
      text: 'icon Markdown inside',
    });
  });

  it('takes files by import and require', () => {
    const page = content('jsx');
    const src = (alt: string) => page.one(`img[alt="${alt}"]`).attributes.src;
    expect(src('imported')).toMatch(/^\/base\/assets\/images\/pixel-\w{8}\.png$/);
    expect(src('required')).toBe(src('imported'));
    expect(linksOf(page)['required form']).toBe(linksOf(page)['the form']);
    expect(page.all('img[alt="themed"]').map(({ attributes }) => attributes.src)).toEqual([
      '/base/img/still.png',
      src('imported'),
    ]);
  });

  it('has admonitions and a table of contents as components', () => {
    const [tip, info] = content('jsx').all('.theme-admonition');
    expect(tip).toMatchObject({
      classes: expect.arrayContaining(['alert--success']) as string[],
      text: 'From JSXText inside.',
    });
    expect(info?.all('.admonition-icon')).toEqual([]);
    const inline = content('jsx').one('.dactyl-toc-inline');
    expect(linksOf(inline)).toEqual({ Values: '#values', Files: '#files', Notes: '#notes' });
  });

  it('puts <head> into the head', () => {
    const page = output.page('docs/jsx/index.html');
    expect(page.one('head title').text).toBe('Own title');
    expect(page.one('head meta[name="robots"]').attributes.content).toBe('noindex');
    expect(output.read('docs/jsx/index.html')).toMatch(/<head>[^]*"application\/ld\+json">\{"a": 1\}<[^]*<\/head>/);
  });

  it('may export a table of contents and a layout of its own', () => {
    const toc = output.page('docs/own-toc/index.html').one('.theme-doc-toc-desktop');
    expect(linksOf(toc)).toEqual({ 'Chosen entry': '#second' });
    expect(content('layout').one('[data-layout="own"]').text).toBe('In a layout Text.');
  });

  it('is the format that front matter asks for', () => {
    expect(content('format-mdx').text).toBe('MDX in .md 2 x');
    expect(content('format-md').one('p').text).toBe('{1 + 1} a < b https://example.com');
    expect(content('format-md').one('pre').text).toBe('indented code');
    expect(content('format-md').one('.theme-admonition-warning .admonition-heading').text).toBe('Title');
  });
});

describe('steps, files, cards and badges', () => {
  const files = (name: string) => {
    const page = output.page(`docs/${name}/index.html`);
    return {
      styles: page.all('link[rel="stylesheet"]').map(({ attributes }) => String(attributes.href)),
      scripts: page.all('script[src]').map(({ attributes }) => attributes.src),
    };
  };

  it('are there without an import, and stay the lists and links that they are', () => {
    const page = content('writing');
    expect(page.all('.dactyl-steps ol li')).toHaveLength(2);
    expect(page.one('.dactyl-steps li .dactyl-badge--warning').text).toBe('Beta');
    const { id } = page.one('[role="tooltip"]').attributes;
    expect(page.one('.dactyl-tooltip__word').attributes).toMatchObject({ popovertarget: id, interestfor: id });
    expect(page.all('.dactyl-file-tree li li').map(({ text }) => text)).toEqual(['a.js first']);
    const [deep, plain] = page.all('.dactyl-tiles .dactyl-tile');
    expect(linksOf(page)).toEqual({ Deep: '/base/docs/sub/deep' });
    expect(deep?.one('[aria-hidden="true"]').text).toBe('🗂️');
    expect(plain?.one('strong').text).toBe('No link');
  });

  it('cost their page a style sheet each and no script, and other pages nothing', () => {
    const [common = '', ...none] = files('links').styles;
    expect(none).toEqual([]);
    expect(output.read(common.slice('/base/'.length))).not.toMatch(/dactyl-(?:steps|file-tree|tile|badge|tooltip)/);
    const { styles, scripts } = files('writing');
    expect(scripts).toEqual(files('links').scripts);
    expect(styles.map((href) => href.replace(/-\w{8}\.css$/, ''))).toEqual([
      ...['steps', 'badge', 'tooltip', 'file-tree', 'cards'].map((name) => `/base/assets/css/${name}`),
      common.replace(/-\w{8}\.css$/, ''),
    ]);
  });
});

it('footnotes of posts on one page share no id', () => {
  const ids = output
    .page('blog/index.html')
    .all('[id]')
    .map(({ attributes }) => attributes.id);
  expect(ids.filter((id) => id?.startsWith('user-content-fn-'))).toHaveLength(2);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(output.page('zh/page/index.html').one('.footnotes h2').text).toBe('脚注');
});

describe('a notebook', () => {
  const page = () => content('tides');

  it('shows cells and what they have put out, and runs nothing', () => {
    expect(page().one('h1').text).toBe('Tides');
    expect(
      page()
        .all('.code-block-title')
        .map(({ text }) => text),
    ).toEqual(['In [1]', 'In [2]', 'In [3]', 'In [4]', 'ZeroDivisionError', 'In [5]']);
    const cell = page().one('.table-wrapper td');
    expect([cell.text, cell.attributes, page().all('style')]).toEqual(['6', {}, []]);
    expect(page().one('summary').text).toBe('Output, 50 lines');
    expect(linksOf(page()).images).toBe('/base/docs/images');
  });

  it('has its pictures as files, and a link to itself', () => {
    const pictures = page().all('img');
    expect(pictures.map(({ attributes }) => attributes.alt)).toEqual(['Output of cell 4', 'a dot']);
    expect(pictures[0]?.attributes).toMatchObject({
      src: expect.stringMatching(/^\/base\/assets\/images\/tides-4-[\da-f]{8}\.png$/),
      width: '3',
      height: '2',
    });
    expect(linksOf(page())['Download this notebook']).toMatch(
      /^\/base\/assets\/files\/tides-[\da-f]{8}\.ipynb\?download$/,
    );
    expect(output.page('zh/docs/tides/index.html').one('.theme-doc-markdown summary').text).toBe('输出，共 50 行');
  });

  it('is named with the line of the file where a link of it is broken', () => {
    expect(log).toMatch(/The link ".\/gone.md" leads to no Markdown file that is a page.\n\s+docs\/tides.ipynb:105:13/);
  });
});

describe('a vault of Obsidian', () => {
  const harbour = () => content('vault/Harbour');

  it('has links by names, to notes, headings, blocks and files', () => {
    expect(linksOf(harbour())).toMatchObject({
      Heron: '/base/docs/vault/boats/Heron',
      'a hull': '/base/docs/vault/boats/Heron#the-hull',
      'a jib': '/base/docs/vault/boats/Heron#%5Ejib',
      Berths: '#berths',
      'form.pdf': expect.stringMatching(/^\/base\/assets\/files\/form-/),
    });
    expect(content('vault/boats/Heron').one('[id="^jib"]').tag).toBe('span');
    expect([harbour().text.includes('Paint'), harbour().one('mark').text]).toEqual([false, 'new']);
    expect(output.page('docs/vault/boats/Heron/index.html').one('meta[name="description"]').attributes.content).toBe(
      'She is a boat of the harbour.',
    );
  });

  it('embeds pictures with a width, and parts of notes', () => {
    expect(harbour().one('img').attributes).toMatchObject({
      alt: 'A dot',
      style: 'width:40px;height:auto',
      width: '3',
    });
    const quote = harbour().one('blockquote');
    expect(quote.text).toBe('The hull Red, with a list.');
    expect(linksOf(quote)).toEqual({
      'The hull': '/base/docs/vault/boats/Heron#the-hull',
      'a list': '/base/docs/vault/boats/Log',
    });
  });

  it('has callouts of all types, which fold', () => {
    expect(
      harbour()
        .all('details')
        .map(({ text, classes, attributes }) => [text, classes, 'open' in attributes]),
    ).toEqual([
      ['Who pays for it?Nobody.', ['theme-details', 'alert', 'theme-admonition-warning', 'alert--warning'], false],
      ['Deep water ten metres', ['theme-details', 'alert', 'theme-admonition-warning', 'alert--warning'], true],
    ]);
    expect(harbour().one('summary em').text).toBe('pays');
    expect(harbour().one('.theme-admonition-info').text).toBe('TodoSweep.');
  });

  it('may be MDX, and needs no script for it', () => {
    const page = content('vault/Embeds');
    expect(page.one('p').text).toBe('In MDX, too: she, bright and 2.');
    expect(page.one('blockquote').one('h2').attributes.id).toBe('the-hull');
    expect(page.one('.theme-admonition-tip .admonition-heading').text).toBe('A hint');
    expect(page.one('[id="^end"]').tag).toBe('span');
    expect(log).not.toContain('Embeds');
  });

  it('says which names no file has, and which several', () => {
    expect(log).toMatch(
      /No file is called "Herom"\.\n\s+docs\/vault\/Harbour\.md:20:7[^]*?Did you mean "\[\[Heron\]\]"\?/,
    );
    expect(log).toContain(
      'docs/vault/Harbour.md:20:23 "[[Log]]" could also mean "vault/boats/Log.md"; it leads to "vault/crew/Log.md".',
    );
  });
});
