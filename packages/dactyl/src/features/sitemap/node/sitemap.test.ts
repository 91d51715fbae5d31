import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { createRepository } from '../../../../test/git-repository.js';
import { runPostBuild, type PostBuildRun } from '../../../../test/run-post-build.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import sitemap from './index.js';
import type { CreateSitemapItemsOption } from './options.js';
import { sitemapFiles } from './sitemap-files.js';

const route = (path: string, more: Partial<RouteConfig> = {}): RouteConfig => ({
  path,
  component: '@theme/X',
  ...more,
});
const source = (path: string, sourceFilePath: string, lastUpdatedAt?: number) =>
  route(path, { metadata: { sourceFilePath, ...(lastUpdatedAt !== undefined && { lastUpdatedAt }) } });

const write = async (run: PostBuildRun, file = 'sitemap.xml') => (await runPostBuild(sitemap, run))(file);
/** The text between the `loc` tags, as a parser that allows no mistake gives it. */
function locations(xml = ''): string[] {
  const found: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let name = '';
  parser.on('opentag', (tag) => (name = tag.name));
  parser.on('text', (text) => name === 'loc' && text.trim() !== '' && found.push(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

describe('the sitemap', () => {
  it('says of each page what the options say of all', async () => {
    expect(await write({ routes: [route('/docs/a'), route('/')] })).toBe(
      [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '  <url><loc>https://test.example/docs/a</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>',
        '  <url><loc>https://test.example/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>',
        '</urlset>',
        '',
      ].join('\n'),
    );
    const options = { changefreq: null, priority: null, filename: 'seo/map.xml' };
    expect(await write({ options, routes: [route('/a')] }, 'seo/map.xml')).toContain(
      '  <url><loc>https://test.example/a</loc></url>\n',
    );
  });

  it('leaves out parents, the page for unknown URLs, hidden and ignored pages, and what was there before', async () => {
    const routes = [
      route('/404.html'),
      route('/*'),
      route('/docs', { routes: [route('/docs/a'), route('/docs/hidden'), route('/docs/a/')] }),
      route('/tests'),
      route('/tests/blog'),
      route('/tests/blog/x/y'),
    ];
    // `head` knows pages, and these are inside of their parent.
    const xml = await write({ routes, hidden: ['/tests'], options: { ignorePatterns: ['/tests/blog/**'] } });
    expect(locations(xml)).toEqual(['/docs/a', '/docs/hidden'].map((path) => `https://test.example${path}`));
  });

  it('writes addresses as the site does, and as XML can hold them', async () => {
    const siteConfig = { baseUrl: '/base/', trailingSlash: true };
    const routes = [route('/base/'), route('/base/中/a&b'), route("/base/it's")];
    expect(locations(await write({ siteConfig, routes }))).toEqual([
      'https://test.example/base/',
      'https://test.example/base/%E4%B8%AD/a&b/',
      "https://test.example/base/it's/",
    ]);
  });

  it.each<[string, PostBuildRun]>([
    ['without pages', { routes: [] }],
    ['when no page may be listed', { routes: [route('/a')], hidden: ['/a'] }],
    ['when the site must not be listed', { routes: [route('/a')], siteConfig: { noIndex: true } }],
  ])('is not written %s', async (_, run) => {
    expect(await write(run)).toBeUndefined();
  });

  it('has the day or the moment at which the source of a page changed: from its plugin, else from git', async () => {
    const run: PostBuildRun = {
      files: { 'docs/a.md': '# A', 'src/pages/b.md': '# B', 'docs/new.md': '' },
      routes: [
        source('/a', 'docs/a.md'),
        source('/b', 'src/pages/b.md', Date.UTC(2026, 1, 3, 4, 5)),
        source('/new', 'docs/lost.md'),
        route('/list'),
      ],
      prepare: (siteDir) => createRepository(siteDir).commit({ second: 1_700_000_000 }),
    };
    const times = async (lastmod: string) =>
      [...((await write({ ...run, options: { lastmod } })) ?? '').matchAll(/<loc>[^<]*example(.*?)<changefreq/g)].map(
        ([, text]) => text?.replaceAll(/<[^>]*>/g, ' '),
      );
    expect(await times('date')).toEqual(['/a  2023-11-14 ', '/b  2026-02-03 ', '/new ', '/list ']);
    expect(await times('datetime')).toEqual([
      '/a  2023-11-14T22:13:20.000Z ',
      '/b  2026-02-03T04:05:00.000Z ',
      '/new ',
      '/list ',
    ]);
  });

  it('names the same page in other locales, when it should', async () => {
    const xml = await write({
      options: { alternates: true },
      routes: [route('/a'), route('/only-here')],
      locales: { zh: { htmlLang: 'zh-CN', baseUrl: '/zh/' }, fr: { htmlLang: 'fr', baseUrl: '/fr/' } },
      otherPages: ['/zh/a', '/zh/'],
    });
    const link = (hreflang: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="https://test.example${path}"/>`;
    expect(xml).toContain(link('en', '/a') + link('zh-CN', '/zh/a') + link('x-default', '/a') + '</url>');
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(locations(xml)).toHaveLength(2);
    expect(xml?.match(/xhtml:link /g)).toHaveLength(3);
  });

  it('is what a function of the site makes of it', async () => {
    const createSitemapItems: CreateSitemapItemsOption = async ({ defaultCreateSitemapItems, ...params }) => [
      ...(await defaultCreateSitemapItems(params)).filter(({ url }) => !url.includes('/page/')),
      { url: 'https://elsewhere.example/x', priority: 1, lastmod: '2026-01-01', changefreq: undefined },
    ];
    const xml = await write({ options: { createSitemapItems }, routes: [route('/a'), route('/blog/page/2')] });
    expect(locations(xml)).toEqual(['https://test.example/a', 'https://elsewhere.example/x']);
    expect(xml).toContain('<loc>https://elsewhere.example/x</loc><lastmod>2026-01-01</lastmod><priority>1</priority>');
  });

  it.each<[string, () => unknown, RegExp]>([
    ['nothing', () => undefined, /"createSitemapItems" must return a list of items/],
    ['an error', () => JSON.parse('no'), /"createSitemapItems" failed: /],
    ['no URL', () => [{ url: '/a' }], /"createSitemapItems\[0\]\.url"/],
    ['no time', () => [{ url: 'https://a.example', lastmod: 'today' }], /"createSitemapItems\[0\]\.lastmod"/],
  ])('refuses such a function that gives %s', async (_, createSitemapItems, message) => {
    await expect(write({ options: { createSitemapItems }, routes: [route('/a')] })).rejects.toThrow(message);
  });

  it.each([
    [{ priority: 2 }, /priority/],
    [{ changefreq: 'often' }, /changefreq/],
    [{ filename: '../a.xml' }, /filename/],
    [{ filename: 'a.txt' }, /"\.xml"/],
    [{ cacheTime: 5 }, /cacheTime/],
    [{ trailingSlash: true }, /trailingSlash/],
    [{ lastMod: 'date' }, /lastMod/],
  ])('refuses the options %j', async (options, message) => {
    await expect(write({ options })).rejects.toThrow(message);
  });
});

describe('a sitemap that is too large for one file', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ url: `https://test.example/${name}` }));
  const place = { items, filename: 'sitemap.xml', url: 'https://test.example/base/sitemap.xml' };

  it('is divided, and an index names the parts', () => {
    const [index, ...parts] = sitemapFiles({ ...place, maxItems: 2 });
    expect(index?.name).toBe('sitemap.xml');
    expect(locations(index?.text)).toEqual([1, 2, 3].map((part) => `https://test.example/base/sitemap-${part}.xml`));
    expect(index?.text).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(parts.map(({ name, text }) => [name, locations(text).length])).toEqual([
      ['sitemap-1.xml', 2],
      ['sitemap-2.xml', 2],
      ['sitemap-3.xml', 1],
    ]);
  });

  it('is divided by bytes, too', () => {
    const files = sitemapFiles({ ...place, maxBytes: 1200 });
    expect(files.length).toBeGreaterThan(2);
    expect(files.slice(1).flatMap(({ text }) => locations(text))).toEqual(items.map(({ url }) => url));
    for (const { text } of files.slice(1)) expect(Buffer.byteLength(text)).toBeLessThan(1200);
  });

  it('is one file up to the limits of the protocol', () => {
    const many = Array.from({ length: 50_000 }, (_, index) => ({ url: `https://test.example/docs/page-${index}` }));
    expect(sitemapFiles({ ...place, items: many })).toHaveLength(1);
    expect(sitemapFiles({ ...place, items: [...many, ...many.slice(0, 1)] })).toHaveLength(3);
  });
});
