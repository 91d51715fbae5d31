/** Breadcrumbs of docs, for people and for search engines. */
import { beforeAll, describe, expect, it } from 'vitest';
import { docsSite, textsOf } from './docs-site.js';
import { createSite } from './fixture.js';
import type { HtmlElement } from './html-document.js';
import { openOutput, type Output } from './output.js';

let output: Output;
beforeAll(async () => {
  ({ output } = await docsSite());
});

const page = (folder: string): HtmlElement => output.page(`${folder}/index.html`);
const trail = (folder: string) => page(folder).one('.theme-doc-breadcrumbs');

/** What a search engine reads. */
function listOf(breadcrumbs: HtmlElement) {
  return breadcrumbs.all('[itemtype="https://schema.org/ListItem"]').map((item) => ({
    name: item.one('[itemprop="name"]').text,
    item: item.all('[itemprop="item"]')[0]?.attributes.href,
    position: item.one('meta[itemprop="position"]').attributes.content,
  }));
}

describe('breadcrumbs', () => {
  it('lead from the home page through the categories to the doc', () => {
    const breadcrumbs = trail('docs/next/guides/detail');
    expect(textsOf(breadcrumbs, '.breadcrumbs__item')).toEqual(['', 'Topic', 'Detail']);
    expect(breadcrumbs.one('a[aria-label="Home page"]').attributes.href).toBe('/');
    expect(trail('ar/docs/next/guides/detail').one('a').attributes.href).toBe('/ar/');
    expect(breadcrumbs.one('[aria-current="page"]').text).toBe('Detail');
  });

  it('are a list for search engines, of the items that have a page, each with name and position', () => {
    const breadcrumbs = trail('docs/next/guides/detail');
    expect(breadcrumbs.one('ul').attributes.itemtype).toBe('https://schema.org/BreadcrumbList');
    expect(listOf(breadcrumbs)).toEqual([
      { name: 'Topic', item: '/docs/next/guides/topic', position: '1' },
      { name: 'Detail', item: undefined, position: '2' },
    ]);
    expect(textsOf(trail('docs/next/updates/date'), '.breadcrumbs__item')).toEqual(['', 'Updates', 'Only a date']);
    expect(listOf(trail('docs/next/updates/date'))).toMatchObject([{ name: 'Only a date', position: '1' }]);
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
    await site.build();
    const document = openOutput(site.file('build')).page('docs/intro/index.html');
    expect(document.all('.breadcrumbs__item').map(({ text }) => text)).toEqual(['Intro']);
  });
});
