import { describe, expect, it } from 'vitest';
import { takeMagicComments, type MagicComment } from './magic-comments.js';

const MARK: MagicComment = {
  className: 'mark',
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
};
const WRONG: MagicComment = { className: 'wrong', line: 'This will error' };

/** Lines, marked ones with their classes in front. */
function marked(code: string, language: string, comments: MagicComment[] = [MARK]): string[] {
  const { code: kept, classes } = takeMagicComments(code, language, comments);
  return kept.split('\n').map((line, index) => [...(classes.get(index) ?? []), line].join(' > '));
}

describe('the comment of a language', () => {
  const written = {
    slashes: '// highlight-next-line',
    block: '/* highlight-next-line */',
    jsx: '{/* highlight-next-line */}',
    hash: '# highlight-next-line',
    html: '<!-- highlight-next-line -->',
    percent: '% highlight-next-line',
    dashes: '-- highlight-next-line',
    semicolons: ';; highlight-next-line',
    quote: "' highlight-next-line",
    curlyQuote: '’ highlight-next-line',
    underscore: "_ ' highlight-next-line",
    rem: 'REM highlight-next-line',
    smallRem: 'rem highlight-next-line',
    bang: '! highlight-next-line',
    parens: '(* highlight-next-line *)',
    star: '*> highlight-next-line',
  };
  type Form = keyof typeof written;
  const JSX: Form[] = ['slashes', 'block', 'jsx'];
  const REM: Form[] = ['rem', 'smallRem'];
  const OTHERS: Form[] = ['slashes', 'block', 'jsx', 'hash', 'html'];

  const FAMILIES: [languages: string, forms: Form[]][] = [
    ['js javascript ts typescript', ['slashes', 'block']],
    ['jsx tsx', JSX],
    ['html', ['slashes', 'block', 'html']],
    ['py python bash', ['hash']],
    ['md markdown', ['html', 'jsx', 'hash']],
    ['tex latex matlab', ['percent']],
    ['lua haskell', ['dashes']],
    ['sql', ['dashes', 'block']],
    ['wasm', ['semicolons']],
    ['vb vba visual-basic', ['quote', 'curlyQuote', ...REM]],
    ['vbnet vb.net', ['quote', 'curlyQuote', 'underscore', ...REM]],
    ['batch', REM],
    ['basic', [...REM, 'bang']],
    ['fsharp', ['slashes', 'parens']],
    ['ocaml sml', ['parens']],
    ['fortran', ['bang']],
    ['cobol', ['star']],
    ['css yaml java go rust php ruby vue diff text whatever', OTHERS],
  ];

  it.each(FAMILIES.flatMap(([languages, forms]) => languages.split(' ').map((language) => ({ language, forms }))))(
    'is taken from $language: $forms, and no other',
    ({ language, forms }) => {
      const taken = Object.entries(written)
        .filter(([, comment]) => marked(`${comment}\nx`, language)[0] === 'mark > x')
        .map(([form]) => form);
      expect(taken.sort()).toEqual([...forms].sort());
    },
  );
});

describe('a magic comment', () => {
  it.each([
    ['may be indented and without spaces', '  //highlight-next-line  \na', ['mark > a']],
    ['has its line alone', 'a(); // highlight-next-line\nb', ['a(); // highlight-next-line', 'b']],
    ['is the exact word', '// highlight-next-lines\na', ['// highlight-next-lines', 'a']],
    ['marks a range', '// highlight-start\na\n\nb\n// highlight-end\nc', ['mark > a', 'mark > ', 'mark > b', 'c']],
    ['without an end marks nothing', '// highlight-start\na\nb', ['a', 'b']],
    ['that ends without a start marks nothing', 'a\n// highlight-end\nb\n// highlight-end', ['a', 'b']],
    ['ends once', '// highlight-start\na\n// highlight-end\nb\n// highlight-end\nc', ['mark > a', 'b', 'c']],
    ['at the end leaves no line', 'a\n// highlight-next-line', ['a']],
    [
      'inside of a range does not count twice',
      '// highlight-start\n// highlight-next-line\na\n// highlight-end',
      ['mark > a'],
    ],
  ])('%s', (_, code, lines) => {
    expect(marked(code, 'js')).toEqual(lines);
  });

  it('may be of several kinds, on one line too', () => {
    const code = '# highlight-start\n# This will error\na\n# highlight-end\n# This will error\nb';
    expect(marked(code, 'python', [MARK, WRONG])).toEqual(['wrong > mark > a', 'wrong > b']);
  });

  it('is not one when the site names others', () => {
    expect(marked('// highlight-next-line\na', 'js', [WRONG])).toEqual(['// highlight-next-line', 'a']);
    expect(marked('// a.b (c)\nx\n// aXb (c)', 'js', [{ className: 'dot', line: 'a.b (c)' }])).toEqual([
      'dot > x',
      '// aXb (c)',
    ]);
  });
});
