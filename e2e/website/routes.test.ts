/**
 * Each address that the website has to have, from `routes.tsv`: that it is there in both languages, as a page of its
 * kind, with a heading and a description of its own and enough to read. What test pages show is proven by their tests.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { chineseShare, countWords, readPageText } from '../setup/page-text.js';
import { openWebsiteOutput } from '../setup/website-output.js';

const origin = inject('builtSite');
const output = openWebsiteOutput();
const LANGUAGES = ['en', 'zh'] as const;

interface Route {
  path: string;
  kind: string;
}

const routes = readFileSync(join(import.meta.dirname, 'routes.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Route => {
    const [path = '', kind = ''] = line.split('\t');
    return { path, kind };
  });

/** Kinds of pages → classes that `<html>` has on them. */
const PAGE_KINDS: Record<string, string[]> = {
  'api-doc': ['docs-doc-page', 'plugin-id-default'],
  'blog-archive': ['plugin-blog', 'plugin-id-default'],
  'blog-author': ['blog-authors-posts-page', 'plugin-id-default'],
  'blog-authors': ['blog-authors-list-page', 'plugin-id-default'],
  'blog-list': ['blog-list-page', 'plugin-id-default'],
  'blog-post': ['blog-post-page', 'plugin-id-default'],
  'blog-tag': ['blog-tags-post-list-page', 'plugin-id-default'],
  'blog-tags': ['blog-tags-list-page', 'plugin-id-default'],
  category: ['plugin-docs', 'plugin-id-default'],
  changelog: ['blog-post-page', 'plugin-id-changelog'],
  'changelog-authors': ['blog-authors-list-page', 'plugin-id-changelog'],
  'changelog-list': ['blog-list-page', 'plugin-id-changelog'],
  community: ['docs-doc-page', 'plugin-id-community'],
  debug: ['plugin-debug'],
  doc: ['docs-doc-page', 'plugin-id-default'],
  page: [],
  special: ['plugin-native'],
  'test-blog-archive': ['plugin-blog', 'plugin-id-blog-tests'],
  'test-blog-author': ['blog-authors-posts-page', 'plugin-id-blog-tests'],
  'test-blog-authors': ['blog-authors-list-page', 'plugin-id-blog-tests'],
  'test-blog-list': ['blog-list-page', 'plugin-id-blog-tests'],
  'test-blog-post': ['blog-post-page', 'plugin-id-blog-tests'],
  'test-blog-tag': ['blog-tags-post-list-page', 'plugin-id-blog-tests'],
  'test-blog-tags': ['blog-tags-list-page', 'plugin-id-blog-tests'],
  'test-category': ['plugin-docs', 'plugin-id-docs-tests'],
  'test-doc': ['docs-doc-page', 'plugin-id-docs-tests'],
  'test-doc-tag': ['docs-tags-doc-list-page', 'plugin-id-docs-tests'],
  'test-doc-tags': ['docs-tags-list-page', 'plugin-id-docs-tests'],
  // One of them has a class of its own there.
  'test-page': [],
};

/** Kinds whose pages are texts; the others are lists, programs and fixtures. */
const TEXTS = new Set(['page', 'doc', 'api-doc', 'community', 'blog-post', 'changelog']);
/** Shows what a frame without content looks like. */
const UNTITLED = new Set(['/tests/pages/layout-no-children']);
/** Its text is what is found. */
const PROGRAMS = new Set(['/search']);
/** Words that a text has at least. */
const ENOUGH = 150;
const DESCRIBED = new Set([...TEXTS, 'category', 'blog-list', 'blog-author', 'blog-authors', 'blog-tag', 'blog-tags']);

/** The file behind a path, or undefined. A path that ends with a file's name is that file. */
function fileOf(path: string, language: (typeof LANGUAGES)[number]): string | undefined {
  const below = (language === 'zh' ? `zh${path}` : path.slice(1)).replace(/\/$/, '');
  const candidates = below === '' ? ['index.html'] : [below, `${below}.html`, `${below}/index.html`];
  return candidates.find((file) => /\.\w+$/.test(file) && output.has(file));
}

function readText(path: string, language: (typeof LANGUAGES)[number]) {
  const file = fileOf(path, language);
  return file === undefined ? undefined : readPageText(output.read(file));
}

const ofKind = (...kinds: string[]) => routes.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);

