/** Components of the theme that a site replaces or wraps take effect on every page. */
import { beforeAll, describe, expect, it } from 'vitest';
import { copyFixture } from './fixture.js';
import { openOutput, regionIds, type Output } from './output.js';

let output: Output;

beforeAll(async () => {
  const fixture = copyFixture('sites/overrides');
  await fixture.build();
  output = openOutput(fixture.file('build'));
}, 60_000);

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

  it('replaces what plain Markdown is made of', () => {
    const page = output.page('docs/one/index.html');
    expect(page.one('.frame .theme-code-block code').text).toBe('const one = 1;');
    expect(page.all('.theme-admonition .my-note')).toHaveLength(1);
    expect(page.one('.theme-doc-markdown a[data-mine]').attributes.href).toBe('/docs/two');
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
      const ids = regionIds(output.read(file));
      const shared = ids.map((id) => output.read(`assets/regions/${id}.html`)).join('');
      expect(shared, file).toContain('My own footer');
      expect(shared, file).not.toContain('You are at');
    }
    expect(output.fragment('/docs/two').html).toContain('You are at');
  });

  it('still lets the links beside it be marked', () => {
    const active = output.page('docs/one/index.html').all('.navbar .navbar__link--active');
    expect(active.map((link) => link.text)).toEqual(['Docs']);
  });
});
