/** The posts below `/tests/blog`, which hold odd cases of the site format. */
import { describe, expect, inject, it } from 'vitest';
import { checkFeed } from '../../packages/dactyl/test/site/feed-check.js';
import type { HtmlElement } from '../../packages/dactyl/test/site/html-document.js';
import { itInUsedWindow as inBrowser, PHONE } from '../setup/browser-test.js';
import { isChinese, openWebsiteOutput, pageFiles } from '../setup/website-output.js';

const output = openWebsiteOutput();
const origin = inject('builtSite');
const BLOG = '/tests/blog';
const HOST = 'https://dactyl.example';
const UNLISTED = `${BLOG}/unlisted-post`;
const FEEDS = ['rss.xml', 'atom.xml', 'feed.json'];

/** By page of the list. Posts of one day stand in the order of their files. */
const POSTS = [
  ['2024/07/03/dual-author', '2024/07/03/multiple-authors', '2024/07/03/single-author'],
  ['2023/08/05', '2023/07/19/a', '2023/07/19/b'],
  ['x/y/z.html', '2022/04/20/dup-footnote', '2022/01/22/dup-footnote'],
  ['2022/01/21/dup-footnote', '2022/01/20/image-only-authors', '2021/11/13/dup-title'],
  ['2021/10/08/blog-post-mdx-require-feed-tests', '2021/10/07/blog-post-mdx-feed-tests', '2021/09/13/dup-title'],
  ['2021/08/23/multiple-authors', '2021/08/22/no-author', '2021/08/21/blog-post-toc-tests'],
  ['2020/08/03/demo/second-blog-intro'],
].map((posts) => posts.map((post) => `${BLOG}/${post}`));
const LISTS = POSTS.map((_, index) => (index === 0 ? BLOG : `${BLOG}/page/${index + 1}`));

/** Posts of each tag; how many pages follow from that. */
const TAGS: Readonly<Record<string, number>> = {
  'paginated-tag': 10,
  blog: 4,
  docusaurus: 4,
  long: 1,
  'long-long': 3,
  'long-long-long': 3,
  'long-long-long-long': 3,
  'long-long-long-long-long': 1,
};

const hrefs = (elements: readonly HtmlElement[]) => elements.map(({ attributes }) => attributes.href ?? '');
const pageOf = (pathname: string) => output.page(`${pathname.slice(1).replace(/\.html$/, '')}.html`);
const post = (name: string) => pageOf(`${BLOG}/${name}`);
const status = async (pathname: string) => (await fetch(origin + pathname)).status;
const listed = (pathname: string) => hrefs(pageOf(pathname).all('main article h2.dactyl-post__title a'));
const pagesOf = (first: string, count: number, segment = 'page') =>
  Array.from({ length: count }, (_, index) => (index === 0 ? first : `${first}/${segment}/${index + 1}`));
const feed = (name: string) => checkFeed(name, output.read(`${BLOG.slice(1)}/${name}`));

/** The HTML that a feed holds of a post. */
function inFeed(name: string): HtmlElement {
  const item = feed('feed.json').items.find(({ url }) => url === `${HOST}${BLOG}/${name}`);
  if (item === undefined) throw new Error(`The feed has no post ${name}.`);
  return item.content;
}

