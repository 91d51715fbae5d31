/** Ids, slugs, addresses and titles of docs, as they come out of a build. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { LoadedVersion } from '../../src/features/docs/node/content-types.js';
import { docOf, docsSite, readRecord, versionOf } from './docs-site.js';
import type { Output } from './output.js';

let output: Output;
let current: LoadedVersion;

beforeAll(async () => {
  ({ output } = await docsSite());
  current = versionOf(readRecord(output), 'current');
});

describe('id and address of a doc', () => {
  it.each([
    ['names/numbered', '/names/numbered', 'leave out a number prefix'],
    ['names/spaced', '/names/spaced', 'leave out a prefix with spaces'],
    ['names/2021-11-05-date', '/names/2021-11-05-date', 'keep a date'],
    ['names/7.1-version', '/names/7.1-version', 'keep a version number'],
    ['names/03-kept', '/names/03-kept', 'keep the prefix when the doc asks for it'],
    ['names/another', '/names/another', 'follow the id of the front matter'],
    ['names/absolute', '/from/the-root', 'follow a slug from the root of the version'],
    ['names/relative', '/sideways/page', 'resolve a slug that leaves the folder'],
    ['names/dot', '/names/beside', 'resolve a slug that stays in the folder'],
    ['names/index/index', '/names/index/', 'stand for the folder in a file "index"'],
    ['names/readme/README', '/names/readme/', 'stand for the folder in a file "README"'],
    ['names/same/same', '/names/same/', 'stand for the folder in a file of the same name'],
    ['names/other/other', '/names/other/other', 'are those of an ordinary doc when only the bare names are the same'],
    ['auto/plain-folder/deep/leaf', '/auto/plain-folder/deep/leaf', 'leave out the prefixes of folders'],
    ['intro', '/', 'are the root of the version for the slug "/"'],
  ])('%s → %s: %s', (id, slug) => {
    const doc = docOf(current, id);
    expect(doc.slug).toBe(slug);
    expect(doc.permalink).toBe(`/docs/next${slug}`);
    expect(output.has(`docs/next${slug.replace(/\/$/, '')}/index.html`)).toBe(true);
  });

  it('remember the folder as it is on disk, and the position that the prefix gives', () => {
    expect(docOf(current, 'auto/plain-folder/deep/leaf').sourceDirName).toBe('auto/06-plain-folder/deep');
    expect(docOf(current, 'intro').sourceDirName).toBe('.');
    expect(docOf(current, 'names/numbered').sidebarPosition).toBe(1);
    expect(docOf(current, 'names/spaced').sidebarPosition).toBe(2);
    expect(docOf(current, 'names/03-kept').sidebarPosition).toBeUndefined();
    expect(docOf(current, 'auto/early').sidebarPosition).toBe(0.5);
  });

  it('are those of no partial, test or excluded folder', () => {
    const sources = current.docs.map(({ source }) => source);
    expect(sources).toContain('@site/docs/names/01-numbered.md');
    expect(sources.filter((source) => /\/_|__tests__/.test(source))).toEqual([]);
  });
});

describe('title and description', () => {
  it.each([
    ['fields/heading', 'From the *heading*', 'Text below it.'],
    ['fields/front-title', 'From front matter', 'No heading here.'],
    ['fields/both', 'Title of the window', 'Text.'],
    ['fields/plain-name', 'plain-name', 'Neither title nor heading.'],
    ['fields/meta', 'Meta', 'Written by hand.'],
    ['fields/coerced', '2024', 'Text.'],
  ])('%s is called "%s"', (id, title, description) => {
    expect(docOf(current, id)).toMatchObject({ title, description });
  });

  it('stand in the head of the page', () => {
    const page = output.page('docs/next/fields/meta/index.html');
    expect(page.one('title').text).toBe('Meta | Docs site');
    expect(page.one('meta[name="description"]').attributes['content']).toBe('Written by hand.');
    expect(page.one('meta[name="keywords"]').attributes['content']).toBe('alpha,beta');
    expect(page.one('meta[property="og:image"]').attributes['content']).toMatch(
      /^https:\/\/docs\.example\/assets\/images\/pixel-.*\.png$/,
    );
  });

  it.each([
    ['heading', 'From the heading'],
    ['front-title', 'From front matter'],
    ['both', 'Shown heading'],
    ['plain-name', 'plain-name'],
    ['coerced', '2024'],
  ])('%s shows the heading "%s", once', (name, heading) => {
    const page = output.page(`docs/next/fields/${name}/index.html`);
    expect(page.all('h1').map(({ text }) => text)).toEqual([heading]);
  });

  it('"hide_title" leaves the heading out', () => {
    const page = output.page('docs/next/fields/hidden-title/index.html');
    expect(page.all('h1')).toEqual([]);
    expect(page.one('title').text).toBe('Hidden title | Docs site');
  });
});

describe('other front matter', () => {
  const contents = (name: string) => {
    const page = output.page(`docs/next/fields/${name}/index.html`);
    return [...new Set(page.all('.table-of-contents__link').map(({ text }) => text))];
  };

  it('"hide_table_of_contents" and the levels decide what the table of contents shows', () => {
    expect(contents('no-toc')).toEqual([]);
    expect(contents('toc-levels')).toEqual(['Three', 'Four']);
  });

  it('is coerced, and keeps unknown fields', () => {
    expect(docOf(current, 'fields/coerced').frontMatter).toEqual({
      title: '2024',
      hide_table_of_contents: true,
      sidebar_label: '7',
    });
    expect(docOf(current, 'fields/meta').frontMatter).toMatchObject({ custom_key: 'kept' });
    expect(docOf(current, 'fields/plain-name').frontMatter).toEqual({});
  });

  it('"mdx.format" chooses Markdown for one file', () => {
    expect(output.page('docs/next/fields/plain/index.html').one('.theme-doc-markdown').text).toContain('{braces}');
  });
});
