/** How the website's blog looks and describes itself; what it says is the matter of other tests. */
import { describe, expect, inject } from 'vitest';
import type { HtmlElement } from '../../packages/dactyl/test/site/html-document.js';
import { regionIds } from '../../packages/dactyl/test/site/output.js';
import { itInUsedWindow as it } from '../setup/browser-test.js';
import { arriveAt, isMarked, markDocument } from '../setup/documents.js';
import { isChinese, openWebsiteOutput, pageFiles } from '../setup/website-output.js';

const output = openWebsiteOutput();
const origin = inject('builtSite');
const SIDEBAR = 'nav.dactyl-blog-sidebar';
const POST = 'blog/releases/3.6.html';

const inBlog = pageFiles(output).filter((file) => /^(?:zh\/)?blog[./]/.test(file));
const posts = inBlog.filter((file) => output.page(file).attributes.class?.includes('blog-post-page'));

const hrefs = (elements: readonly HtmlElement[]) => elements.map(({ attributes }) => attributes.href ?? '');
const fileOf = (pathname: string) => `${pathname.slice(1)}.html`;

/** The JSON-LD of a page, of one type. */
function structuredData(file: string, type: string): Record<string, unknown> | undefined {
  return output
    .page(file)
    .all('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.text) as Record<string, unknown>) // what each of them holds, by definition
    .find((data) => data['@type'] === type);
}

describe('the list beside the posts', () => {
  it.for(['', 'zh/'])('R045 groups them by year, newest first: %s', (prefix) => {
    const sidebar = output.page(`${prefix}blog.html`).one(SIDEBAR);
    const years = sidebar.all('h3').map(({ text }) => text);
    expect(years.length).toBeGreaterThan(1);
    expect(years).toEqual([...new Set(years)].toSorted((a, b) => Number(b) - Number(a)));
    // The archive groups the same posts, by days.
    const archive = output.page(`${prefix}blog/archive.html`);
    expect(archive.all('main h2').map(({ attributes }) => attributes.id)).toEqual(years);
    const listed = hrefs(sidebar.all('a'));
    expect(hrefs(archive.all('main li a')).toSorted()).toEqual(listed.toSorted());
  });

  it('R045 shows the years to readers, and stays as it is from post to post', async ({ open }) => {
    const page = await open(`${origin}/blog`, { viewport: { width: 1200, height: 420 } });
    const years = await page.locator(`${SIDEBAR} h3:visible`).allTextContents();
    expect(years).toEqual(years.toSorted((a, b) => Number(b) - Number(a)));
    const last = page.locator(`${SIDEBAR} a`).last();
    await last.scrollIntoViewIfNeeded();
    const scrolled = () => page.locator(SIDEBAR).evaluate((sidebar) => sidebar.scrollTop);
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await markDocument(page);
    const target = (await last.getAttribute('href')) ?? '';
    await last.click();
    await arriveAt(page, target);
    expect(await isMarked(page)).toBe(true);
    expect(await scrolled()).toBe(before);
    expect(await last.getAttribute('aria-current')).toBe('page');
    expect(await page.locator(`${SIDEBAR} [aria-current]`).count()).toBe(1);
  });

  it('is the same for all pages of a language, so that they can share it', () => {
    const files = inBlog.filter((file) => output.read(file).includes('dactyl-blog-sidebar'));
    const ids = (list: string[]) => new Set(list.flatMap((file) => regionIds(output.read(file))));
    // Navbar, list of posts, footer, and the message that there is a new version.
    expect(ids(files.filter((file) => !isChinese(file))).size).toBe(4);
    expect(ids(files.filter(isChinese)).size).toBe(4);
  });
});

describe('a post', () => {
  it('R207 shows its authors, who lead to their pages', () => {
    expect(posts.length).toBeGreaterThan(5);
    for (const file of posts) {
      const header = output.page(file).one('article header');
      const names = header.all('.avatar__name').map(({ text }) => text);
      expect(names, file).not.toEqual([]);
      for (const href of hrefs(header.all('.avatar__name a'))) {
        const author = output.page(fileOf(href));
        expect(names, file).toContain(author.one('h1').text);
      }
    }
  });

  it('R208 shows its tags, which lead to pages that list it', () => {
    const tagged = posts.filter((file) => output.page(file).all('.theme-blog-footer-tags-row').length > 0);
    expect(tagged.length).toBeGreaterThan(5);
    for (const file of tagged) {
      const links = output.page(file).all('.theme-blog-footer-tags-row a[rel="tag"]');
      expect(links.length, file).toBeGreaterThan(0);
      for (const { text, attributes } of links) {
        const tagPage = fileOf(attributes.href ?? '');
        expect(output.page(tagPage).one('h1').text, tagPage).toContain(text);
      }
    }
    const titles = output.page('blog/tags/release.html').all('article h2 a');
    expect(hrefs(titles)).toContain('/blog/releases/3.6');
  });

  it('describes itself to search engines and to whom shares it', () => {
    const page = output.page(POST);
    const property = (name: string) => page.one(`meta[property="${name}"]`).attributes.content;
    const canonical = page.one('link[rel="canonical"]').attributes.href;
    const published = page.one('article time').attributes.datetime;
    expect(property('og:type')).toBe('article');
    expect(property('article:published_time')).toBe(published);
    expect(property('article:tag')).toContain('release');
    expect(structuredData(POST, 'BlogPosting')).toMatchObject({
      '@id': canonical,
      headline: page.one('h1').text,
      datePublished: published,
      author: { '@type': 'Person', name: 'Core team' },
      isPartOf: { '@type': 'Blog', name: 'Dactyl blog' },
    });
  });
});

describe('lists of posts', () => {
  it('have one title of the first level, which the list of all posts keeps to screen readers', () => {
    const lists = inBlog.filter((file) => !posts.includes(file));
    for (const file of lists) expect(output.page(file).all('h1'), file).toHaveLength(1);
    expect(output.page('blog.html').one('h1.dactyl-visually-hidden').text).toBe('Dactyl blog');
    expect(structuredData('blog.html', 'Blog')?.blogPost).toHaveLength(output.page('blog.html').all('article').length);
  });

  it('say how many posts there are, in the words of the language', () => {
    const count = Number(output.page('blog/tags.html').one('a[href="/blog/tags/release"] .dactyl-tag__count').text);
    expect(output.page('blog/tags/release.html').one('h1').text).toBe(`${count} posts tagged with "release"`);
    expect(output.page('zh/blog/tags/release.html').one('h1').text).toMatch(/^\d+ 篇文章带有标签“.+”$/);
  });

  it('need no React', () => {
    for (const file of inBlog.filter((one) => !posts.includes(one))) {
      expect(output.read(file), file).not.toContain('<!--island:');
    }
  });
});