describe('the lists of the test blog', () => {
  it('R117 R221 begin at /tests/blog, three posts a page', async () => {
    expect(await status(BLOG)).toBe(200);
    expect(listed(BLOG)).toEqual(POSTS[0]);
    expect(pageOf(BLOG).one('title').text).toContain('Test blog');
  });

  it('R118 go on to page 7, in this order and no further', async () => {
    for (const [index, list] of LISTS.entries()) {
      expect(await status(list), list).toBe(200);
      expect(listed(list), list).toEqual(POSTS[index]);
    }
    expect(await status(`${BLOG}/page/8`)).toBe(404);
  });

  it('lead to posts that are there, the one whose address ends in .html too', async () => {
    for (const pathname of POSTS.flat()) {
      const { status: code, redirected } = await fetch(origin + pathname);
      expect([pathname, code, redirected]).toEqual([pathname, 200, false]);
    }
  });

  it('R119 are followed by an archive of the same posts', async () => {
    expect(await status(`${BLOG}/archive`)).toBe(200);
    expect(hrefs(pageOf(`${BLOG}/archive`).all('main li a')).toSorted()).toEqual(POSTS.flat().toSorted());
  });

  it('R120 are there for authors: those with posts on two pages, those without on one', async () => {
    const authors = pageOf(`${BLOG}/authors`).all('main .dactyl-author');
    expect(authors.map((card) => hrefs(card.all('.avatar__name a'))[0])).toEqual([
      `${BLOG}/authors/core`,
      `${BLOG}/authors/custom/ozaki/permalink`,
    ]);
    const pages = pagesOf(`${BLOG}/authors/core`, 2, 'authors');
    for (const page of [`${BLOG}/authors`, ...pages, `${BLOG}/authors/custom/ozaki/permalink`]) {
      expect(await status(page), page).toBe(200);
    }
    expect(pages.map((page) => listed(page).length)).toEqual([3, 2]);
    expect(listed(`${BLOG}/authors/custom/ozaki/permalink`)).toEqual([]);
  });

  it('R121 are there for tags, with as many pages as they fill', async () => {
    expect(await status(`${BLOG}/tags`)).toBe(200);
    const tags = pageOf(`${BLOG}/tags`).all('main a[rel="tag"]');
    const counts = tags.map((tag) => [tag.attributes.href, Number(tag.one('.dactyl-tag__count').text)]);
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(Object.entries(TAGS).map(([tag, count]) => [`${BLOG}/tags/${tag}`, count])),
    );
    for (const [tag, count] of Object.entries(TAGS)) {
      const pages = pagesOf(`${BLOG}/tags/${tag}`, Math.ceil(count / 3));
      for (const page of pages) expect(await status(page), page).toBe(200);
      expect(pages.flatMap(listed), tag).toHaveLength(count);
      expect(output.has(`tests/blog/tags/${tag}/page/${pages.length + 1}.html`), tag).toBe(false);
    }
  });
});

describe('visibility', () => {
  it('R122 an unlisted post opens by its address, and is in no list, feed or sitemap', async () => {
    expect(await status(UNLISTED)).toBe(200);
    const page = pageOf(UNLISTED);
    expect(page.all('.theme-unlisted-banner')).toHaveLength(1);
    expect(page.one('meta[name="robots"]').attributes.content).toBe('noindex, nofollow');
    // Only pages of tags that no other post has lead to it, and these are unlisted as well.
    // To parse all pages takes seconds; in few of them stands its address at all.
    const naming = pageFiles(output).filter((file) => !isChinese(file) && output.read(file).includes(UNLISTED));
    const leading = naming.filter((file) => output.page(file).all(`a[href="${UNLISTED}"]`).length > 0);
    const tags = ['tests/blog/tags/unlisted.html', 'tests/blog/tags/visibility.html'];
    expect(leading.filter((file) => file !== `${UNLISTED.slice(1)}.html`).toSorted()).toEqual(tags);
    for (const tag of tags) expect(output.page(tag).one('meta[name="robots"]').attributes.content).toContain('noindex');
    const texts = output.files().filter((file) => /(?:^|\/)(?:rss|atom|sitemap)\.xml$|feed\.json$/.test(file));
    expect(texts.filter((file) => output.read(file).includes(UNLISTED))).toEqual([]);
  });

  it('a draft is not there', async () => {
    expect(await status(`${BLOG}/draft-post`)).toBe(404);
    expect(output.files().filter((file) => file.includes('draft-post') && file.includes('blog'))).toEqual([]);
  });
});

describe('the feeds of the test blog', () => {
  it.each(FEEDS)('%s is valid and holds all listed posts', (name) => {
    const { problems, items } = feed(name);
    // One post is only a title. Formats allow that, this check points at it.
    expect(problems).toEqual([`content of ${HOST}${BLOG}/2023/07/19/b: `]);
    expect(items.map(({ url }) => url)).toEqual(POSTS.flat().map((pathname) => HOST + pathname));
  });

  it.each(['rss', 'atom'])('%s.xml names the style sheet of the site, which lies beside it', (type) => {
    expect(output.read(`tests/blog/${type}.xml`)).toContain(
      `<?xml-stylesheet type="text/xsl" href="custom-${type}.xsl"?>`,
    );
    expect(output.read(`tests/blog/custom-${type}.xsl`)).toContain(`href="custom-${type}.css"`);
    expect(output.has(`tests/blog/custom-${type}.css`)).toBe(true);
  });

  it('hold links and pictures with whole addresses', () => {
    expect(hrefs(inFeed('2023/07/19/a').all('a'))).toEqual(Array(3).fill(`${HOST}${BLOG}/2023/07/19/b`));
    const pictures = inFeed('2021/10/08/blog-post-mdx-require-feed-tests').all('img');
    const sources = pictures.map(({ attributes }) => attributes.src ?? '');
    expect(sources).toHaveLength(3);
    for (const src of sources) expect(output.has(src.slice(`${HOST}/`.length)), src).toBe(true);
  });

  it('hold what components show', () => {
    const { text } = inFeed('2021/10/07/blog-post-mdx-feed-tests');
    for (const shown of ['A value: 42', 'it is no post', 'The first tab', 'const answer = 42;', 'JSX inside of JSX']) {
      expect(text).toContain(shown);
    }
    expect(inFeed('x/y/z.html').text).toContain('it is no post');
  });
});

