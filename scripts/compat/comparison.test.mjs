import { describe, expect, it } from 'vitest';

import { parseArguments } from './arguments.mjs';
import { describeComparison } from './describe-comparison.mjs';
import { selectPages } from './select-pages.mjs';

describe('selectPages', () => {
  it('takes some paths and leaves out others', () => {
    const pages = new Map(['/docs/a', '/docs/next/b', '/blog'].map((path) => [path, {}]));
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
