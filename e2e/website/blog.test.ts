/** What the website's blog holds, at which addresses. How it looks is the matter of `blog-theme.test.ts`. */
import { describe, expect, inject, it } from 'vitest';
import type { HtmlElement } from '../../packages/dactyl/test/site/html-document.js';
import { isChinese, openWebsiteOutput, pageFiles } from '../setup/website-output.js';

const output = openWebsiteOutput();
const origin = inject('builtSite');
const PER_PAGE = 5;
const LOCALES = ['', '/zh'] as const;

const RELEASES = ['2.2', '2.3', '2.4', '3.0', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6'].map(
  (version) => `/blog/releases/${version}`,
);
const FREE = [
  '/blog/preparing-your-site-for-docusaurus-v3',
  '/blog/upgrading-frontend-dependencies-with-confidence-using-visual-regression-testing',
];
const DATED = [
  '/blog/2022/09/01/docusaurus-2.1',
  '/blog/2022/08/01/announcing-docusaurus-2.0',
  '/blog/2022/01/24/docusaurus-2021-recap',
  '/blog/2021/11/21/algolia-docsearch-migration',
  '/blog/2021/05/12/announcing-docusaurus-two-beta',
  '/blog/2021/03/09/releasing-docusaurus-i18n',
  '/blog/2021/01/19/docusaurus-2020-recap',
  '/blog/2020/01/07/tribute-to-endi',
  '/blog/2019/12/30/docusaurus-2019-recap',
  '/blog/2018/12/14/Happy-First-Birthday-Slash',
  '/blog/2018/09/11/Towards-Docusaurus-2',
  '/blog/2018/04/30/How-I-Converted-Profilo-To-Docusaurus',
  '/blog/2017/12/14/introducing-docusaurus',
];

const hrefs = (elements: readonly HtmlElement[]) => elements.map(({ attributes }) => attributes.href ?? '');
const fileOf = (pathname: string) => `${pathname.slice(1)}.html`;
const pageOf = (pathname: string) => output.page(fileOf(pathname));
const status = async (pathname: string) => (await fetch(origin + pathname)).status;

/** Links to the posts of a list. */
const listed = (pathname: string) => hrefs(pageOf(pathname).all('main article h2 a'));
const tagsOf = (pathname: string) => hrefs(pageOf(pathname).all('article a[rel="tag"]'));

const posts = pageFiles(output)
  .filter((file) => file.startsWith('blog/') && !isChinese(file))
  .filter((file) => output.page(file).attributes.class?.includes('blog-post-page'))
  .map((file) => `/${file.replace(/\.html$/, '')}`);

const postsByTag = new Map<string, string[]>();
for (const post of posts) {
  for (const tag of tagsOf(post)) postsByTag.set(tag, [...(postsByTag.get(tag) ?? []), post]);
}

describe('the posts', () => {
  it('are the 25 of the history, in both languages', () => {
    expect(posts).toEqual([...RELEASES, ...FREE, ...DATED].toSorted());
    expect(posts.filter((post) => !output.has(fileOf(`/zh${post}`)))).toEqual([]);
  });

  it('R042 live under their date unless they have a slug', async () => {
    for (const post of DATED) expect(await status(post), post).toBe(200);
    for (const post of DATED) {
      const date = pageOf(post).one('article header time').attributes.datetime?.slice(0, 10);
      expect(`/blog/${date?.replaceAll('-', '/')}/`, post).toBe(post.slice(0, '/blog/2022/09/01/'.length));
    }
  });

  it('R043 on releases from 2.2 to 3.6 live under /blog/releases', async () => {
    for (const post of RELEASES) expect(await status(post), post).toBe(200);
  });

  it('R044 with a free slug live directly under /blog', async () => {
    for (const post of FREE) expect(await status(post), post).toBe(200);
  });

  it('show only their first paragraph in lists', () => {
    for (const locale of LOCALES) {
      const previews = pageOf(`${locale}/blog`).all('main article');
      expect(previews.map((preview) => preview.one('.markdown').all('p').length)).toEqual(previews.map(() => 1));
      expect(previews.flatMap((preview) => preview.all('.theme-admonition'))).toEqual([]);
    }
  });

  it('say that they tell a history that is older than Dactyl', () => {
    for (const post of RELEASES) expect(pageOf(post).one('article').text, post).toContain('Dactyl came later');
  });
});

