/** What pages say of their translation, and where those of a locale lie: marked, then edited, in two builds. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Fixture } from './fixture.js';
import { openOutput } from './output.js';

/** A function, which reads the environment for each build, also in a process that has run before. */
const CONFIG = `export default () => {
  const isOther = process.env.DACTYL_TEST_CHOICES === 'others';
  return {
  title: 'Site',
  url: 'https://site.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh', 'fa', 'zh-TW'],
    ...(isOther && { untranslatedCanonical: 'source', headingIds: 'source' }),
    localeConfigs: {
      zh: { baseUrl: 'cn', htmlLang: 'zh-CN' }, fa: { direction: 'rtl' }, faa: {}, 'zh-TW': { fallback: 'zh' },
    },
  },
  themeConfig: { search: false, navbar: { items: [{ label: 'News', to: '/blog' }, { label: 'Text', to: '/about' }] } },
  presets: [['classic', { docs: { routeBasePath: '/', ...(isOther && { otherVersions: { canonical: 'latest', sitemap: false } }) }, blog: { onUntruncatedBlogPosts: 'ignore' } }]],
};
};
`;

const FILES = {
  'docusaurus.config.js': CONFIG,
  'package.json': '{ "type": "module" }',
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\n## Start\n\n### Detail\n',
  'docs/guide.md': '# Guide\n\nText.\n',
  'docs/only.md': '# Only in English\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/guide.md': '---\nslug: /\n---\n# Guide\n\nText.\n',
  'blog/2024-01-01-first.md': '# First\n',
  'blog/2024-01-02-news.md': '# News\n',
  'src/pages/about.md': '# About\n',
  'i18n/zh/docusaurus-plugin-content-docs/current/intro.md':
    '---\nslug: /\n---\n\n# 介绍\n\n## 开始\n\n### 细节\n\n### 更多\n',
  'i18n/zh/docusaurus-plugin-content-docs/current/guide.md': '# 指南\n\n文字，见[开始](./intro.md#start)。\n',
  'i18n/zh/docusaurus-plugin-content-docs/version-1.0/guide.md': '---\nslug: /\n---\n# 指南\n',
  'i18n/zh/docusaurus-plugin-content-blog/2024-01-02-news.md': '# 新闻\n',
  'i18n/zh/docusaurus-theme-classic/navbar.json':
    '{ "item.label.News": { "message": "新闻" }, "item.label.Text": { "message": "文字" } }',
  'i18n/zh/code.json': '{ "theme.common.editThisPage": { "message": "改一改" }, "mine": { "message": "我的" } }',
  'i18n/zh-TW/docusaurus-theme-classic/navbar.json': '{ "item.label.Text": { "message": "文章" } }',
  'i18n/zh-TW/docusaurus-plugin-content-docs/current/intro.md': '---\nslug: /\n---\n\n# 介紹\n\n## 開始\n\n### 細節\n',
  'src/pages/mine.tsx': `import Layout from '@theme/Layout';
import { translate } from '@docusaurus/Translate';
export default () => <Layout><p className="mine">{translate({ id: 'mine', message: 'Mine' })}</p></Layout>;`,
  'i18n/fa/docusaurus-plugin-content-docs/current/guide.md': '# راهنما\n',
};

let site: Fixture;
const today = new Date().toISOString().slice(0, 10);
const page = (file: string) => openOutput(site.file('build')).page(file);
const noticesOf = (file: string) =>
  page(file)
    .all('.theme-translation-notice')
    .map(({ text }) => text);

let logBefore = '';

