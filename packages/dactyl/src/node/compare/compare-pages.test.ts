import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { comparePages } from './compare-pages.js';
import { pathOfFile, readBuild, toLines } from './read-build.js';
import { readPage } from './read-page.js';
import { PAGE_FACTS, type PageFacts } from './page-facts.js';

const pagesOf = (pages: Record<string, Partial<PageFacts>>) =>
  new Map(Object.entries(pages).map(([pathname, facts]) => [pathname, { ...readPage('<title>T</title>'), ...facts }]));

describe('pathOfFile', () => {
  it.each([
    ['index.html', '/'],
    ['docs/index.html', '/docs'],
    ['docs/a.html', '/docs/a'],
    ['404.html', '/404'],
    ['docs/my-index.html', '/docs/my-index'],
  ])('%s is asked for as %s', (file, pathname) => {
    expect(pathOfFile(file)).toBe(pathname);
  });
});

it('readBuild takes pages, also of folders called like files, and no parts of pages', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'compat-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = '<!doctype html><html lang="en"><title>T</title></html>';
  const files = {
    'index.html': page,
    'old.html/index.html': page,
    'page-branch/x.html': '<nav></nav>',
    'a.txt': page,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(folder, file, '..'), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  expect([...(await readBuild(folder)).keys()]).toEqual(['/', '/old.html']);
});

describe('comparePages', () => {
  const truth = pagesOf({ '/a': { ids: ['x', 'y'], links: 40, words: 1000, code: 2 }, '/b': {} });

  it('finds what differs, what is missing and what is new', () => {
    const ours = pagesOf({ '/a': { ids: ['x', 'z'], links: 40, words: 1000, code: 2 }, '/c': {} });
    expect(comparePages(ours, truth, { only: ['ids', 'code'] })).toEqual({
      expected: 2,
      built: 2,
      differences: [
        { kind: 'ids', path: '/a', want: ['x', 'y'], have: ['x', 'z'] },
        { kind: 'missing page', path: '/b' },
        { kind: 'extra page', path: '/c' },
      ],
      parts: [{ part: '', lang: '', pages: 3, differing: 3 }],
    });
  });

  it('leaves out what a list does not tell', () => {
    const listed = new Map([['/a', { title: 'T' }]]);
    const { differences } = comparePages(pagesOf({ '/a': { sidebar: ['A → /a'] } }), listed, { only: PAGE_FACTS });
    expect(differences).toEqual([]);
  });

  it('counts pages for each instance, version and language, though the list knows no versions', () => {
    const ours = pagesOf({
      '/a': { part: 'docs-default-2.0', lang: 'en', prev: '/x' },
      '/b': { part: 'docs-default-2.0', lang: 'en' },
      '/zh/a': { part: 'docs-default-2.0', lang: 'zh' },
      '/c': { part: 'docs-api-current', lang: 'en' },
    });
    const listed = new Map([...ours.keys()].map((pathname) => [pathname, { prev: '' }]));
    expect(comparePages(ours, listed, { only: PAGE_FACTS }).parts).toEqual([
      { part: 'docs-api-current', lang: 'en', pages: 1, differing: 0 },
      { part: 'docs-default-2.0', lang: 'en', pages: 2, differing: 1 },
      { part: 'docs-default-2.0', lang: 'zh', pages: 1, differing: 0 },
    ]);
  });

  it('allows links and words to differ a little, unless told not to', () => {
    const ours = pagesOf({ '/a': { ids: ['x', 'y'], links: 43, words: 970, code: 3 }, '/b': {} });
    const only = ['links', 'words', 'code'];
    const kinds = (exact = false) => comparePages(ours, truth, { only, exact }).differences.map(({ kind }) => kind);
    expect(kinds()).toEqual(['code']);
    expect(kinds(true)).toEqual(['links', 'words', 'code']);
  });
});

it('toLines writes pages in the order of their paths, so that two lists can be compared as text', () => {
  const lines = toLines(pagesOf({ '/b': {}, '/a': {} })).split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(['/a', '/b']);
});
