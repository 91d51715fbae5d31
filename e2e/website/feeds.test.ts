/** The feeds of the website, as a feed reader gets them. */
import { describe, expect, it } from 'vitest';
import { checkFeed } from '../../packages/dactyl/test/site/feed-check.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const output = openWebsiteOutput();
const NAMES = ['rss.xml', 'atom.xml', 'feed.json'];
const BLOGS = ['blog', 'zh/blog', 'changelog', 'zh/changelog'];
const HOST = 'https://dactyl.example/';

/** Addresses that the first page of the blog links to, in the order in which it does. */
function linksOf(blog: string): Set<string> {
  const links = output.page(`${blog}.html`).all('main a[href]');
  return new Set(links.map(({ attributes }) => new URL(attributes.href ?? '', HOST).href));
}

describe.each(BLOGS)('feeds of /%s', (blog) => {
  it.each(NAMES)('R219 %s is valid, and holds the newest posts with their text', (name) => {
    const { problems, items } = checkFeed(name, output.read(`${blog}/${name}`));
    expect(problems).toEqual([]);
    const urls = items.map(({ url }) => url);
    const listed = [...linksOf(blog)].filter((url) => urls.includes(url));
    expect(listed.length).toBeGreaterThan(0);
    expect(urls.slice(0, listed.length)).toEqual(listed);
    expect(items.length).toBeLessThanOrEqual(20);
    expect(items.map(({ content }) => content.text.length).every((length) => length > 40)).toBe(true);
  });

  it('lead to pages and images that are there', () => {
    const { items } = checkFeed('feed.json', output.read(`${blog}/feed.json`));
    const images = items.flatMap(({ content }) => content.all('img').map(({ attributes }) => attributes.src ?? ''));
    const files = [...items.map(({ url }) => `${url}.html`), ...images].filter((url) => url.startsWith(HOST));
    expect(files.filter((url) => !output.has(decodeURI(url.slice(HOST.length))))).toEqual([]);
  });

  it('are named on every page, in the words of its language when a browser shows them', () => {
    const isChinese = blog.startsWith('zh/');
    const links = output.page(isChinese ? 'zh/docs.html' : 'docs.html').all('link[rel="alternate"]');
    const hrefs = links.map(({ attributes }) => attributes.href);
    expect(hrefs).toEqual(expect.arrayContaining(NAMES.map((name) => `/${blog}/${name}`)));
    expect(output.read(`${blog}/rss.xsl`)).toContain(isChinese ? '最新文章' : 'Latest posts');
    expect(output.read(`${blog}/rss.xml`)).toMatch(isChinese ? /<title>Dactyl [^<a-z]+</ : /<title>Dactyl \w+</);
  });
});
