import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { parseArguments } from './arguments.mjs';
import { comparePages } from './compare-pages.mjs';
import { describeComparison } from './describe-comparison.mjs';
import { pathOfFile, readBuild, toLines } from './read-build.mjs';
import { PAGE_FACTS, readPage } from './read-page.mjs';
import { selectPages } from './select-pages.mjs';

/** @param {Record<string, Partial<import('./read-page.mjs').PageFacts>>} pages */
const pagesOf = (pages) =>
  new Map(Object.entries(pages).map(([path, facts]) => [path, { ...readPage('<title>T</title>'), ...facts }]));

describe('pathOfFile', () => {
  it.each([
    ['index.html', '/'],
    ['docs/index.html', '/docs'],
    ['docs/a.html', '/docs/a'],
    ['404.html', '/404'],
    ['docs/my-index.html', '/docs/my-index'],
  ])('%s is asked for as %s', (file, path) => {
    expect(pathOfFile(file)).toBe(path);
  });
});

it('readBuild takes pages, also of folders called like files, and no parts of pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compat-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = '<!doctype html><html lang="en"><title>T</title></html>';
  const files = {
    'index.html': page,
    'old.html/index.html': page,
    'assets/regions/x.html': '<nav></nav>',
    'a.txt': page,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
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
    const listed = new Map([...ours.keys()].map((path) => [path, { prev: '' }]));
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

describe('selectPages', () => {
  it('takes some paths and leaves out others', () => {
    const pages = pagesOf({ '/docs/a': {}, '/docs/next/b': {}, '/blog': {} });
    const selected = selectPages(pages, { pages: /^\/docs/, except: /\/next\// });
    expect([...selected.keys()]).toEqual(['/docs/a']);
  });
});

describe('describeComparison', () => {
  it('groups differences and shows the first of each kind', () => {
    const differences = [
      { kind: 'ids', path: '/a', want: ['p', 'x', 'q'], have: ['p', 'y', 'z', 'q'] },
      { kind: 'title', path: '/a', want: 'A', have: 'B' },
      { kind: 'title', path: '/b', want: 'A', have: '' },
      { kind: 'missing page', path: '/c' },
      { kind: 'extra page', path: '/new' },
    ];
    const parts = [
      { part: '', lang: 'en', pages: 1, differing: 0 },
      { part: 'docs-default-2.0', lang: 'en', pages: 3, differing: 2 },
    ];
    const text = describeComparison({ expected: 3, built: 3, differences, parts }, { examples: 1 });
    expect(text).toMatchInlineSnapshot(`
      "title: 2
        /a
          want "A"
          have "B"
        … and 1 more

      ids: 1
        /a
          want (1) "x" (1)
          have (1) "y" "z" (1)

      missing page: 1
        /c

      extra page: 1
        /new

      other pages, en       1 page, none with differences
      docs-default-2.0, en  3 pages, 2 with differences

      3 pages expected, 3 built; differences: title 2, ids 1, missing page 1, extra page 1"
    `);
  });

  it('says so when nothing differs', () => {
    const text = describeComparison({ expected: 1, built: 1, differences: [], parts: [] }, { examples: 5 });
    expect(text).toBe('1 page expected, 1 built; differences: none');
  });
});

describe('parseArguments', () => {
  it('makes paths absolute and hands options of the build on', () => {
    const task = parseArguments(['site', 'truth.jsonl', '--locale', 'en', '--config', 'c.mjs', '--only', 'title,ids']);
    expect(task).toMatchObject({
      site: `${process.cwd()}/site`,
      truth: `${process.cwd()}/truth.jsonl`,
      only: ['title', 'ids'],
      buildArgs: ['--locale', 'en', '--config', 'c.mjs'],
    });
  });

  it.each([
    [[], 'Name the folder of the site.'],
    [['a', 'b', 'c'], 'What is c? There is one site and one list.'],
    [['a', '--only', 'titel'], /^No page has titel\. Known: lang, title,/],
    [['a', '--examples', 'x'], '--examples x is no number.'],
    [['a', '--pages', '('], /regular expression/i],
    [['a', '--nothing'], /--nothing/],
  ])('%j is refused', (args, problem) => {
    const task = parseArguments(args);
    expect('problem' in task && task.problem).toMatch(problem);
  });
});

it('toLines writes pages in the order of their paths, so that two lists can be compared as text', () => {
  const lines = toLines(pagesOf({ '/b': {}, '/a': {} })).split('\n');
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/a', '/b']);
});
