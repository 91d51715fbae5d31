/** What a build writes of a small site with two locales. One build serves all of these tests, so they share a long file. */
import { beforeAll, describe, expect, it } from 'vitest';
import { pageMark } from '../../src/shared/navigation-files.js';
import { builtFixture } from './built-fixture.js';
import { regionsOf, type Output } from './output.js';

let output: Output;

beforeAll(async () => {
  ({ output } = await builtFixture('plain'));
});

/** English pages; each has its counterpart below `zh/`. */
const PAGES = [
  '404.html',
  'about/index.html',
  'blog/2024/01/02/first/index.html',
  'blog/archive/index.html',
  'blog/authors/ada/page/2/index.html',
  'blog/authors/ada/index.html',
  'blog/authors/index.html',
  'blog/hidden/index.html',
  'blog/index.html',
  'blog/page/2/index.html',
  'blog/second/index.html',
  'blog/tags/index.html',
  'blog/tags/news/index.html',
  'blog/tags/news/page/2/index.html',
  'docs/api/cli/index.html',
  'docs/api/overview/index.html',
  'docs/basics/index.html',
  'docs/deep/leaf/index.html',
  'docs/deep/nested/index.html',
  'docs/dummy.html',
  'docs/hidden/index.html',
  'docs/index.html',
  'docs/install/index.html',
  'docs/not-indexed/index.html',
  'index.html',
  'search/index.html',
];