describe.each(LANGUAGES)('every address, in %s', (language) => {
  const pages = routes.flatMap((route) => {
    const classes = PAGE_KINDS[route.kind];
    const text = classes && readText(route.path, language);
    return classes ? [{ ...route, text, wanted: classes }] : [];
  });

  it('is there: pages, feeds and other files, redirects; drafts are not', () => {
    const lasting = routes.filter(({ kind }) => kind !== 'draft' && kind !== 'redirect-server');
    const missing = lasting.filter(({ path }) => fileOf(path, language) === undefined);
    expect(missing).toEqual([]);
    expect(ofKind('draft').filter((path) => fileOf(path, language) !== undefined)).toEqual([]);
  });

  it('is a page of the kind that is asked for, with one heading', () => {
    const wrong = pages.flatMap(({ path, kind, text, wanted }) => {
      const missing = wanted.filter((name) => !text?.classes.includes(name));
      const isTitled = UNTITLED.has(path) || (text?.headings.length === 1 && text.headings[0] !== '');
      return missing.length === 0 && isTitled ? [] : [{ path, kind, missing, headings: text?.headings }];
    });
    expect(wrong).toEqual([]);
  });

  it('of a text has a heading and a description that no other has', () => {
    const texts = pages.filter(({ kind }) => TEXTS.has(kind));
    for (const read of [
      (text: ReturnType<typeof readPageText>) => text.headings.join(),
      (text: ReturnType<typeof readPageText>) => text.description,
    ]) {
      const values = texts.map(({ text }) => (text ? read(text) : ''));
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it('is described to search engines, and says enough', () => {
    const silent = pages.filter(({ path, kind, text }) => {
      return (
        DESCRIBED.has(kind) && !PROGRAMS.has(path) && (text?.description.length ?? 0) < (language === 'en' ? 25 : 8)
      );
    });
    expect(silent.map(({ path, text }) => [path, text?.description])).toEqual([]);
    const short = pages.filter(
      ({ path, kind, text }) =>
        TEXTS.has(kind) && !PROGRAMS.has(path) && countWords(text?.text ?? '', language, ENOUGH) < ENOUGH,
    );
    expect(short.map(({ path, text }) => [path, countWords(text?.text ?? '', language)])).toEqual([]);
  });
});

it('a page in Chinese is written in Chinese', () => {
  const shares = ofKind(...TEXTS, 'category').map((path) => ({
    path,
    share: chineseShare(readText(path, 'zh')?.text ?? ''),
  }));
  expect(shares.filter(({ share }) => !(share >= 0.6))).toEqual([]);
});

/** Paths that do not answer with a page, in one of the languages, or send readers on. */
async function unanswered(...paths: string[]): Promise<unknown[]> {
  const answers = paths
    .flatMap((path) => [path, `/zh${path}`])
    .map(async (path) => {
      const response = await fetch(origin + path);
      const isAnswered = response.status === 200 && !response.redirected && /<h1[ >]/.test(await response.text());
      return isAnswered ? [] : [[path, response.status]];
    });
  return (await Promise.all(answers)).flat();
}

const below = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);

describe('the docs have', () => {
  it('R062 the advanced guides', async () =>
    expect(
      await unanswered(
        '/docs/advanced',
        ...below('/docs/advanced', 'architecture', 'plugins', 'routing', 'ssg', 'client'),
      ),
    ).toEqual([]));
  it('R063 the reference of the configuration', async () =>
    expect(await unanswered('/docs/api/docusaurus-config')).toEqual([]));
  it('R064 the methods of plugins', async () =>
    expect(
      await unanswered(
        '/docs/api/plugin-methods',
        ...below(
          '/docs/api/plugin-methods',
          'lifecycle-apis',
          'i18n-lifecycles',
          'extend-infrastructure',
          'static-methods',
        ),
      ),
    ).toEqual([]));
  it('R065 a page for each plugin', async () => {
    const plugins = ofKind('api-doc').filter((path) => path.startsWith('/docs/api/plugins'));
    expect(plugins.length).toBe(15);
    expect(await unanswered(...plugins)).toEqual([]);
  });
  it('R066 the themes and their configuration', async () =>
    expect(
      await unanswered(
        '/docs/api/themes',
        '/docs/api/themes/configuration',
        ...below(
          '/docs/api/themes/@docusaurus',
          'theme-classic',
          'theme-live-codeblock',
          'theme-search-algolia',
          'theme-mermaid',
        ),
      ),
    ).toEqual([]));
  it('R067 the create tool, the ESLint plugin with its rules, the logger', async () => {
    const eslint = '/docs/api/misc/@docusaurus/eslint-plugin';
    expect(
      await unanswered(
        '/docs/api/misc/create-docusaurus',
        eslint,
        ...below(
          eslint,
          'no-html-links',
          'no-untranslated-text',
          'prefer-docusaurus-heading',
          'string-literal-i18n-messages',
        ),
        '/docs/api/misc/@docusaurus/logger',
      ),
    ).toEqual([]);
  });
  it('R068 creating pages', async () => expect(await unanswered('/docs/creating-pages')).toEqual([]));
  it('R069 the guides to docs', async () =>
    expect(
      await unanswered(
        ...below('/docs', 'docs-introduction', 'create-doc', 'sidebar', '版本控制', 'docs-multi-instance'),
      ),
    ).toEqual([]));
  it('R070 the features of Markdown', async () => {
    const features = ofKind('doc').filter((path) => path.startsWith('/docs/markdown-features'));
    expect(features.length).toBe(12);
    expect(await unanswered(...features)).toEqual([]);
  });
  it('R071 the blog', async () => expect(await unanswered('/docs/blog')).toEqual([]));
  it('R072 browser support', async () => expect(await unanswered('/docs/browser-support')).toEqual([]));
  it('R073 the command line', async () => expect(await unanswered('/docs/cli')).toEqual([]));
  it('R074 the configuration', async () => expect(await unanswered('/docs/configuration')).toEqual([]));
  it('R075 deployment', async () => expect(await unanswered('/docs/deployment')).toEqual([]));
  it('R076 translation', async () =>
    expect(await unanswered(...below('/docs/i18n', 'introduction', 'tutorial', 'git', 'crowdin'))).toEqual([]));
  it('R077 installation', async () => expect(await unanswered('/docs/installation')).toEqual([]));
  it('R078 React in Markdown', async () => expect(await unanswered('/docs/markdown-features/react')).toEqual([]));
  it('R079 tabs', async () => expect(await unanswered('/docs/markdown-features/tabs')).toEqual([]));
  it('R080 headings and contents', async () => expect(await unanswered('/docs/markdown-features/toc')).toEqual([]));
  it('R081 migration from version 1', async () => expect(await unanswered('/docs/migration/v2')).toEqual([]));
  it('R082 migration by a command', async () => expect(await unanswered('/docs/migration/v2/automated')).toEqual([]));
  it('R083 migration by hand', async () => expect(await unanswered('/docs/migration/v2/manual')).toEqual([]));
  it('R084 migration of translated sites', async () =>
    expect(await unanswered('/docs/migration/v2/translated-sites')).toEqual([]));
  it('R085 migration of versioned sites', async () =>
    expect(await unanswered('/docs/migration/v2/versioned-sites')).toEqual([]));
  it('R086 migration from version 2', async () => expect(await unanswered('/docs/migration/v3')).toEqual([]));
  it('R087 the playground', async () => expect(await unanswered('/docs/playground')).toEqual([]));
  it('R088 search', async () => expect(await unanswered('/docs/search')).toEqual([]));
  it('R089 search engines', async () => expect(await unanswered('/docs/seo')).toEqual([]));
  it('R090 the sidebar', async () => expect(await unanswered('/docs/sidebar')).toEqual([]));
  it('R091 generated sidebars', async () => expect(await unanswered('/docs/sidebar/autogenerated')).toEqual([]));
  it('R092 items of sidebars', async () => expect(await unanswered('/docs/sidebar/items')).toEqual([]));
  it('R093 several sidebars', async () => expect(await unanswered('/docs/sidebar/multiple-sidebars')).toEqual([]));
  it('R094 static assets', async () => expect(await unanswered('/docs/static-assets')).toEqual([]));
  it('R095 styling and layout', async () => expect(await unanswered('/docs/styling-layout')).toEqual([]));
  it('R096 swizzling', async () => expect(await unanswered('/docs/swizzling')).toEqual([]));
  it('R097 TypeScript', async () => expect(await unanswered('/docs/typescript-support')).toEqual([]));
  it('R098 using plugins', async () => expect(await unanswered('/docs/using-plugins')).toEqual([]));
});

describe('the community section has', () => {
  it('R102 canary', async () => expect(await unanswered('/community/canary')).toEqual([]));
  it('R103 contributing', async () => expect(await unanswered('/community/contributing')).toEqual([]));
  it('R104 the release process', async () => expect(await unanswered('/community/release-process')).toEqual([]));
  it('R105 resources', async () => expect(await unanswered('/community/resources')).toEqual([]));
  it('R107 the team', async () => expect(await unanswered('/community/team')).toEqual([]));

  it('R106 R108 support as its main doc, and one sidebar named community', async () => {
    for (const locale of ['', '/zh']) {
      const data = await (await fetch(`${origin}${locale}/__docusaurus/debug/data/globalData.json`)).json();
      const [version] = data['docusaurus-plugin-content-docs'].community.versions;
      expect(version.mainDocId).toBe('support');
      expect(Object.keys(version.sidebars)).toEqual(['community']);
    }
  });
});

it('R002 each area of content answers at its root', async () =>
  expect(
    await unanswered(
      ...below('', 'docs', 'blog', 'changelog', 'community/support', 'showcase', 'feature-requests', 'search', 'tests'),
    ),
  ).toEqual([]));
