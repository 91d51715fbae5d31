/** Tags of docs: what a doc shows, the list, and a page for each. */
import { beforeAll, describe, expect, it } from 'vitest';
import { builtFixture } from './built-fixture.js';
import { docOf, docsSite, readRecord, textsOf, versionOf } from './docs-site.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;
let log: string;

beforeAll(async () => {
  ({ output, log } = await docsSite());
});

const page = (folder: string): HtmlElement => output.page(`${folder}/index.html`);
const tagLinks = (element: HtmlElement) =>
  element.all('a[rel="tag"]').map(({ text, attributes }) => [text, attributes['href']]);

describe('tags of a doc', () => {
  it('R209 are shown below it, linking to their pages', () => {
    expect(tagLinks(page('docs/next/tagged').one('.theme-doc-footer-tags-row'))).toEqual([
      ['First steps', '/docs/next/tags/start'],
      ['Api', '/docs/next/tags/interfaces'],
      ['Free Text', '/docs/next/tags/free-text'],
      ['Own', '/docs/next/tags/own-address'],
    ]);
    expect(page('docs/next/guides/topic').all('.theme-doc-footer-tags-row')).toEqual([]);
  });

  it('come from the tags file, or are made of what is written', () => {
    expect(docOf(versionOf(readRecord(output), 'current'), 'tagged').tags).toEqual([
      { label: 'First steps', permalink: '/docs/next/tags/start', description: 'Where to begin.', inline: false },
      { label: 'Api', permalink: '/docs/next/tags/interfaces', inline: false },
      { label: 'Free Text', permalink: '/docs/next/tags/free-text', inline: true },
      { label: 'Own', permalink: '/docs/next/tags/own-address', inline: true },
    ]);
  });

  it('belong to their version and instance', () => {
    expect(tagLinks(page('docs').one('.theme-doc-footer-tags-row'))).toEqual([
      ['First steps of 2.0', '/docs/tags/start'],
    ]);
    expect(tagLinks(page('community').one('.theme-doc-footer-tags-row'))).toEqual([
      ['people', '/community/labels/people'],
    ]);
  });

  it('are warned about where a tags file does not define them, and only there', () => {
    const warnings = log.split('\n').filter((line) => line.includes('does not define'));
    expect(warnings.join('\n')).toContain('"Free Text", "Own"');
    expect(warnings.join('\n')).not.toContain('community');
    expect(new Set(warnings).size).toBe(warnings.length);
  });
});

describe('the list of tags', () => {
  it('has each tag that a listed doc has, under its letter, with the number of docs', () => {
    const list = page('docs/next/tags');
    expect(list.one('h1').text).toBe('Tags');
    expect(list.all('article').map((group) => textsOf(group, 'h2').concat(textsOf(group, 'a[rel="tag"]')))).toEqual([
      ['A', 'Api1'],
      ['F', 'First steps3', 'Free Text1'],
      ['H', 'Howto2'],
      ['O', 'Own1'],
      ['S', 'shared1'],
    ]);
  });

  it('is not there without tags, nor are pages for the tags of drafts', () => {
    expect(output.has('docs/one/tags/index.html')).toBe(false);
    expect(output.has('community/1.0/labels/index.html')).toBe(false);
    expect(output.has('docs/next/tags/unwritten/index.html')).toBe(false);
  });
});

describe('the page of a tag', () => {
  it('lists its docs by title, with their descriptions', () => {
    const tag = page('docs/next/tags/start');
    expect(tag.one('h1').text).toBe('3 docs tagged with "First steps"');
    expect(tag.one('main').text).toContain('Where to begin.');
    expect(tag.all('main article h2 a').map(({ text, attributes }) => [text, attributes['href']])).toEqual([
      ['Start', '/docs/next/guides/start'],
      ['Tagged', '/docs/next/tagged'],
      ['Welcome', '/docs/next/'],
    ]);
    expect(tag.one('main').text).toContain('The first guide.');
    expect(tag.one('main header a').attributes['href']).toBe('/docs/next/tags');
  });

  it('leaves unlisted docs out', () => {
    expect(textsOf(page('docs/next/tags/shared').one('main'), 'article h2')).toEqual(['Listed']);
  });

  it('of a tag that only unlisted docs have shows them, and is unlisted itself', () => {
    const tag = page('docs/next/tags/secret');
    expect(textsOf(tag.one('main'), 'article h2')).toEqual(['Unlisted']);
    expect(tag.one('.theme-unlisted-banner').text).toContain('Unlisted page');
    expect(tag.one('meta[name="robots"]').attributes['content']).toBe('noindex, nofollow');
  });
});

it('notes of a vault have the tags in their text', async () => {
  const { output: notes } = await builtFixture('syntax');
  const tags = tagLinks(notes.page('docs/vault/boats/Heron/index.html'));
  expect(tags).toEqual([
    ['Wood', '/base/docs/tags/wood'],
    ['harbour/east', '/base/docs/tags/harbour-east'],
  ]);
  expect(notes.page('docs/tags/wood/index.html').one('article h2').text).toContain('The Heron');
});
