/** Feeds as the blog plugin writes them, from pages that only hold what is asked of them. */
import path from 'node:path';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteConfig } from '../../../../../test/plugin-context.js';
import { FEED_POSTS, runFeeds, type FeedsRun } from '../../../../../test/run-feeds.js';

describe('feeds of a blog', () => {
  beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
  afterEach(() => vi.unstubAllEnvs());

  it('are RSS and Atom, unless said otherwise', async () => {
    const site = await runFeeds();
    expect(['rss.xml', 'atom.xml', 'feed.json'].map((name) => site.has(`blog/${name}`))).toEqual([true, true, false]);
    expect(site.links.map(({ attributes }) => attributes)).toEqual([
      { rel: 'alternate', type: 'application/rss+xml', href: '/blog/rss.xml', title: 'Test RSS Feed' },
      { rel: 'alternate', type: 'application/atom+xml', href: '/blog/atom.xml', title: 'Test Atom Feed' },
    ]);
  });

  it.each([
    ['json', ['feed.json']],
    [
      ['json', 'rss'],
      ['rss.xml', 'feed.json'],
    ],
    [null, []],
    [[], []],
  ])('are of the types that are asked for: %j', async (type, expected) => {
    const site = await runFeeds({ feedOptions: { type } });
    expect(['rss.xml', 'atom.xml', 'feed.json'].filter((name) => site.has(`blog/${name}`))).toEqual(expected);
    expect(site.links).toHaveLength(expected.length);
  });

  it.each<[string, FeedsRun]>([
    ['there are no posts', { files: { 'blog/authors.yml': '' } }],
    ['all posts are hidden', { files: { 'blog/2024-04-02-a.md': '---\nunlisted: true\n---\n# A\n' } }],
    ['none is to be listed', { feedOptions: { limit: 0 } }],
    [
      'pages are no files',
      {
        siteConfig: {
          future: { ...createSiteConfig().future, experimental_router: 'hash' },
        },
      },
    ],
  ])('are not there when %s', async (_, request) => {
    const site = await runFeeds(request);
    expect(site.links).toEqual([]);
    expect(site.has('blog/rss.xml')).toBe(false);
  });

  it('hold posts that are for all, without drafts and unlisted ones, even in development', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const rss = parseRssFeed((await runFeeds()).read('blog/rss.xml'));
    expect(rss.items?.map(({ title }) => title)).toEqual(['New <b>', 'Old']);
  });

  it('say the same in all formats', async () => {
    const site = await runFeeds({ feedOptions: { type: 'all' }, siteConfig: { favicon: 'icon.svg' } });
    const rss = parseRssFeed(site.read('blog/rss.xml'));
    const atom = parseAtomFeed(site.read('blog/atom.xml'));
    const json = parseJsonFeed(site.read('blog/feed.json'));
    expect([rss.title, atom.title?.value, json.title]).toEqual(Array(3).fill('Test Blog'));
    expect([rss.description, atom.subtitle?.value, json.description]).toEqual(Array(3).fill('Test Blog'));
    expect([rss.link, atom.id, json.home_page_url]).toEqual(Array(3).fill('https://test.example/blog'));
    expect([atom.icon, json.favicon]).toEqual(Array(2).fill('https://test.example/icon.svg'));
    const [newest, old] = [0, 1].map((at) => ({
      rss: rss.items?.[at],
      atom: atom.entries?.[at],
      json: json.items?.[at],
    }));
    const link = 'https://test.example/blog/new%20one';
    expect([
      newest?.rss?.link,
      newest?.rss?.guid?.value,
      newest?.atom?.id,
      newest?.json?.id,
      newest?.json?.url,
    ]).toEqual(Array(5).fill(link));
    expect([newest?.atom?.summary?.value, newest?.json?.summary]).toEqual(Array(2).fill('New & <i>text</i>, &lt;'));
    const content = '<p>Text of /blog/new one</p>';
    expect([newest?.rss?.content?.encoded, newest?.atom?.content?.value, newest?.json?.content_html]).toEqual(
      Array(3).fill(content),
    );
    expect(old?.atom?.authors).toEqual([
      { name: 'Mail', email: 'mail@x.example' },
      { name: 'Page', uri: 'https://test.example/blog/authors/page' },
    ]);
    expect(old?.json?.tags).toEqual(['A & B']);
  });

  it('escape a description in RSS, where it is HTML, only where it would be markup', async () => {
    expect((await runFeeds()).read('blog/rss.xml')).toContain(
      '<description><![CDATA[New & &lt;i>text&lt;/i>, &amp;lt;]]></description>',
    );
  });

  it('name authors in RSS by their addresses, and others as creators', async () => {
    const xml = (await runFeeds()).read('blog/rss.xml');
    expect(xml).toContain('<author>mail@x.example (Mail)</author>');
    expect(xml).toContain('<dc:creator>Page</dc:creator>');
  });

  it('name no address that would run where it is read', async () => {
    const authors =
      'mail: {name: Mail, url: "javascript:alert(1)", image_url: "JavaScript:alert(2)"}\npage: {name: Page}';
    const feeds = await runFeeds({
      files: { ...FEED_POSTS, 'blog/authors.yml': authors },
      feedOptions: { type: 'all' },
    });
    for (const name of ['rss.xml', 'atom.xml', 'feed.json']) {
      expect(feeds.read(`blog/${name}`)).toContain('Mail');
      expect(feeds.read(`blog/${name}`)).not.toMatch(/javascript:/i);
    }
  });

  it('have an author in Atom when a post has none', async () => {
    expect((await runFeeds()).read('blog/atom.xml')).toContain('  <author><name>Test</name></author>\n  <link');
    const signed = { ...FEED_POSTS, 'blog/2024-03-01-new.md': '---\nauthors: mail\n---\n# New\n' };
    expect((await runFeeds({ files: signed })).read('blog/atom.xml')).not.toContain('<name>Test</name>');
  });

  it('take title, description, copyright and language from the options', async () => {
    const feedOptions = { title: 'T & t', description: 'D', copyright: '© C', language: 'fr-CA', type: 'all' };
    const site = await runFeeds({ feedOptions });
    const { title, description, copyright, language } = parseRssFeed(site.read('blog/rss.xml'));
    expect({ title, description, copyright, language }).toEqual({ ...feedOptions, type: undefined });
    expect(site.read('blog/atom.xml')).toContain('<rights>© C</rights>');
    expect(site.read('blog/atom.xml')).toContain('xml:lang="fr-CA"');
    expect(parseJsonFeed(site.read('blog/feed.json')).language).toBe('fr-CA');
    expect(site.links[0]?.attributes.title).toBe('T & t RSS Feed');
  });

  it('have the title and description that the locale translates', async () => {
    const feedOptions = { title: 'Our feed', description: 'What is new' };
    const messages = { 'feed.title': { message: 'Notre flux' }, title: { message: 'Le blog' } };
    const site = await runFeeds({ feedOptions, messages, locale: 'fr' });
    const { title, description } = parseRssFeed(site.read('blog/rss.xml'));
    expect([title, description]).toEqual(['Notre flux', 'What is new']);
    expect(site.links[0]?.attributes.title).toBe('Notre flux RSS Feed');
  });

  it('are in the language of the locale, below its base URL, with the slash that pages have', async () => {
    const site = await runFeeds({ locale: 'zh', siteConfig: { baseUrl: '/b/zh/', trailingSlash: true } });
    const rss = parseRssFeed(site.read('blog/rss.xml'));
    expect([rss.language, rss.link]).toEqual(['zh', 'https://test.example/b/zh/blog/']);
    expect(rss.items?.[1]?.link).toBe('https://test.example/b/zh/blog/2024/01/05/old/');
    expect(rss.items?.[1]?.content?.encoded).toContain('Text of');
    expect(site.links[0]?.attributes.href).toBe('/b/zh/blog/rss.xml');
    expect(site.read('blog/rss.xml')).toContain('href="https://test.example/b/zh/blog/rss.xml"');
  });

  it.each(['', '/', '/中 文', 'a/b/'])('are at the route of the blog: %j', async (routeBasePath) => {
    const site = await runFeeds({ options: { routeBasePath } });
    expect(site.has(path.join(routeBasePath, 'rss.xml'))).toBe(true);
  });

  it('hold the newest posts when there is a limit, also in a blog that begins with the oldest', async () => {
    const options = { sortPosts: 'ascending' };
    const rss = parseRssFeed((await runFeeds({ options, feedOptions: { limit: 1 } })).read('blog/rss.xml'));
    expect(rss.items?.map(({ title }) => title)).toEqual(['New <b>']);
    expect(rss.lastBuildDate).toBe('Fri, 01 Mar 2024 00:00:00 GMT');
  });

  it('hold twenty posts, or all that there are', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [`blog/2024-01-${String(index + 1).padStart(2, '0')}-x.md`, '# X\n']),
    );
    const count = async (feedOptions: object) =>
      parseRssFeed((await runFeeds({ files, feedOptions: { ...feedOptions } })).read('blog/rss.xml')).items?.length;
    expect([await count({}), await count({ limit: false }), await count({ limit: null })]).toEqual([20, 25, 25]);
  });

  it('say when a theme does not mark the text of posts', async () => {
    const site = await runFeeds({ page: (text) => `<body>${text}</body>` });
    expect(site.warnings).toEqual([
      'Feeds lack the text of 2 posts, among them /blog/new one: no element with the id "__blog-post-container" was found. Give that id to the element around the content, in the component BlogPostItem/Content.',
    ]);
    expect(parseRssFeed(site.read('blog/rss.xml')).items?.[1]).not.toHaveProperty('content');
  });
});
