import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { RouteConfig } from '../plugin-api/route-config.js';
import { listPages } from '../site/pages.js';
import type { LocaleSite, Site } from '../site/types.js';
import { fillProps } from './fill-props.js';
import { planLocale } from './plan-pages.js';

const siteDir = mkdtempSync(path.join(tmpdir(), 'plan-'));
afterAll(() => rmSync(siteDir, { recursive: true }));
const data = path.join(siteDir, 'data.json');
writeFileSync(data, '{"n":1}');
const own = (name: string) => path.join(siteDir, `${name}.json`);
for (const name of ['a', 'b']) writeFileSync(own(name), `{"text":"only for ${name}","$json":"/etc/passwd"}`);

const routes: RouteConfig[] = [
  {
    path: '/base/docs',
    component: '@theme/DocRoot',
    metadata: { alternates: { 'docs-1': '/base/docs/1', 'docs-2': '/base/docs/2' } },
    routes: ['a', 'b'].map((name) => ({
      path: `/base/docs/${name}`,
      component: '@theme/DocItem',
      exact: true,
      metadata: { alternates: { 'docs-1': `/base/docs/1/${name}` } },
      sidebar: 'guide',
      props: { shown: true },
      modules: {
        content: `@site/docs/${name}.md`,
        data,
        list: [{ __import: true, path: '@site/src/x.ts' }],
        parts: { own: own(name) },
      },
      context: { plugin: data },
    })),
  } as unknown as RouteConfig, // as plugins write them, with keys of their own
];

const baseUrl = '/base/';
const siteData = {
  i18n: { locales: ['en', 'zh'], localeConfigs: { en: { baseUrl }, zh: { baseUrl: `${baseUrl}zh/` } } },
};

const configOf = (twins: boolean) => ({
  baseUrl,
  trailingSlash: false,
  i18n: { defaultLocale: 'en' },
  markdown: { twins },
});

function localeOf(all: RouteConfig[], twins = false): LocaleSite {
  return {
    locale: 'en',
    baseUrl,
    siteConfig: configOf(twins),
    pages: listPages(all, baseUrl),
    data: siteData,
    markdown: [],
  } as unknown as LocaleSite; // the fields that are read
}

function siteOf(locales: unknown[], twins = false): Site {
  return { siteDir, siteConfig: configOf(twins), locales } as unknown as Site; // the fields that are read
}

function plan(twins = false, others: Record<string, string[]> = {}) {
  const locale = localeOf(routes, twins);
  const further = Object.entries(others).map(([name, pages]) => ({
    locale: name,
    data: siteData,
    pages: pages.map((pathname) => ({ pathname, levels: [] })),
  }));
  return planLocale(siteOf([locale, ...further], twins), locale);
}

