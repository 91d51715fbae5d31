import { describe, expect, it } from 'vitest';

import { parseArguments } from './arguments.mjs';
import { comparePages } from './compare-pages.mjs';
import { describeComparison } from './describe-comparison.mjs';
import { pathOfFile, toLines } from './read-build.mjs';
import { readPage } from './read-page.mjs';
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

describe('comparePages', () => {
  const truth = pagesOf({ '/a': { ids: ['x', 'y'], links: 40, words: 1000, code: 2 }, '/b': {} });

  it('finds what differs, what is missing and what is new', () => {
    const ours = pagesOf({ '/a': { ids: ['x', 'z'], links: 40, words: 1000, code: 2 }, '/c': {} });
    expect(comparePages(ours, truth, { only: ['ids', 'code'] })).toEqual({
      expected: 2,
      built: 2,
      extra: ['/c'],
      differences: [
        { kind: 'ids', path: '/a', want: ['x', 'y'], have: ['x', 'z'] },
        { kind: 'missing page', path: '/b' },
      ],
    });
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
    ];
    const text = describeComparison({ expected: 3, built: 3, extra: ['/new'], differences }, { examples: 1 });
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

      not in the list: 1
        /new

      3 pages expected, 3 built, 1 not in the list; differences: title 2, ids 1, missing page 1"
    `);
  });

  it('says so when nothing differs', () => {
    const text = describeComparison({ expected: 1, built: 1, extra: [], differences: [] }, { examples: 5 });
    expect(text).toBe('1 page expected, 1 built, 0 not in the list; differences: none');
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
