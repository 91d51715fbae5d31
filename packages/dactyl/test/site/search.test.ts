/** The search as sites get it: where its box stands, which pages it knows, and how a site does without. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSearch } from '../../src/features/search/engine/create-search.js';
import { builtFixture, builtSite } from './built-fixture.js';
import { createSite } from './fixture.js';
import type { Output } from './output.js';

const CONFIG = `
const isEnglish = process.env.DOCUSAURUS_CURRENT_LOCALE === 'en';
const search = { type: 'search', position: 'left', className: 'moved' };
const blog = { to: '/blog', label: 'Blog', position: isEnglish ? 'right' : 'left' };
export default {
  title: 'Search', url: 'https://search.example', baseUrl: '/base/', trailingSlash: false,
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
  presets: [['classic', { docs: { routeBasePath: '/' }, sitemap: false }]],
  themeConfig: {
    search: { hooks: './src/search-hooks.ts', pageHook: './search-pages.js', records: ['algolia', 'typesense'] },
    navbar: { items: isEnglish ? [blog] : [search, blog] },
  },
};`;

const FILES = {
  'docusaurus.config.js': CONFIG,
  'docs/internal.md': '# Internal\n\nThe trawler inside.\n',
  'src/search-hooks.ts': `export const beforeSearch = ({ query }: { query: string }): string => query + ' dactyl-hook';`,
  'search-pages.js': `export default (page) => page.url.endsWith('/internal') ? undefined : page.url.endsWith('/post') ? { ...page, title: 'Lookout' } : page;`,
  'package.json': '{ "name": "search", "private": true, "type": "module" }',
  'docs/index.md': '---\nslug: /\n---\n\n# Welcome\n\nThe harbour is open.\n\n## Boats & nets\n\nThe trawler left.\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n\nThe trawler draft.\n',
  'docs/unlisted.md': '---\nunlisted: true\n---\n\n# Unlisted\n\nThe trawler unlisted.\n',
  'docs/quiet.md': '---\nsearch: false\n---\n\n# Quiet\n\nThe trawler is quiet.\n',
  'versioned_docs/version-1.0/gear.md': '---\nsearch: { keywords: [dragnet] }\n---\n\n# Gear\n\nWhat boats use.\n',
  'docs/hidden.mdx': '# Hidden\n\n<head><meta name="robots" content="noindex" /></head>\n\nThe trawler hidden.\n',
  'versioned_docs/version-1.0/index.md': '---\nslug: /\n---\n\n# Welcome then\n\nThe trawler of old.\n',
  'versions.json': '["1.0"]',
  'blog/2024-05-01-post.md': '---\ntags: [Sea]\n---\n\n# A post\n\nThe trawler came back.\n',
  'i18n/zh/docusaurus-plugin-content-docs/current/index.md': '---\nslug: /\n---\n\n# 欢迎\n\n拖网渔船离开了港口。\n',
};

const buttons = (output: Output, file = 'blog.html') =>
  output
    .page(file)
    .all('button')
    .filter(({ attributes }) => 'data-search' in attributes);

const scriptOf = (output: Output) =>
  (JSON.parse(buttons(output)[0]?.attributes['data-search'] ?? '{}') as { script?: string }).script ?? '';

/** @param subdir folder of the locale */
async function urlsOf(output: Output, query: string, { facets = ['default', 'docs-default-1.0'], subdir = '' } = {}) {
  const search = createSearch(async (file) => JSON.parse(output.read(subdir + file)));
  return (await search.search(query, { facets })).hits.map(({ url }) => url);
}