describe('the plan of a locale', () => {
  const { pages, sharedLevels, requests } = plan();

  it('says where each page goes, and where it is in other locales', () => {
    expect(pages.map(({ pathname, file, alternates }) => [pathname, file, alternates.zh])).toEqual([
      ['/base/docs/a', 'docs/a.html', '/base/zh/docs/a'],
      ['/base/docs/b', 'docs/b.html', '/base/zh/docs/b'],
      ['/base/404.html', '404.html', '/base/zh/404.html'],
    ]);
  });

  it('leads to the home page of a locale of this run that lacks the page', () => {
    const alternates = plan(false, { zh: ['/base/zh/docs/a'] }).pages.map((page) => page.alternates.zh);
    expect(alternates).toEqual(['/base/zh/docs/a', '/base/zh/', '/base/zh/']);
  });

  it('adds where else a plugin says that the page is, of all levels', () => {
    const { alternates } = plan().pages[0] ?? {};
    expect(alternates).toEqual({
      en: '/base/docs/a',
      zh: '/base/zh/docs/a',
      'docs-1': '/base/docs/1/a',
      'docs-2': '/base/docs/2',
    });
  });

  it('has the levels that pages share once', () => {
    expect(sharedLevels.map((level) => level.component)).toEqual(['@theme/DocRoot']);
    expect(pages.map((page) => page.shared)).toEqual([[0], [0], []]);
  });

  it('puts marks in the place of content and modules, and values in that of data', () => {
    const file = path.join(siteDir, 'docs/a.md');
    expect(pages[0]?.level.props).toEqual({
      parts: { own: { $json: own('a'), hash: expect.any(String) } },
      shown: true,
      content: { $use: file },
      data: { n: 1 },
      list: [{ $module: '@site/src/x.ts' }],
    });
    expect(pages[0]?.contents).toMatchObject([{ id: file, file, locale: 'en' }]);
    expect(pages[0]?.level.attributes).toEqual({ sidebar: 'guide' });
  });

  it('names a Markdown twin for pages with content, when the site wants them', () => {
    expect(pages.map(({ twin }) => twin)).toEqual([undefined, undefined, undefined]);
    expect(plan(true).pages.map(({ twin }) => twin)).toEqual(['docs/a.md', 'docs/b.md', undefined]);
  });

  it('names everything that the bundle must hold', () => {
    expect([...requests].toSorted()).toEqual(['@site/src/x.ts', '@theme/DocItem', '@theme/DocRoot', '@theme/NotFound']);
  });

  it('reads data that several pages get once', () => {
    expect(pages[0]?.level.props.data).toBe(pages[1]?.level.props.data);
    expect(pages[0]?.level.props.data).toEqual({ n: 1 });
  });

  it('leaves data of a single page where it is until that page is rendered, so that it is not kept for all', () => {
    const { data: files, level } = plan().pages[0] ?? { data: [], level: { props: { parts: undefined } } };
    expect(files).toEqual([own('a')]);
    expect(JSON.stringify(level.props)).not.toContain('only for a');
    const filled = fillProps(level.props.parts, { uses: {}, data: files ?? [] }, () => 'content');
    expect(filled).toEqual({ own: { text: 'only for a', $json: '/etc/passwd' } });
    // An edit makes the page anew.
    const before = JSON.stringify(level);
    writeFileSync(own('a'), '{"text":"changed"}');
    expect(JSON.stringify(plan().pages[0]?.level)).not.toBe(before);
  });
});

describe('the plan of a locale of which contents were loaded again', () => {
  const doc = (name: string): RouteConfig => ({
    path: `/base/docs/${name}`,
    component: '@theme/DocItem',
    exact: true,
    modules: { content: `@site/docs/${name}.md` },
  });
  const root = (pages: RouteConfig[], alternates = { old: '/base/old' }): RouteConfig[] => [
    { path: '/base/docs', component: '@theme/DocRoot', metadata: { alternates }, routes: pages },
  ];
  const [a, b] = [doc('a'), doc('b')];
  const first = localeOf(root([a, b]));

  it.each([
    ['the same routes', root([a, b]), [true, true]],
    ['a route that is new', root([a, { ...b, modules: { content: '@site/docs/other.md' } }]), [true, false]],
    ['a page more', root([a, b, { ...b, path: '/base/docs/c' }]), [false, false, false]],
    ['another address elsewhere', root([a, b], { old: '/base/older' }), [false, false]],
    ['a level around them', [{ path: '/base', component: 'Root', routes: root([a, b]) }], [false, false]],
  ])('is what it would be without the one before, and has its pages, with %s', (_, after, kept) => {
    const locale = localeOf(after);
    const before = planLocale(siteOf([first]), first);
    const now = planLocale(siteOf([locale]), locale, { locale: first, plan: before });
    expect(now).toEqual(planLocale(siteOf([locale]), locale));
    expect(now.pages.slice(0, -1).map((page) => before.pages.includes(page))).toEqual(kept);
  });

  it('takes nothing over that holds data of a file', () => {
    const locale = localeOf(routes);
    const before = planLocale(siteOf([locale]), locale);
    const now = planLocale(siteOf([locale]), locale, { locale, plan: before });
    expect(now).toEqual(before);
    expect(now.pages.slice(0, -1).some((page) => before.pages.includes(page))).toBe(false);
  });
});