describe('translations', () => {
  let log = '';
  beforeAll(async () => {
    site = createSite(FILES);
    await site.run(['translations', '--mark', 'all']);
    logBefore = log = (await site.build()).output;
  });

  const contentOf = (file: string) => page(file).one('.markdown').attributes;

  it('that are missing show the source, its language and a notice', () => {
    expect(noticesOf('cn/next/only/index.html')).toEqual(['本页尚未翻译，以下内容为英语。']);
    expect(contentOf('cn/next/only/index.html')).toMatchObject({ lang: 'en' });
    expect(contentOf('cn/next/only/index.html')).not.toHaveProperty('dir');
    expect(contentOf('fa/next/only/index.html')).toMatchObject({ lang: 'en', dir: 'ltr' });
    for (const file of ['cn/blog/2024/01/01/first/index.html', 'cn/about/index.html']) {
      expect(noticesOf(file)).toHaveLength(1);
      expect(contentOf(file)).toMatchObject({ lang: 'en' });
    }
  });

  it('that are missing show those of the fallback, in its language and with its texts', () => {
    expect(noticesOf('zh-TW/next/guide/index.html')).toEqual(['本頁尚未翻譯，以下內容為中文。']);
    const guide = page('zh-TW/next/guide/index.html');
    expect(guide.attributes).toMatchObject({ lang: 'zh-TW' });
    expect(guide.one('h1').text).toBe('指南');
    expect(contentOf('zh-TW/next/guide/index.html')).toMatchObject({ lang: 'zh-CN' });
    // A link in the text of the fallback stays in the language of the page.
    expect(guide.one('.markdown p a').attributes.href).toMatch(/^\/zh-TW\/next\//);
    expect(page('zh-TW/next/index.html').one('h1').text).toBe('介紹');
    expect(contentOf('zh-TW/next/index.html')).not.toHaveProperty('lang');
    // What neither has is in the language of the source.
    expect(contentOf('zh-TW/next/only/index.html')).toMatchObject({ lang: 'en' });
    expect(page('zh-TW/blog/2024/01/02/news/index.html').one('h1').text).toBe('新闻');
    expect(guide.all('.navbar__link').map(({ text }) => text)).toEqual(['新闻', '文章']);
    expect(page('zh-TW/mine/index.html').one('.mine').text).toBe('我的');
  });

  it('of a post that is missing has its title in the language of the source, too', () => {
    expect(page('cn/blog/2024/01/01/first/index.html').one('h1').attributes).toMatchObject({ lang: 'en' });
  });

  it.each(['cn/next', 'cn/next/guide', 'cn', 'cn/blog/2024/01/02/news', 'next/only'])(
    'that are up to date show none, nor does the default locale: %s',
    (folder) => {
      expect(noticesOf(`${folder}/index.html`)).toEqual([]);
      expect(contentOf(`${folder}/index.html`)).not.toHaveProperty('lang');
    },
  );

  it('lie at the base URL of their locale, and every page names it', () => {
    const guide = page('cn/next/guide/index.html');
    expect(guide.attributes).toMatchObject({ lang: 'zh-CN' });
    expect(guide.one('link[rel="canonical"]').attributes.href).toBe('https://site.example/cn/next/guide');
    const alternates = page('next/guide/index.html')
      .all('link[hreflang]')
      .map(({ attributes }) => [attributes.hreflang, attributes.href]);
    expect(alternates).toEqual([
      ['en', 'https://site.example/next/guide'],
      ['zh-CN', 'https://site.example/cn/next/guide'],
      ['fa', 'https://site.example/fa/next/guide'],
      ['zh-TW', 'https://site.example/zh-TW/next/guide'],
      ['x-default', 'https://site.example/next/guide'],
    ]);
  });

  it('of a locale that is not listed are described for nothing, says a warning', () => {
    expect(log).toContain(
      'warning "i18n.localeConfigs" describes "faa", which "i18n.locales" does not name. Did you mean "fa"?',
    );
  });
});

describe('translations of another day, on a site with other choices', () => {
  let log = '';
  beforeAll(async () => {
    site.edit('docs/guide.md', (text) => text.replace('Text.', 'Other text.'));
    log = (await site.build({ env: { DACTYL_TEST_CHOICES: 'others' } })).output;
  });

  const canonicalOf = (file: string) => page(file).one('link[rel="canonical"]').attributes.href;
  const languagesOf = (file: string) =>
    page(file)
      .all('link[hreflang]')
      .map(({ attributes }) => attributes.hreflang);

  it('name the source of a page that is not translated, which is in no list of languages and in no sitemap', () => {
    const origin = 'https://site.example';
    expect(canonicalOf('cn/about/index.html')).toBe(`${origin}/about`);
    expect(languagesOf('cn/about/index.html')).toEqual([]);
    expect(canonicalOf('cn/blog/2024/01/01/first/index.html')).toBe(`${origin}/blog/2024/01/01/first`);
    expect(languagesOf('blog/2024/01/02/news/index.html')).toEqual(['en', 'zh-CN', 'x-default']);
    const sitemap = readFileSync(site.file('build/cn/sitemap.xml'), 'utf8');
    expect(sitemap).toContain(`<loc>${origin}/cn/blog/2024/01/02/news</loc>`);
    expect(sitemap).not.toContain('/cn/about<');
  });

  it('name the page of the fallback, where that is what they show', () => {
    const origin = 'https://site.example';
    expect(canonicalOf('zh-TW/blog/2024/01/02/news/index.html')).toBe(`${origin}/cn/blog/2024/01/02/news`);
    expect(canonicalOf('zh-TW/about/index.html')).toBe(`${origin}/about`);
    expect(canonicalOf('zh-TW/next/index.html')).toBe(`${origin}/zh-TW/next/`);
  });

  it('name the page of the latest version, and of an untranslated one its source', () => {
    expect(canonicalOf('next/guide/index.html')).toBe('https://site.example/');
    expect(canonicalOf('cn/next/guide/index.html')).toBe('https://site.example/cn/');
    expect(canonicalOf('fa/next/guide/index.html')).toBe('https://site.example/');
    // The latest version has no such page.
    expect(canonicalOf('next/only/index.html')).toBe('https://site.example/next/only');
    expect(canonicalOf('index.html')).toBe('https://site.example/');
    expect(readFileSync(site.file('build/sitemap.xml'), 'utf8')).not.toContain('/next');
  });

  it('have the ids of their source, where the outline is the same', () => {
    const ids = page('cn/next/index.html')
      .all('.markdown [id]')
      .map(({ attributes }) => attributes.id);
    expect(ids).toEqual(['start', '细节', '更多']);
    expect(logBefore).toContain('→ /cn/next/#start');
    expect(log).not.toContain('#start');
    expect(log).toContain(
      'current/intro.md:10:1 2 headings have no counterpart in the outline of "docs/intro.md" and keep ids of their own: lines 10, 12.',
    );
  });

  it('are outdated when their source changes, and say so with the date and a link', () => {
    const notice = page('cn/next/guide/index.html').one('.theme-translation-notice');
    expect(notice.text).toContain('此后英语原文已有改动。 阅读英语原文');
    expect(notice.one('time').attributes).toMatchObject({ datetime: today });
    expect(notice.one('a').attributes).toMatchObject({ href: '/next/guide', hreflang: 'en' });
    // In the calendar of the locale.
    const day = new Intl.DateTimeFormat('fa', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(today));
    expect(noticesOf('fa/next/guide/index.html')[0]).toContain(day);
    // The version has a source of its own.
    expect(noticesOf('cn/index.html')).toEqual([]);
  });
});