describe('a site with the classic preset', () => {
  let output: Output;
  let siteDir: string;

  beforeAll(async () => {
    ({ output, siteDir } = await builtSite(createSite(FILES)));
  });

  it('R157 has the search box at the end of the navbar when no item names its place', () => {
    expect(buttons(output)).toHaveLength(1);
    const html = output.read('blog.html');
    const [, rightItems = ''] = html.split('navbar__items--right');
    expect(rightItems.indexOf('data-search=')).toBeGreaterThan(rightItems.indexOf('/base/blog'));
  });

  it('R157 has it where an item of type search says', () => {
    expect(buttons(output, 'zh/blog.html')).toHaveLength(1);
    const [left = ''] = output.read('zh/blog.html').split('navbar__items--right');
    expect(left).toMatch(/class="[^"]*moved[^"]*"[^]*data-search=[^]*href="\/base\/zh\/blog"/);
  });

  it('finds sections in the versions and the language that are asked for', async () => {
    expect(await urlsOf(output, 'trawler')).toEqual(expect.arrayContaining(['/base/', '/base/blog/2024/05/01/post']));
    expect(await urlsOf(output, 'trawler', { facets: ['docs-default-current'] })).toEqual(['/base/next#boats--nets']);
    expect(await urlsOf(output, '渔船', { facets: ['docs-default-current'], subdir: 'zh/' })).toEqual([
      '/base/zh/next',
    ]);
  });

  it('does not know drafts, unlisted pages and pages that are hidden from search engines', async () => {
    const facets = ['default', 'docs-default-1.0', 'docs-default-current'];
    expect(await urlsOf(output, 'trawler', { facets })).toHaveLength(3);
    expect(await urlsOf(output, 'unlisted', { facets })).toEqual([]);
    expect(await urlsOf(output, 'hidden', { facets })).toEqual([]);
  });

  it('does as the front matter of a page says', async () => {
    expect(await urlsOf(output, 'dragnet')).toEqual(['/base/gear']);
    expect(await urlsOf(output, 'quiet', { facets: ['docs-default-current'] })).toEqual([]);
  });

  it('says in the index which version of the docs is the latest', () => {
    expect(JSON.parse(output.read('search-index.json'))).toMatchObject({ version: 4, latest: { default: '1.0' } });
  });

  it('has the hooks of the site: for queries as a script, for pages in the index', async () => {
    const { hooks = '' } = JSON.parse(buttons(output)[0]?.attributes['data-search'] ?? '{}') as { hooks?: string };
    expect(output.read(hooks.replace('/base/', ''))).toContain('dactyl-hook');
    expect(await urlsOf(output, 'lookout')).toEqual(['/base/blog/2024/05/01/post']);
    expect(await urlsOf(output, 'internal', { facets: ['docs-default-current'] })).toEqual([]);
  });

  it('has records for services, outside of its output', () => {
    const recordsOf = (service: string, locale: string) =>
      JSON.parse(
        readFileSync(path.join(siteDir, `.dactyl/search-records/${service}/${locale}.json`), 'utf8'),
      ) as Record<string, unknown>[]; // what the build writes
    expect(recordsOf('algolia', 'en')).toContainEqual(
      expect.objectContaining({
        url: 'https://search.example/base/next#boats--nets',
        type: 'lvl2',
        hierarchy: expect.objectContaining({ lvl1: 'Welcome', lvl2: 'Boats & nets', lvl3: null }),
        content: 'The trawler left.',
        language: 'en',
        docusaurus_tag: 'docs-default-current',
      }),
    );
    const post = recordsOf('typesense', 'en').find(({ url }) => String(url).endsWith('/post'));
    expect(post).toMatchObject({ 'hierarchy.lvl1': 'Lookout', tags: ['Sea'], kind: 'blog' });
    expect(recordsOf('typesense', 'zh').every(({ language }) => language === 'zh')).toBe(true);
    expect(output.files().filter((file) => file.includes('records'))).toEqual([]);
    const pages = output.files().filter((file) => file.endsWith('.html'));
    expect(pages.filter((file) => /algolia(?:net)?\.(?:net|com)|typesense/i.test(output.read(file)))).toEqual([]);
  });

  it('has what results can be limited to in a file of its own', async () => {
    const filters = await createSearch(async (file) => JSON.parse(output.read(file))).readFilters();
    expect(filters).toMatchObject({
      labels: ['Sea'],
      versions: {
        default: [
          { name: 'current', label: 'Next' },
          { name: '1.0', label: '1.0' },
        ],
      },
      locales: [
        { name: 'en', label: 'English', baseUrl: '/base/' },
        { name: 'zh', label: '中文', baseUrl: '/base/zh/' },
      ],
    });
    expect(filters?.sections.toSorted()).toEqual(['Blog', 'Search']);
    expect(output.has(`assets/js/search-${/search-(\w+)/.exec(scriptOf(output))?.[1]}/session.js`)).toBe(true);
  });

  it('has the dialog that its pages name', () => {
    const data = JSON.parse(buttons(output)[0]?.attributes['data-search'] ?? '{}') as Record<string, string>;
    expect(output.has((data['script'] ?? 'none').replace('/base/', ''))).toBe(true);
    expect(data).toMatchObject({ index: '/base/', locale: 'en' });
    expect(data).not.toHaveProperty('texts');
  });
});

describe('a site without our search', () => {
  /** Files and pages that have to do with it. */
  const tracesOf = (output: Output) =>
    output
      .files()
      .filter((file) => /search/.test(file) || (file.endsWith('.html') && /data-search/.test(output.read(file))));

  it('says so in its configuration', async () => {
    expect(tracesOf((await builtFixture('code-parts')).output)).toEqual([]);
  });

  // `packages-of-others.test.ts` has the box and the page of another theme.
  // The search page, which would need the index, is switched off there.
  it("has a search box of the site's own", async () => {
    const { output } = await builtFixture('overrides');
    expect(output.read('blog/index.html')).toContain('action="/find"');
    expect(tracesOf(output)).toEqual([]);
  });
});