/** URL pathname of a page's file. */
function pathnameOf(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`;
}

describe('the output', () => {
  it('holds a document for each page of each locale, and no other', () => {
    const documents = output.files().filter((file) => file.endsWith('.html') && !file.includes('assets/'));
    expect(documents).toEqual([...PAGES, ...PAGES.map((file) => `zh/${file}`)].toSorted());
  });

  it('leaves drafts out, in the pages and in everything said about them', () => {
    const naming = [...output.contents()].filter(([, content]) => content.includes('docs/draft'));
    expect(naming.map(([file]) => file)).toEqual([]);
  });

  it('holds static files as they are', () => {
    expect(output.read('robots.txt')).toBe('User-agent: *\n');
    expect(output.has('img/logo.svg')).toBe(true);
  });

  it('gives a page whose slug ends in .html a file of that name (R027)', () => {
    expect(output.page('docs/dummy.html').one('h1').text).toBe('Dummy with a suffix');
  });

  it('answers unknown URLs with a page in the language of the locale', () => {
    expect(output.page('404.html').one('h1').text).toBe('Page Not Found');
    expect(output.page('404.html').one('main').text).toContain('that the link is broken');
    expect(output.page('404.html').one('main a').attributes.href).toBe('/');
    expect(output.page('zh/404.html').one('main a').attributes.href).toBe('/zh/');
    expect(output.page('zh/404.html').one('h1').text).toMatch(/\p{Script=Han}/u);
    expect(output.read('404.html')).toContain('"notFound":true');
    expect(output.read('index.html')).not.toContain('"notFound"');
  });
});

describe('a document', () => {
  it('names language, direction and framework (R206)', () => {
    expect(output.page('index.html').attributes).toMatchObject({ lang: 'en-GB', dir: 'ltr' });
    expect(output.page('zh/index.html').attributes).toMatchObject({ lang: 'zh-CN', dir: 'ltr' });
    expect(output.page('index.html').one('meta[name="generator"]').attributes.content).toMatch(/3\.6\.3$/);
  });

  it('has the title of the page, then that of the site (R322)', () => {
    expect(output.page('docs/install/index.html').one('title').text).toBe('Installation | Plain');
    expect(output.page('zh/docs/install/index.html').one('title').text).toBe('安装 | Plain');
  });

  it('names its own URL, and that of the same page in each locale (R176)', () => {
    const page = output.page('zh/docs/deep/leaf/index.html');
    expect(page.one('link[rel="canonical"]').attributes.href).toBe('https://plain.example/zh/docs/deep/leaf');
    const alternates = page
      .all('link[rel="alternate"][hreflang]')
      .map(({ attributes }) => [attributes.hreflang, attributes.href]);
    expect(Object.fromEntries(alternates)).toEqual({
      'en-GB': 'https://plain.example/docs/deep/leaf',
      'zh-CN': 'https://plain.example/zh/docs/deep/leaf',
      'x-default': 'https://plain.example/docs/deep/leaf',
    });
  });

  it('has one navbar and one footer (R003, R007)', () => {
    for (const file of PAGES) {
      expect(output.page(file).all('nav.navbar'), file).toHaveLength(1);
      expect(output.page(file).all('footer.footer'), file).toHaveLength(1);
    }
  });

  it('is for search engines, unless the page is unlisted or says otherwise (R226)', () => {
    const robots = (file: string) =>
      output
        .page(file)
        .all('meta[name="robots"]')
        .map(({ attributes }) => attributes.content);
    expect(robots('docs/install/index.html')).toEqual([]);
    expect(robots('docs/not-indexed/index.html')).toEqual(['noindex, nofollow']);
    expect(robots('docs/hidden/index.html')).toEqual(['noindex, nofollow']);
    expect(robots('blog/hidden/index.html')).toEqual(['noindex, nofollow']);
  });

  it('has the tags that a Markdown file puts into <head>', () => {
    const meta = (file: string) => output.page(file).all('head meta[name="fixture"]');
    expect(meta('docs/not-indexed/index.html')).toHaveLength(1);
    expect(meta('docs/install/index.html')).toHaveLength(0);
    expect(output.read('docs/not-indexed/index.html')).not.toMatch(/<body[\s\S]*name="fixture"/);
  });
});

describe('a locale', () => {
  it('translates navbar, sidebar labels, texts of pages and of the theme (R012)', () => {
    const page = output.page('zh/docs/install/index.html');
    expect(page.all('nav.navbar a.navbar__link').map((link) => link.text)).toEqual(
      expect.arrayContaining(['指南', 'API', '博客']),
    );
    expect(page.one('aside .menu__link--sublist').text).toBe('基础');
    expect(page.one('.theme-edit-this-page').text).toMatch(/\p{Script=Han}/u);
    expect(output.page('zh/index.html').one('[data-locale]').text).toBe('欢迎');
    expect(output.page('zh/index.html').one('[data-locale]').attributes['data-locale']).toBe('zh');
  });

  it('falls back to the default locale where there is no translation', () => {
    expect(output.page('zh/index.html').one('[id="untranslated"]').text).toBe('Not translated');
    const leaf = output.page('zh/docs/deep/leaf/index.html');
    expect(leaf.one('h1').text).toBe('The leaf');
    expect(leaf.attributes.lang).toBe('zh-CN');
  });

  it('shows a translated doc, and links from it stay in the locale', () => {
    const page = output.page('zh/docs/install/index.html');
    expect(page.one('.theme-doc-markdown h1').text).toBe('安装');
    expect(page.one('.theme-doc-markdown p a').attributes.href).toBe('/zh/docs/');
  });

  it('is one of those that the dropdown offers, each link leading to the same page (R156)', () => {
    const links = (file: string) =>
      output
        .page(file)
        .all('.navbar .dropdown__link')
        .map(({ text, attributes, classes }) => ({
          text,
          href: attributes.href,
          active: classes.includes('dropdown__link--active'),
        }));
    expect(links('docs/deep/leaf/index.html')).toEqual([
      { text: 'English', href: '/docs/deep/leaf', active: true },
      { text: '中文', href: '/zh/docs/deep/leaf', active: false },
    ]);
    expect(links('zh/docs/install/index.html')).toEqual([
      { text: 'English', href: '/docs/install', active: false },
      { text: '中文', href: '/zh/docs/install', active: true },
    ]);
  });
});

describe('a doc', () => {
  it('is marked in its sidebar, with all that is around it open', () => {
    const sidebar = output.page('docs/deep/leaf/index.html').one('aside');
    expect(sidebar.all('a[aria-current="page"]').map((link) => link.text)).toEqual(['A leaf']);
    expect(sidebar.all('.menu__link--active').map((link) => link.text)).toEqual(['Basics', 'Deep', 'A leaf']);
    expect(sidebar.all('details').map(({ attributes }) => 'open' in attributes)).toEqual([true, true, false]);
  });

  it('shows the sidebar that it belongs to, and marks that in the navbar (R160)', () => {
    const guide = output.page('docs/index.html');
    const api = output.page('docs/api/cli/index.html');
    expect(
      guide
        .one('aside')
        .all('a')
        .map((link) => link.text),
    ).toContain('A leaf');
    expect(
      api
        .one('aside')
        .all('a')
        .map((link) => link.text),
    ).toEqual(['API overview', 'Commands']);
    const active = (page: typeof guide) => page.all('.navbar .navbar__link--active').map((link) => link.text);
    expect(active(guide)).toEqual(['Guide']);
    expect(active(api)).toEqual(['API']);
    expect(active(output.page('blog/second/index.html'))).toEqual(['Blog']);
    expect(active(output.page('index.html'))).toEqual([]);
  });

  it('when unlisted, is in the sidebar of its own page only, with a notice (R225, R227)', () => {
    const links = (file: string) =>
      output
        .page(file)
        .one('aside')
        .all('a')
        .map((link) => link.text);
    expect(links('docs/hidden/index.html')).toContain('Hidden');
    expect(links('docs/index.html')).not.toContain('Hidden');
    expect(output.page('docs/hidden/index.html').all('.theme-unlisted-banner')).toHaveLength(1);
  });

  it('has breadcrumbs', () => {
    const trail = output.page('docs/deep/leaf/index.html').all('.breadcrumbs__item');
    expect(trail.map((item) => [item.text, item.all('a')[0]?.attributes.href])).toEqual([
      ['', '/'],
      ['Basics', '/docs/basics'],
      ['Deep', '/docs/deep/nested'],
      ['A leaf', undefined],
    ]);
  });

  it('leads to its neighbours in the sidebar', () => {
    const neighbours = (file: string) =>
      output
        .page(file)
        .all('a.pagination-nav__link')
        .map(({ text, attributes }) => `${text} ${attributes.href}`);
    expect(neighbours('docs/index.html')).toEqual(['NextBasics /docs/basics']);
    expect(neighbours('docs/deep/nested/index.html')).toEqual([
      'PreviousInstallation /docs/install',
      'NextA leaf /docs/deep/leaf',
    ]);
  });

  it('has a table of contents of its second and third level (R186)', () => {
    const links = output.page('docs/index.html').all('[data-toc] a');
    expect(links.map(({ text, attributes }) => `${text} ${attributes.href}`)).toEqual([
      'Why it is plain #why-it-is-plain',
      'Own id #chosen',
    ]);
  });

  it('has an anchor on each heading but the first (R319, R320)', () => {
    const content = output.page('docs/index.html').one('.theme-doc-markdown');
    const headings = ['h2', 'h3', 'h4'].map((tag) => content.one(tag));
    expect(headings.map(({ attributes }) => attributes.id)).toEqual([
      'why-it-is-plain',
      'chosen',
      'below-the-table-of-contents',
    ]);
    expect(headings.map((heading) => heading.one('a.hash-link').attributes.title)).toEqual([
      'Direct link to Why it is plain',
      'Direct link to Own id',
      'Direct link to Below the table of contents',
    ]);
    expect(content.one('h1').all('a')).toHaveLength(0);
  });

  it('has links to Markdown files resolved, with their hash', () => {
    const links = output.page('docs/index.html').all('.theme-doc-markdown p a');
    expect(links.map(({ attributes }) => [attributes.href, attributes.target])).toEqual([
      ['/docs/install', undefined],
      ['/docs/install#the-end', undefined],
      ['/docs/deep/leaf', undefined],
      [expect.stringMatching(/^\/assets\/files\/table-[\da-f]{8}\.csv$/), '_blank'],
      ['/robots.txt', '_blank'],
      ['https://elsewhere.example/', '_blank'],
    ]);
  });

  it('has images under a name with their hash, with their size', () => {
    const image = output.page('docs/index.html').one('.theme-doc-markdown img').attributes;
    expect(image).toMatchObject({ width: '3', height: '2', alt: 'A small picture', loading: 'lazy' });
    expect(image.src).toMatch(/^\/assets\/images\/pixel-[\da-f]{8}\.png$/);
    expect(output.has((image.src ?? '').slice(1))).toBe(true);
    // The same picture in another folder, and in another locale, is the same file.
    expect(output.page('zh/blog/second/index.html').one('article img').attributes.src).toBe(image.src);
  });

  it('has its code highlighted', () => {
    const code = output.page('docs/index.html').one('.theme-code-block');
    expect(code.one('.code-block-title').text).toBe('hello.js');
    expect(code.one('code').text).toBe("const greeting = 'hello';");
    expect(code.all('code .token-line span').length).toBeGreaterThan(3);
  });

  it('may hold components of the theme and of the site, partials and expressions', () => {
    const content = output.page('docs/deep/nested/index.html').one('.theme-doc-markdown');
    expect(content.one('[data-kind="new"]').text).toBe('fresh');
    expect(content.all('[role="tab"]').map((tab) => [tab.text, tab.attributes['aria-selected']])).toEqual([
      ['NPM', 'true'],
      ['Yarn', 'false'],
    ]);
    expect(content.all('[role="tabpanel"]').map(({ text }) => text)).toEqual(['Run npm.', 'Run yarn.']);
    expect(content.text).toContain('Shared text for Ada, with a link.');
    expect(content.text).toContain('The sum is 3.');
    expect(content.all('a').map(({ attributes }) => attributes.href)).toContain('/docs/install');
    expect(content.one('[data-kind]').classes[0]).toMatch(/^badge_\w{4}$/);
  });

  it('has the styles of its components on the pages that import them', () => {
    const sheet = ({ attributes }: { attributes: { href?: string } }) => output.read((attributes.href ?? '').slice(1));
    const sheetsOf = (file: string) => output.page(file).all('link[rel="stylesheet"]').map(sheet);
    const [badge = ''] = output.page('docs/deep/nested/index.html').one('[data-kind]').classes;
    const [common = '', ...others] = sheetsOf('docs/index.html');
    expect([common.includes('#25c2a0'), common.includes(`.${badge}`), others]).toEqual([true, false, []]);
    const withBadge = [common, expect.stringContaining(`.${badge}`)];
    expect(['docs/deep/nested/index.html', 'index.html'].map(sheetsOf)).toEqual([withBadge, withBadge]);
  });
});

describe('the blog', () => {
  it('lists listed posts, newest first, with their summaries', () => {
    const titles = (file: string) =>
      output
        .page(file)
        .all('article h2')
        .map((heading) => heading.text);
    expect(titles('blog/index.html')).toEqual(['Second post']);
    expect(titles('blog/page/2/index.html')).toEqual(['First post']);
    expect(output.page('blog/page/2/index.html').one('article').text).toContain('Summary of the first post.');
    expect(output.page('blog/page/2/index.html').one('article').text).not.toContain('The rest of the first post.');
  });

  it('shows a post with authors and tags (R207, R208)', () => {
    const post = output.page('blog/2024/01/02/first/index.html');
    expect(post.one('article').text).toContain('The rest of the first post.');
    expect(post.one('article').text).toContain('Ada');
    expect(post.all('article a').map(({ attributes }) => attributes.href)).toContain('/blog/tags/news');
  });

  it('keeps an unlisted post out of its lists, reachable by its link', () => {
    for (const file of PAGES.filter((page) => page !== 'blog/hidden/index.html')) {
      expect(output.read(file), file).not.toContain('/blog/hidden');
    }
    expect(output.page('blog/hidden/index.html').one('h1').text).toBe('Hidden post');
  });
});

describe('what navigation fetches', () => {
  const locales = [
    { name: 'en', folder: '' },
    { name: 'zh', folder: 'zh' },
  ];

  it.each(locales)(
    'is in $name the pages themselves: no second copy of them, and no file of a region',
    ({ folder }) => {
      const prefix = folder ? `${folder}/` : '';
      const own = output.files().filter((file) => file.startsWith(`${prefix}assets/`));
      expect(own.filter((file) => /assets\/(?:pages|regions)\//.test(file))).toEqual([]);
      // As JSON has it.
      const list = JSON.parse(output.read(`${prefix}assets/page-marks.json`)) as string;
      for (const page of PAGES) expect(list, page).toContain(pageMark(pathnameOf(prefix + page)));
      expect(list.match(/\//g)).toHaveLength(PAGES.length);
    },
  );

  it.each(locales)(
    'has regions in $name that are the same wherever they stand, but for what is active',
    ({ folder }) => {
      const first = new Map<string, string>();
      for (const page of PAGES) {
        const file = folder ? `${folder}/${page}` : page;
        for (const { id, html } of regionsOf(output.read(file))) {
          const known = first.get(id) ?? withoutMarks(html);
          first.set(id, known);
          expect(withoutMarks(html) === known, `region ${id} of ${file}`).toBe(true);
        }
      }
    },
  );
});

/** A region without what depends on the page; see `browser/router/README.md`. */
function withoutMarks(html: string): string {
  return html
    .replaceAll(/ \w+__link--active(?=[ "])/g, '')
    .replaceAll(/ (?:aria-current="\w+"|open="")/g, '')
    .replaceAll(/(data-alternate="\w+"[^>]* href=")[^"]*/g, '$1');
}
