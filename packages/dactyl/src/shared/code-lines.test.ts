import { describe, expect, it } from 'vitest';
import { markLines } from './code-lines.js';
import { parseCodeMeta } from './code-meta.js';

const COMMENTS = [{ className: 'mark', line: 'highlight-next-line' }];

function marked(code: string, language?: string, metastring = ''): string[] {
  const { code: kept, classes } = markLines(code, { meta: parseCodeMeta(metastring), language, comments: COMMENTS });
  return kept.split('\n').map((line, index) => [...(classes.get(index) ?? []), line].join(' > '));
}

describe('lines are marked', () => {
  it.each([
    [
      'by number, and then comments stay',
      '// highlight-next-line\na',
      'js',
      '{2}',
      ['// highlight-next-line', 'mark > a'],
    ],
    [
      'by no number that makes sense, and then comments stay',
      '// highlight-next-line\na',
      'js',
      '{-}',
      ['// highlight-next-line', 'a'],
    ],
    ['by comments', '// highlight-next-line\na', 'js', '', ['mark > a']],
    ['by comments without a language', '# highlight-next-line\na', undefined, '', ['mark > a']],
  ])('%s', (_, code, language, metastring, lines) => {
    expect(marked(code, language, metastring)).toEqual(lines);
  });
});

describe('a diff', () => {
  const [inserted, deleted] = ['code-block-inserted-line', 'code-block-deleted-line'];

  it('shows what was added and removed', () => {
    expect(marked('--- a/x\n+++ b/x\n@@ -1 +1 @@\n-old\n+new\n same\n> arrow', 'diff')).toEqual([
      '--- a/x',
      '+++ b/x',
      '@@ -1 +1 @@',
      `${deleted} > -old`,
      `${inserted} > +new`,
      ' same',
      `${inserted} > > arrow`,
    ]);
  });

  it('of another language has no arrows, and the comments of that language', () => {
    expect(marked('<a>\n// highlight-next-line\n-<b/>\n--x', 'diff-jsx')).toEqual([
      '<a>',
      `mark > ${deleted} > -<b/>`,
      `${deleted} > --x`,
    ]);
  });

  it('is no language that starts like one', () => {
    expect(marked('+a', 'different')).toEqual(['+a']);
  });
});
