/** Versions and their options, and what a locale translates of them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { docOf, docsSite, readRecord, textsOf, versionOf } from './docs-site.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;

beforeAll(async () => {
  ({ output } = await docsSite());
});

const page = (folder: string): HtmlElement => output.page(`${folder}/index.html`);
const robots = (document: HtmlElement) => document.all('meta[name="robots"]').map((meta) => meta.attributes['content']);
const banner = (document: HtmlElement) => document.all('.theme-doc-version-banner')[0]?.text;
const badge = (document: HtmlElement) => textsOf(document, '.theme-doc-version-badge');

describe('a version', () => {
  it.each([
    ['2.0, the last one', 'docs', 'Welcome to 2.0'],
    ['the current one', 'docs/next', 'Welcome'],
    ['1.0, with a path of its own', 'docs/one', 'Welcome to 1.0'],
    ['the current one of an instance that makes it the last', 'community', 'Team'],
    ['1.0 of that instance', 'community/1.0', 'Team of 1.0'],
  ])('%s lies at /%s', (_version, folder, heading) => {
    expect(page(folder).one('h1').text).toBe(heading);
  });

  it('has its name or its own class on <html>', () => {
    const versionClass = (folder: string) => page(folder).classes.filter((name) => /^docs-(version|of)-/.test(name));
    expect(versionClass('docs')).toEqual(['docs-version-2.0']);
    expect(versionClass('docs/next')).toEqual(['docs-version-current']);
    expect(versionClass('docs/one')).toEqual(['docs-of-one']);
  });

  it('warns its readers when it is unreleased or old, and leads to the same doc of the last version', () => {
    expect(banner(page('docs'))).toBeUndefined();
    expect(banner(page('docs/next'))).toContain('has not been released yet');
    expect(banner(page('docs/one/guides/start'))).toContain('1.0 (old)');
    const link = page('docs/one/guides/start').one('.theme-doc-version-banner a');
    expect(link.attributes['href']).toBe('/docs/guides/start');
    const withoutTwin = page('docs/next/fields/meta').one('.theme-doc-version-banner a');
    expect(withoutTwin.attributes['href']).toBe('/docs/');
  });

  it('is named by a badge, unless that is switched off', () => {
    expect(badge(page('docs'))).toEqual(['Version: 2.0']);
    expect(badge(page('docs/next'))).toEqual(['Version: Unreleased']);
    expect(badge(page('docs/one'))).toEqual([]);
  });

  it('with "noIndex" is kept from search engines, on all its pages', () => {
    for (const folder of ['docs/one', 'docs/one/guides/start', 'ar/docs/one']) {
      expect(robots(page(folder)), folder).toEqual(['noindex, nofollow']);
    }
    expect(robots(page('docs'))).toEqual([]);
    expect(robots(page('docs/next'))).toEqual([]);
  });

  it('tells search engines its name', () => {
    const meta = (folder: string, name: string) => page(folder).one(`meta[name="${name}"]`).attributes['content'];
    expect(meta('docs/one', 'docusaurus_version')).toBe('1.0');
    expect(meta('community/1.0', 'docusaurus_tag')).toBe('docs-community-1.0');
    expect(meta('community/1.0', 'docsearch:docusaurus_tag')).toBe('docs-community-1.0');
  });

  it('has docs, sidebars and tags of its own', () => {
    expect(output.has('docs/guides/only-two/index.html')).toBe(true);
    expect(output.has('docs/next/guides/only-two/index.html')).toBe(false);
    expect(textsOf(page('docs').one('.theme-doc-sidebar-menu'), 'a')).toEqual([
      'Welcome to 2.0',
      'Guides',
      'Start with 2.0',
      'Only in 2.0',
      'Detail',
    ]);
    expect(page('docs/tags').one('a.dactyl-tag').text).toMatch(/^First steps of 2\.0/);
    expect(output.has('docs/one/tags/index.html')).toBe(false);
  });

  it('keeps links between files inside of itself', () => {
    const link = (folder: string) => page(folder).one('.theme-doc-markdown a').attributes['href'];
    expect(link('docs')).toBe('/docs/guides/start');
    expect(link('docs/next')).toBe('/docs/next/guides/start');
    expect(link('community')).toBe('/community/rules');
  });

  it('is listed, newest first', () => {
    const links = page('versions').all('main li a');
    expect(links.map(({ text, attributes }) => [text, attributes['href']])).toEqual([
      ['Unreleased', '/docs/next'],
      ['2.0', '/docs'],
      ['1.0 (old)', '/docs/one'],
    ]);
  });
});

describe('a locale', () => {
  it('shows translated docs in place of those of the same path, and others as they are', () => {
    expect(page('fr/docs/next').one('h1').text).toBe('Bienvenue');
    expect(page('ar/docs/next').one('h1').text).toBe('مرحبا');
    expect(page('fr/docs/next/guides/start').one('h1').text).toBe('Commencer');
    expect(page('ar/docs/next/guides/start').one('h1').text).toBe('Start');
    expect(page('fr/docs').one('h1').text).toBe('Bienvenue dans la 2.0');
    expect(page('fr/docs/one').one('h1').text).toBe('Welcome to 1.0');
    expect(page('fr/community').one('h1').text).toBe('Équipe');
  });

  it('has no docs that the default locale has not', () => {
    expect(output.files().filter((file) => file.includes('only-in-french'))).toEqual([]);
  });

  it('says which file a page comes from', () => {
    const french = readRecord(output, 'fr');
    const version = versionOf(french, 'current');
    expect(docOf(version, 'intro').source).toBe('@site/i18n/fr/docusaurus-plugin-content-docs/current/intro.md');
    expect(docOf(version, 'guides/topic').source).toBe('@site/docs/guides/topic.md');
    expect(docOf(versionOf(french, 'current', 'community'), 'team').source).toBe(
      '@site/i18n/fr/docusaurus-plugin-content-docs-community/current/team.md',
    );
  });

  it('keeps links between translated and untranslated files', () => {
    expect(page('fr/docs/next').one('.theme-doc-markdown a').attributes['href']).toBe('/fr/docs/next/guides/start');
    expect(page('ar/docs/next').one('.theme-doc-markdown a').attributes['href']).toBe('/ar/docs/next/guides/start');
    expect(page('fr/community').one('.theme-doc-markdown a').attributes['href']).toBe('/fr/community/rules');
  });

  it('translates labels of versions, categories, docs, links and generated indexes', () => {
    expect(badge(page('fr/docs/next'))).toEqual([expect.stringContaining('Prochaine')]);
    expect(badge(page('ar/docs'))).toEqual([expect.stringContaining('الإصدار 2.0')]);
    const labels = textsOf(page('fr/docs/next').one('.theme-doc-sidebar-menu'), 'a');
    expect(labels).toEqual(expect.arrayContaining(['Bienvenue', 'Commencez ici', 'Sujet', 'Ailleurs', 'Steps']));
    const index = page('fr/docs/next/category/generated');
    expect(index.one('h1').text).toBe('Une page produite');
    expect(index.one('main').text).toContain('Faite de ses éléments.');
    expect(page('ar/docs/category/guides').one('h1').text).toBe('صفحة مولدة');
    expect(textsOf(page('fr/community').one('.theme-doc-sidebar-menu'), 'summary')).toEqual(['Règles']);
  });

  it('takes its own tags file, where it has one', () => {
    expect(page('fr/docs/next/tags/start').one('h1').text).toContain('Premiers pas');
    expect(page('ar/docs/next/tags/start').one('h1').text).toContain('First steps');
  });
});

describe('the page about what a version changed', () => {
  const changes = (folder = 'community') => page(`${folder}/changes`);

  it('lists the docs that are new or have another text, with both of their pages', () => {
    const main = changes().one('main');
    expect(main.one('h1').text).toBe('What changed in Next since 1.0');
    expect(main.all('h2').map(({ text, attributes }) => [attributes['id'], text.replace('\u200b', '')])).toEqual([
      ['added', 'New pages'],
      ['changed', 'Changed pages'],
    ]);
    expect(textsOf(main, 'li')).toEqual(['Rules', 'Team (1.0)']);
    expect(main.all('li a').map(({ attributes }) => [attributes['href'], attributes['aria-label']])).toEqual([
      ['/community/rules', undefined],
      ['/community/', undefined],
      ['/community/1.0/', 'Team of 1.0 in 1.0'],
    ]);
  });

  it('is reached from the versions of the docs that have one, in their language', () => {
    const link = (document: HtmlElement) =>
      document.all('.navbar__item a.dropdown__link').filter(({ text }) => text.includes('What changed'));
    const targets = (folder: string) => link(page(folder)).map(({ attributes }) => attributes['href']);
    expect(targets('community')).toEqual(['/community/changes']);
    expect(targets('fr/community')).toEqual(['/fr/community/changes']);
    expect(targets('community/changes')).toEqual(['/community/changes']);
    expect(targets('community/1.0')).toEqual([]);
    expect(targets('docs')).toEqual([]);
    expect(output.files().filter((file) => file.includes('changes'))).toEqual([
      'ar/community/changes/index.html',
      'community/changes/index.html',
      'fr/community/changes/index.html',
    ]);
  });
});
