/** Feeds of a built site: two blogs, two locales, and posts that hold what is hard to take along. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFeed, type FeedCheck } from './feed-check.js';
import { copyFixture } from './fixture.js';
import { openOutput, type Output } from './output.js';

const fixture = copyFixture('sites/feeds');
const FEEDS = ['blog', 'zh/blog']
  .flatMap((dir) => ['rss.xml', 'atom.xml', 'feed.json'].map((name) => `${dir}/${name}`))
  .concat('news/rss.xml', 'news/feed.json', 'zh/news/rss.xml', 'zh/news/feed.json');
let output: Output;

beforeAll(async () => {
  // Links to feeds are checked, too: a broken one would end the build.
  await fixture.build();
  output = openOutput(fixture.file('build'));
});

const feed = (name: string): FeedCheck => checkFeed(name, output.read(name));

function post(name: string, title: string) {
  const found = feed(name).items.find((item) => item.title === title);
  if (!found) throw new Error(`There is no "${title}" in ${name}.`);
  return found.content;
}

describe('the check', () => {
  it.each([
    ['blog/rss.xml', '<title>Feeds &amp;', '<title>Feeds &', /entity/],
    ['blog/rss.xml', 'xmlns:dc=', 'xmlns:other=', /unbound namespace prefix/],
    ['blog/rss.xml', 'Tue, 05 Mar', 'Dienstag, 5. März', /^date: Dienstag/],
    ['blog/rss.xml', '<author>mail@feeds.example (', '<author>(', /^<author>/],
    ['blog/atom.xml', 'src="https://feeds.example/base/assets', 'src="/assets', /relative address/],
    ['blog/atom.xml', '<author><name>Feeds site</name></author>', '', /no author/],
    ['blog/feed.json', '<img src', '<img style=\\"a\\" src', /style/],
  ])('finds what is broken in %s: %s', (name, part, broken, problem) => {
    const text = output.read(name);
    expect(text).toContain(part);
    expect(checkFeed(name, text.replace(part, broken)).problems.join('\n')).toMatch(problem);
  });
});

describe('feeds of a site', () => {
  it.each(FEEDS)('are valid: %s', (name) => {
    expect(feed(name).problems).toEqual([]);
  });

  it.each(['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json'])('hold the posts that are for all: %s', (name) => {
    const expected = ['Without author', 'Components', '<Tabs> & ]]> "quotes"'];
    expect(feed(name).items.map(({ title }) => title)).toEqual(expected);
  });

  it('are in the language of their locale, with its posts', () => {
    expect(output.read('zh/blog/rss.xml')).toContain('<title>订阅与&lt;朋友&gt;</title>');
    expect(output.read('zh/blog/rss.xml')).toContain('<language>zh</language>');
    expect(post('zh/blog/atom.xml', '标签页与符号').text).toContain('中文文本');
    expect(feed('zh/blog/feed.json').items.map(({ url }) => url)).toEqual(
      feed('blog/feed.json').items.map(({ url }) => url.replace('/base/', '/base/zh/')),
    );
  });

  it('are named in the head of every page', () => {
    for (const page of ['index.html', '404.html', 'zh/blog/archive/index.html']) {
      const links = output
        .page(page)
        .all('link[rel="alternate"]')
        .filter(({ attributes }) => attributes.type);
      const files = links.map(({ attributes }) => attributes.href?.replace('/base/', ''));
      const prefix = page.startsWith('zh/') ? 'zh/' : '';
      expect(files).toEqual(
        ['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json', 'news/rss.xml', 'news/feed.json'].map(
          (file) => prefix + file,
        ),
      );
      expect(files.every((file) => output.has(file ?? ''))).toBe(true);
      expect(links[0]?.attributes.title).toBe(`${prefix === '' ? 'Feeds & <friends>' : '订阅与<朋友>'} RSS Feed`);
    }
  });

  it('hold text with signs of all kinds', () => {
    const { text } = post('blog/rss.xml', '<Tabs> & ]]> "quotes"');
    expect(text).toMatch(/^Text with a {1,2}control sign, a .? ?separator, \]\]> and 😀\./);
    expect(text).toContain("const cdata = ']]>'; if (1 < 2) run();");
    expect(text).toContain('Note thisWater is wet.');
    expect(text).toContain('☑ done ☐ open');
  });

  it('hold code with its lines, and columns as they are set', () => {
    const xml = output.read('blog/atom.xml');
    expect(xml).toContain('<code class="language-js">const cdata = \']]&gt;\';\n\nif (1 &lt; 2) run();</code>');
    expect(xml).toContain('<td align="right">b</td>');
  });

  it('lead to the site, with addresses that exist', () => {
    const content = post('blog/rss.xml', '<Tabs> & ]]> "quotes"');
    const hrefs = content.all('a').map(({ attributes }) => attributes.href);
    expect(hrefs.slice(1)).toEqual([
      'https://feeds.example/base/blog/2024/01/05/markdown#heading',
      'https://feeds.example/base/blog/2024/02/10/mdx',
      'https://feeds.example/base/',
      'https://other.example/?a=1&b=2',
      'mailto:us@feeds.example',
    ]);
  });

  it('show images, those that modules import too', () => {
    const content = post('blog/rss.xml', 'Components');
    const images = content.all('img').map(({ attributes }) => [attributes.alt, attributes.src]);
    expect(images.map(([alt]) => alt)).toEqual(['Imported', 'Required', 'Themed', 'Picture']);
    for (const [, src = ''] of images) {
      expect(existsSync(path.join(output.dir, new URL(src).pathname.replace('/base/', '')))).toBe(true);
    }
  });

  it('hold what components and islands show before scripts run', () => {
    const content = post('blog/rss.xml', 'Components');
    expect(content.all('strong').map(({ text }) => text)).toEqual(['macOS', 'macOS', 'Windows']);
    expect(content.one('code').text).toBe('dir');
    expect(content.one('picture source').attributes.srcset).toMatch(/^https:\S+ 1x, https:\S+ 2x$/);
    expect(content.text).toContain('Clicks so far: 0Static text in the island.');
    expect(content.text).toContain('Fallback');
    expect(content.one('details').text).toBe('MoreInside.');
    expect(content.all('math').map(({ attributes }) => attributes.alttext)).toEqual(['e = mc^2', '\\sum_{i=1}^n i']);
  });

  it('have the items that a function of the site makes, of the newest posts', () => {
    const { items } = feed('news/feed.json');
    expect(items.map(({ title }) => title)).toEqual(['1 of 3: News four', '2 of 3: News three']);
    expect(output.read('news/rss.xml')).toContain('<enclosure url="https://feeds.example/base/sound.mp3"');
  });

  it('come with their style sheets, ours and those of the site', () => {
    const files = output.files().filter((file) => /(?:xsl|\/(?:rss|atom|news)\.css)$/.test(file));
    expect(files.filter((file) => !file.startsWith('zh/'))).toEqual([
      'blog/atom.css',
      'blog/atom.xsl',
      'blog/rss.css',
      'blog/rss.xsl',
      'news/news.css',
      'news/news.xsl',
    ]);
    expect(output.read('zh/blog/rss.xsl')).toContain('最新文章');
  });

  it('are the same, byte by byte, when the site is built again', async () => {
    const before = FEEDS.map((name) => output.read(name));
    await fixture.build();
    expect(FEEDS.map((name) => output.read(name))).toEqual(before);
  });
});