describe.for(LOCALES)('the lists of the blog %s', (locale) => {
  const blog = `${locale}/blog`;
  const pages = [1, 2, 3, 4, 5].map((number) => (number === 1 ? blog : `${blog}/page/${number}`));

  it('R218 have five posts a page', () => {
    for (const page of pages) expect(listed(page), page).toHaveLength(PER_PAGE);
  });

  it.for([2, 3, 4, 5])('R029 R030 R031 R032 page %i has posts of its own', async (number) => {
    const page = `${blog}/page/${number}`;
    expect(await status(page)).toBe(200);
    const others = pages.filter((other) => other !== page).flatMap(listed);
    expect(listed(page).filter((post) => others.includes(post))).toEqual([]);
    expect(pageOf(page).one('link[rel="canonical"]').attributes.href).toMatch(new RegExp(`${page}$`));
  });

  it('R032 end with page 5', async () => {
    expect(await status(`${blog}/page/6`)).toBe(404);
    expect(pages.flatMap(listed).toSorted()).toEqual(posts.map((post) => locale + post));
  });

  it('R033 have one address for the first page', async () => {
    expect(await status(`${blog}/page/1`)).toBe(404);
  });

  it('R034 are followed by an archive with every post, by year', () => {
    const archive = pageOf(`${blog}/archive`);
    expect(hrefs(archive.all('main li a')).toSorted()).toEqual(posts.map((post) => locale + post));
    for (const year of archive.all('main section')) {
      const name = year.one('h2').attributes.id ?? '';
      const dates = year.all('time').map(({ attributes }) => attributes.datetime?.slice(0, 4));
      expect(new Set(dates), name).toEqual(new Set([name]));
      const times = year.all('time').map(({ attributes }) => attributes.datetime ?? '');
      expect(times, `${name}, from the newest`).toEqual(times.toSorted().toReversed());
    }
  });

  it('R046 stand beside a sidebar of all posts', () => {
    for (const page of [blog, `${blog}/page/5`, `${locale}${posts[0]}`]) {
      const links = hrefs(pageOf(page).all('nav.dactyl-blog-sidebar a'));
      expect(links.toSorted(), page).toEqual(posts.map((post) => locale + post));
    }
  });
});

describe('the authors', () => {
  const cards = pageOf('/blog/authors').all('main .dactyl-author');
  const authors = cards.map((card) => ({
    page: hrefs(card.all('.avatar__name a'))[0] ?? '',
    name: card.one('.avatar__name').text,
  }));
  const credits = (post: string) => hrefs(pageOf(post).all('article header .avatar__name a'));

  it('R035 are four teams, each with a card and a picture', () => {
    expect(authors.map(({ page }) => page).toSorted()).toEqual(
      ['community', 'core', 'design', 'docs'].map((team) => `/blog/authors/${team}`),
    );
    for (const card of cards) expect(output.has(card.one('img').attributes.src?.slice(1) ?? '')).toBe(true);
  });

  it('R036 have pages with all of their posts', () => {
    for (const { page } of authors) {
      const followers = [2, 3, 4, 5].map((number) => `${page}/authors/${number}`);
      const shown = [page, ...followers.filter((follower) => output.has(fileOf(follower)))].flatMap(listed);
      expect(shown.toSorted(), page).toEqual(posts.filter((post) => credits(post).includes(page)));
      expect(shown.length, page).toBeGreaterThan(0);
    }
  });
});

describe('the tags', () => {
  const release = '/blog/tags/release';

  it('R037 are listed alphabetically, with counts', () => {
    for (const locale of LOCALES) {
      const tags = pageOf(`${locale}/blog/tags`).all('main a[rel="tag"]');
      expect(tags).toHaveLength(15);
      const counts = tags.map((tag) => [tag.attributes.href, Number(tag.one('.dactyl-tag__count').text)]);
      expect(new Map(counts.map(([href, count]) => [String(href).slice(locale.length), count]))).toEqual(
        new Map([...postsByTag].map(([tag, tagged]) => [tag, tagged.length])),
      );
    }
    const labels = pageOf('/blog/tags')
      .all('main a[rel="tag"]')
      .map((tag) => tag.text.replace(/\d+$/, ''));
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(labels).toEqual(expect.arrayContaining(['release', 'recap', 'i18n']));
    expect(postsByTag.has('/blog/tags/i-18-n')).toBe(true);
  });

  it('R038 have a page each, with their posts', async () => {
    for (const [tag, tagged] of postsByTag) {
      expect(await status(tag), tag).toBe(200);
      const pages = [tag, `${tag}/page/2`, `${tag}/page/3`].filter((page) => output.has(fileOf(page)));
      expect(pages.flatMap(listed).toSorted(), tag).toEqual(tagged);
    }
  });

  it('R039 R040 of releases fill three pages of five posts', async () => {
    expect(listed(release)).toHaveLength(PER_PAGE);
    expect(listed(`${release}/page/2`)).toHaveLength(PER_PAGE);
    expect(listed(`${release}/page/3`)).toHaveLength(PER_PAGE);
    expect(await status(`${release}/page/4`)).toBe(404);
  });

  it('R041 have one page otherwise', () => {
    const paginated = output.files().filter((file) => /^blog\/tags\/.*\/page\//.test(file) && file.endsWith('.html'));
    expect(paginated.every((file) => file.startsWith('blog/tags/release/'))).toBe(true);
  });

  it('say in a sentence what releases and recaps are', () => {
    for (const locale of LOCALES) {
      expect(pageOf(`${locale}${release}`).one('main header p').text).not.toBe('');
      expect(pageOf(`${locale}/blog/tags/recap`).one('main header p').text).not.toBe('');
    }
  });
});
