/** Words that a site explains, on its pages and on a page of their own. */
import { beforeAll, describe, expect, it } from 'vitest';
import { builtFixture } from './built-fixture.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;

beforeAll(async () => {
  ({ output } = await builtFixture('syntax'));
});

/** Text of each link → where it leads. */
function linksOf(element: HtmlElement): Record<string, string | undefined> {
  return Object.fromEntries(
    element
      .all('a')
      .flatMap(({ classes, text, attributes }) => (classes.includes('hash-link') ? [] : [[text, attributes.href]])),
  );
}

describe('words of a glossary', () => {
  it('are links with an explanation where a page first has them, and load their styles there', () => {
    const page = output.page('docs/terms/index.html').one('.theme-doc-markdown');
    expect(linksOf(page)).toEqual({ gnomon: '/base/glossary#gnomon', eight: '/base/glossary#analemma' });
    const explained = page.all('.dactyl-term').map(({ attributes }) => attributes['aria-describedby']);
    expect(explained).toEqual(['term-gnomon', 'term-analemma']);
    expect(page.one('[id="term-gnomon"]').attributes['role']).toBe('tooltip');
    expect(page.one('[id="term-gnomon"]').text).toBe('The part of a sundial that casts the shadow.');
    const { href } = page.one('link[rel="stylesheet"]').attributes;
    expect(output.read(String(href).replace('/base/', ''))).toContain('.dactyl-term');
    expect(output.read('docs/links/index.html')).not.toContain('assets/css/terms');
  });

  it('have a page, in each language', () => {
    const page = output.page('glossary/index.html');
    expect(page.one('h1').text).toBe('Glossary');
    expect(page.all('h2').map(({ attributes }) => attributes['id'])).toEqual(['analemma', 'gnomon']);
    const translated = output.page('zh/glossary/index.html');
    expect(translated.one('h1').text).toBe('术语表');
    expect(
      translated
        .all('h2')
        .map(({ attributes }) => attributes['id'])
        .toSorted(),
    ).toEqual(['analemma', '晷针']);
    expect(output.read('zh/docs/terms/index.html')).toContain('href="/base/zh/glossary#晷针"');
  });
});
