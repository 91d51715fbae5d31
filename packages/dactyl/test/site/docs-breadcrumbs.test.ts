/** Breadcrumbs of docs, for people and for search engines, and what these read besides. */
import { beforeAll, describe, expect, it } from 'vitest';
import { docsSite, textsOf } from './docs-site.js';
import { builtSite } from './built-fixture.js';
import { createSite } from './fixture.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;
beforeAll(async () => {
  ({ output } = await docsSite());
});

const page = (folder: string): HtmlElement => output.page(`${folder}/index.html`);
const trail = (folder: string) => page(folder).one('.theme-doc-breadcrumbs');

/** What a search engine reads. */
function listOf(folder: string): unknown {
  const [script] = page(folder).all('script[type="application/ld+json"]');
  return JSON.parse(script?.text ?? 'null') as unknown;
}

/** What a search engine reads in the head of a page. */
const thingsOf = (folder: string): unknown[] =>
  page(folder)
    .all('script[type="application/ld+json"]')
    .map(({ text }) => JSON.parse(text) as unknown);

describe('structured data of docs', () => {
  it('say what a doc is, where an option asks for it', () => {
    const site = {
      '@type': 'WebSite',
      '@id': 'https://docs.example/',
      url: 'https://docs.example/',
      name: 'Docs site',
    };
    expect(thingsOf('community/rules')[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      '@id': 'https://docs.example/community/rules',
      mainEntityOfPage: 'https://docs.example/community/rules',
      url: 'https://docs.example/community/rules',
      headline: 'Rules',
      description: 'Of the house.',
      inLanguage: 'en',
      keywords: ['house', 'rules'],
      isPartOf: site,
    });
    expect(thingsOf('community/1.0')).toMatchObject([{ '@type': 'TechArticle', version: '1.0' }]);
    expect(thingsOf('docs')).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  });

  it('say which questions it answers, where its front matter asks for it', () => {
    expect(thingsOf('community/rules').slice(1)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Who may &lt;/script> come in?',
            acceptedAnswer: { '@type': 'Answer', text: 'Everybody who is quiet.' },
          },
        ],
      },
    ]);
  });
});

describe('breadcrumbs', () => {
  it('lead from the home page through the categories to the doc', () => {
    const breadcrumbs = trail('docs/next/guides/detail');
    expect(textsOf(breadcrumbs, '.breadcrumbs__item')).toEqual(['', 'Topic', 'Detail']);
    expect(breadcrumbs.one('a[aria-label="Home page"]').attributes.href).toBe('/');
    expect(trail('ar/docs/next/guides/detail').one('a').attributes.href).toBe('/ar/');
    expect(breadcrumbs.one('[aria-current="page"]').text).toBe('Detail');
  });

  it('are a list for search engines, of the items that have a page, each with name and position', () => {
    const item = (position: number, name: string, pathname: string) => {
      const [, origin = ''] =
        /^(https:\/\/[^/]+)/.exec(page('docs').one('link[rel=canonical]').attributes.href ?? '') ?? [];
      return { '@type': 'ListItem', position, name, item: origin + pathname };
    };
    expect(listOf('docs/next/guides/detail')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [item(1, 'Topic', '/docs/next/guides/topic'), item(2, 'Detail', '/docs/next/guides/detail')],
    });
    expect(trail('docs/next/guides/detail').all('[itemprop]')).toEqual([]);
    expect(textsOf(trail('docs/next/updates/date'), '.breadcrumbs__item')).toEqual(['', 'Updates', 'Only a date']);
    expect(listOf('docs/next/updates/date')).toMatchObject({ itemListElement: [{ name: 'Only a date', position: 1 }] });
  });

  it('are not there in docs that switch them off, and on docs without sidebar', () => {
    expect(page('community').all('.theme-doc-breadcrumbs')).toEqual([]);
    expect(page('docs/next/guides/loose').all('.theme-doc-breadcrumbs')).toEqual([]);
  });

  it('have no home on a site without a home page', async () => {
    const site = createSite({
      'package.json': '{ "type": "module", "private": true }',
      'docusaurus.config.js': `export default {
        title: 'No home', url: 'https://no-home.example', baseUrl: '/', onBrokenLinks: 'ignore',
        presets: [['classic', { blog: false }]],
      };`,
      'docs/intro.md': '# Intro\n\nText.\n',
    });
    const document = (await builtSite(site)).output.page('docs/intro/index.html');
    expect(document.all('.breadcrumbs__item').map(({ text }) => text)).toEqual(['Intro']);
  });
});
