import { describe, expect, it } from 'vitest';
import { parseContent, readContent, readPage } from './read-page.js';

const read = (html: string) => readPage({ html, url: '/docs/a', site: { title: 'Site', titleDelimiter: '–' } });

const DOC = `<!doctype html><html lang="en" class="docs-wrapper plugin-docs docs-doc-page"><head>
<title>Tabs &amp; more – Site</title><meta data-rh="true" name="docusaurus_tag" content="docs-default-1.0"></head><body>
<nav class="navbar"><a class="navbar__item navbar__link navbar__link--active" href="/docs">Docs</a></nav>
<main><nav><ul class="breadcrumbs"><li><a href="/">Home</a></li><li><span itemProp="name">Guides</span></li>
<li><a><span class="x" itemProp="name">Writing &lt;b&gt;</span></a></li><li><span itemProp="name" aria-current="page">Tabs</span></li></ul></nav>
<header><h1>Tabs &amp; more</h1></header><details class="dropdown dactyl-copy-page"><ul><li><a>View</a></li></ul></details><details class="dactyl-unsearched"><summary>cURL</summary>curl</details><p>Before <code>&lt;Tabs&gt;</code><br>the first.</p><style>p{}</style>
<h2 class="anchor" id="use">Use<a href="#use" class="hash-link">​</a></h2><p>One<!-- --> two</p><ul><li>a</li><li>b</li></ul>
<button>Copy</button><h3 id="deep">Deep</h3><table><tr><td>x</td><td>y</td></tr></table>
<p hidden>never</p><h4>No id</h4></main><footer>Foot</footer></body></html>`;

describe('what the search knows of a page', () => {
  it('is its title, its version, its category and its sections', () => {
    expect(read(DOC)).toEqual({
      url: '/docs/a',
      tag: 'docs-default-1.0',
      kind: 'doc',
      category: 'Writing <b>',
      section: 'Guides',
      title: 'Tabs & more',
      sections: [
        { level: 1, heading: '', anchor: '', text: 'Before <Tabs> the first.' },
        { level: 2, heading: 'Use', anchor: 'use', text: 'One two a b' },
        { level: 3, heading: 'Deep', anchor: 'deep', text: 'x y No id' },
      ],
    });
  });

  it('is grouped under its item of the navbar, or else under the title of the site', () => {
    const withoutBreadcrumbs = DOC.replace(/<ul class="breadcrumbs".*?<\/ul>/s, '');
    expect(read(withoutBreadcrumbs)).toMatchObject({ category: 'Docs', section: 'Docs' });
    expect(read(withoutBreadcrumbs.replaceAll('navbar__link--active', ''))?.category).toBe('Site');
  });

  it('is of the category that is outermost, also where that has no page', () => {
    const html = DOC.replace('<span itemProp="name">Guides</span>', '<span class="breadcrumbs__link">Guides</span>');
    expect(read(html)).toMatchObject({ category: 'Writing <b>', section: 'Guides' });
  });

  it.each([
    ['blog-wrapper blog-post-page plugin-blog', 'blog'],
    ['blog-wrapper blog-post-page plugin-blog plugin-id-changelog', 'changelog'],
    ['plugin-pages', 'page'],
  ])('is of a kind that its classes say (%s)', (classes, kind) => {
    expect(read(`<html lang="en" class="${classes}"><main><h1>One</h1></main>`)?.kind).toBe(kind);
  });

  it('takes no breadcrumbs that it shows itself for where it stands', () => {
    const [list = ''] = /<ul class="breadcrumbs".*?<\/ul>/s.exec(DOC) ?? [];
    const withSpecimen = DOC.replace(list, '').replace('</header>', `</header>${list}`);
    expect(read(withSpecimen)?.category).toBe('Docs');
  });

  it('has a beginning also where a heading comes at once, and the title of the document without a heading', () => {
    const page = read('<title>Name – Site</title><main><h2 id="x">X</h2></main>');
    expect(page).toMatchObject({ title: 'Name', tag: 'default' });
    expect(page?.sections.map(({ level, heading }) => [level, heading])).toEqual([
      [1, ''],
      [2, 'X'],
    ]);
  });

  it.each([
    'blog-wrapper blog-list-page',
    'blog-wrapper blog-tags-post-list-page',
    'docs-wrapper docs-tags-list-page',
    'plugin-blog',
  ])('is nothing where other pages are listed (%s)', (classes) => {
    expect(read(`<html lang="en" class="${classes}"><main><h1>Posts</h1></main>`)).toBeUndefined();
  });

  it('is that of a post', () => {
    expect(read('<html class="blog-wrapper blog-post-page plugin-blog"><main><h1>Post</h1></main>')?.title).toBe(
      'Post',
    );
  });

  it('has the names that it explains, in tables and lists of definitions', () => {
    const table = '<table><tr><td><code>on</code> or <code>off</code></td><td><code>throw</code></td></tr></table>';
    const page = read(`<main><h1>T</h1>${table}<h2 id="x">X</h2><dl><dt><code>a.b</code></dt><dd>c</dd></dl></main>`);
    expect(page?.sections.map(({ names }) => names)).toEqual(['on off', 'a.b']);
  });

  it('has a long section as several', () => {
    const words = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(' ');
    const { sections = [] } = read(`<main><h1>T</h1><h2 id="x">X</h2><p>${words}</p></main>`) ?? {};
    const [, ...parts] = sections;
    expect(parts.length).toBeGreaterThan(3);
    expect(new Set(parts.map(({ heading, anchor }) => heading + anchor))).toEqual(new Set(['Xx']));
    expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThan(4600);
    expect(parts.map(({ text }) => text).join(' ')).toBe(words);
  });

  it('reads nothing from a page without text', () => {
    expect(read('<main></main>')).toBeUndefined();
  });
});

describe('the content of a page', () => {
  it.each([
    '<main><h1>A &amp; B</h1><p>x &nbsp; y</p><h2 id="a&amp;b">C</h2><nav>n<nav>o</nav></nav>t</main>',
    '<main><h2 id=x>X</h2>a<p>b<p>c<ul><li>d<li>e</ul><table><tr><td><code>n</code><td>o</table></main>',
    '<main><p hidden>h</p><svg viewBox="0"><linearGradient id="g"/><title>t</title></svg><h3 id="k">K</h3></main>',
    '<main><table><tr><td><code>--a</code></td><td><code>b</code></td></tr></table><dl><dt><code>c</code></dt></dl></main>',
  ])('is what the parser finds: %s', (html) => {
    expect(readContent(html)).toEqual(parseContent(html));
  });
});