describe('a post', () => {
  it('says how long it takes to read, unless it hides that', () => {
    const info = (name: string) => post(name).one('article header .dactyl-post__info').text;
    // 23 words, at five a minute.
    expect(info('2021/11/13/dup-title')).toBe('November 13, 2021 · 5 min read');
    expect(info('2021/10/07/blog-post-mdx-feed-tests')).toBe('October 7, 2021');
  });

  it('credits authors of every kind', () => {
    const authors = (name: string) => post(name).all('article header .dactyl-author');
    expect(authors('2024/07/03/dual-author').map((card) => card.all('.dactyl-author__social').length)).toEqual([4, 3]);
    expect(authors('2024/07/03/multiple-authors')).toHaveLength(9);
    expect(authors('2024/07/03/single-author')).toHaveLength(1);
    expect(authors('2021/09/13/dup-title').map((card) => hrefs(card.all('.avatar__name a'))[0])).toEqual([
      undefined,
      undefined,
      'https://author.example',
      'mailto:author@dactyl.example',
    ]);
    expect(authors('2021/08/23/multiple-authors').map((card) => hrefs(card.all('.avatar__name a'))[0])).toEqual([
      `${BLOG}/authors/core`,
      'https://author.example',
    ]);
    expect(authors('2021/08/22/no-author')).toEqual([]);
    expect(post('2021/08/22/no-author').all('h1')).toHaveLength(1);
  });

  inBrowser('breaks names that are longer than a phone is wide', async ({ open }) => {
    const page = await open(`${origin}${BLOG}/2024/07/03/multiple-authors`, { viewport: PHONE });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const widths = await page.locator('.avatar__photo').evaluateAll((all) => all.map((photo) => photo.clientWidth));
    expect(new Set(widths).size).toBe(1);
  });

  it('by authors without names has pictures that are there, in links that say where they lead', () => {
    const photos = post('2022/01/20/image-only-authors').all('article header .avatar__photo-link');
    expect(photos).toHaveLength(20);
    for (const photo of photos) {
      const { src, alt } = photo.one('img').attributes;
      expect(src).toMatch(/^(?:\/assets\/|data:image\/svg)/);
      expect(alt).not.toBe('');
    }
  });

  it('has footnotes of its own, in lists too', () => {
    for (const list of [LISTS[2] ?? '', LISTS[3] ?? '']) {
      const page = pageOf(list);
      const ids = page.all('[id]').map(({ attributes }) => attributes.id ?? '');
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const references = hrefs(page.all('a[data-footnote-ref]'));
      expect(references).toHaveLength(list === LISTS[2] ? 6 : 3);
      for (const reference of references) expect(ids).toContain(reference.replace(/^[^#]*#/, ''));
    }
  });

  it('named by its date has headings with emojis, at the addresses that GitHub gives them', () => {
    expect(
      post('2023/08/05')
        .all('article h2')
        .map(({ attributes }) => attributes.id),
    ).toEqual([
      'heading-with-an-emoji-',
      '-heading-that-begins-with-one',
      'heading-with-a-rocket-by-its-name',
      'with-code',
    ]);
  });

  it('lists contents to the fourth level where it asks for it', () => {
    const links = post('2021/08/21/blog-post-toc-tests').all('[data-toc] a');
    expect(new Set(links.map(({ text }) => text))).toEqual(
      new Set(['Level 2', 'Level 3', 'Level 4', 'Level 2 again', 'Level 4 below level 2']),
    );
  });
});
