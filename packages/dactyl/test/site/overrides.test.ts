/** Components of the theme that a site replaces or wraps take effect on every page. */
import { beforeAll, describe, expect, it } from 'vitest';
import { builtFixture } from './built-fixture.js';
import { islandMarks, regionsOf, type Output } from './output.js';

let output: Output;
let log: string;

beforeAll(async () => {
  ({ output, log } = await builtFixture('overrides'));
});

const PAGES = ['404.html', 'index.html', 'docs/one/index.html', 'docs/two/index.html'];

describe('a component in src/theme', () => {
  it('replaces that of the theme on all pages', () => {
    for (const file of PAGES) {
      const footers = output
        .page(file)
        .all('footer')
        .filter((footer) => !footer.classes.includes('theme-doc-footer'));
      expect(
        footers.map((footer) => footer.text),
        file,
      ).toEqual(['My own footer']);
    }
  });

  it('has its styles in the style sheet', () => {
    const [name = ''] = output.page('index.html').one('footer').classes;
    const css = output
      .files()
      .filter((file) => file.endsWith('.css'))
      .map(output.read)
      .join('');
    expect(css).toContain(`.${name}`);
    expect(css).toMatch(/rebeccapurple|#639/);
  });

  it('may wrap that of the theme, and read the page that it stands on', () => {
    for (const [id, title] of [
      ['one', 'One'],
      ['two', 'Two'],
    ]) {
      const wrapper = output.page(`docs/${id}/index.html`).one(`[data-wrapped="${id}"]`);
      expect(wrapper.one('article h1').text).toBe(title);
      expect(wrapper.one('.after').text).toBe(`After ${title}`);
    }
  });

  it('may give its context to everything, regions included', () => {
    expect(output.page('index.html').one('h1').attributes['data-mood']).toBe('calm');
    expect(output.page('docs/two/index.html').all('footer[data-mood="calm"]')).toHaveLength(1);
  });

  it('may add components for Markdown', () => {
    expect(output.page('docs/two/index.html').one('.shout').text).toBe('from Markdown!');
  });

  it('may draw diagrams without a theme for them', () => {
    const page = output.page('docs/two/index.html');
    expect(log).not.toContain('markdown.mermaid');
    expect(page.one('figure').text).toBe('22 characters');
    expect(page.all('main pre').map(({ text }) => text.trim())).toEqual(['<p>a</p>']);
  });

  it('replaces what plain Markdown is made of', () => {
    const page = output.page('docs/one/index.html');
    expect(page.one('.frame .theme-code-block code').text).toBe('const one = 1;');
    expect(page.all('.theme-admonition .my-note')).toHaveLength(1);
    expect(page.one('.theme-doc-markdown a[data-mine]').attributes.href).toBe('/docs/two');
  });
});

describe('components that only render, as they stand in src/theme', () => {
  it("ask for no React, and only readers of the site's own context would run there if something else did", () => {
    const pages = output.files().filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(7);
    const marks = pages.flatMap((file) => islandMarks(output.read(file)));
    const modules = marks.map(({ url }) => /([^/]+)-[\w-]{8}\.js$/.exec(url)?.[1]);
    expect([...new Set(modules)].toSorted()).toEqual(['Footer', 'Root', 'pages']);
    expect([...new Set(marks.map(({ when }) => when))]).toEqual(['none']);
  });

  it('NotFound: a page of the site, with a title of its own', () => {
    const page = output.page('404.html');
    expect(page.one('main.lost').text).toBe('Nothing is hereBegin with one');
    expect(page.one('title').text).toBe('Lost | Overrides');
    expect(output.read('404.html')).not.toContain('Page Not Found');
  });

  it('TOC: words above the table of contents, which still follows the reader', () => {
    const contents = output.page('docs/one/index.html').one('.contents');
    expect(contents.one('p').text).toBe('In short');
    expect(contents.all('[data-toc] a').map(({ text }) => text)).toEqual(['Before you begin', 'After that']);
  });

  it('DocVersionBanner: only in the old version, with a link to the latest', () => {
    const banner = output.page('docs/1.0/one/index.html').one('[data-banner="unmaintained"]');
    expect(banner.text).toBe('You read 1.0. Read Next');
    expect(banner.one('a').attributes.href).toBe('/docs/one');
    expect(output.page('docs/one/index.html').all('[data-banner]')).toEqual([]);
  });

  it('Navbar/Content: something beside all that a navbar has', () => {
    for (const file of [...PAGES, 'blog/index.html']) {
      const navbar = output.page(file).one('.navbar');
      expect(navbar.one('.badge').text, file).toBe('Preview');
      expect(navbar.one('.navbar__title').text, file).toBe('Overrides');
    }
  });

  it('ColorModeToggle: the button of the theme, which the boot script operates', () => {
    const toggles = output.page('index.html').all('.navbar .lamp button[data-color-mode-toggle]');
    expect(toggles.length).toBeGreaterThan(0);
    expect(toggles.every(({ attributes }) => attributes['data-label-dark'] !== '')).toBe(true);
  });

  it('prism-include-languages: code has the colours of a language of the site', () => {
    const code = output.page('docs/one/index.html').one('code.language-recipe');
    const colored = code.all('span').filter(({ classes }) => classes.some((name) => /^p\d/.test(name)));
    expect(colored.map(({ text }) => text)).toEqual(['take', '2']);
  });

  it('BlogPostItem: in the list and on the page of the post', () => {
    for (const [file, place] of [
      ['blog/index.html', 'list'],
      ['blog/news/index.html', 'page'],
    ] as const) {
      const post = output.page(file).one(`[data-post="${place}"]`);
      expect(post.one('article').text, file).toContain('Something new.');
      expect(post.one('.thanks').text, file).toBe('Thank you for reading News');
    }
  });

  it('ErrorPageContent: only on pages that fail in a browser', () => {
    const pages = output.files().filter((file) => file.endsWith('.html'));
    expect(pages.filter((file) => output.read(file).includes('help@overrides.example'))).toEqual([]);
  });
});

describe('a navbar item of the site', () => {
  it('may read the location, and then is right on every page', () => {
    const places = PAGES.map((file) =>
      output
        .page(file)
        .all('.navbar .place')
        .map((place) => place.text),
    );
    expect(places).toEqual([
      ['You are at /404.html'],
      ['You are at /'],
      ['You are at /docs/one'],
      ['You are at /docs/two'],
    ]);
  });

  it('keeps the navbar out of the shared regions, while others stay shared', () => {
    for (const file of PAGES) {
      const shared = regionsOf(output.read(file))
        .map(({ html }) => html)
        .join('');
      expect(shared, file).toContain('My own footer');
      expect(shared, file).not.toContain('You are at');
    }
    expect(output.read('docs/two/index.html')).toContain('You are at');
  });

  it('still lets the links beside it be marked', () => {
    const active = output.page('docs/one/index.html').all('.navbar .navbar__link--active');
    expect(active.map((link) => link.text)).toEqual(['Docs']);
  });
});

describe('client modules', () => {
  it('are a script of every page, with their styles and what they import', () => {
    const withModule = (file: string) => {
      const scripts = output.page(file).all('script[src]');
      const urls = scripts.map(({ attributes }) => (attributes.src ?? '').slice(1));
      return urls.filter((url) => output.read(url).includes('tracked'));
    };
    const [script] = withModule('index.html');
    expect(script).toMatch(/^assets\/js\//);
    for (const file of [...PAGES, 'blog/index.html']) expect(withModule(file), file).toEqual([script]);
    const sheets = output.files().filter((file) => file.endsWith('.css'));
    expect(sheets.map(output.read).join('\n')).toContain('.tracked');
  });
});
