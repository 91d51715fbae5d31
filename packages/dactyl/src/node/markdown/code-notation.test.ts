import { describe, expect, it } from 'vitest';
import { takeNotation, wordsOfMeta } from './code-notation.js';

/** Lines that are shown, with their marks behind them, and marked words in brackets. */
function show(code: string, inMeta: string[] = []): string[] {
  const noted = takeNotation({ code, classes: new Map() }, { highlighted: 'hl', inMeta });
  return noted.code.split('\n').map((line, index) => {
    const words = (noted.words.get(index) ?? []).toSorted((one, other) => other.start - one.start);
    const text = words.reduce(
      (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
      line,
    );
    const marks = (noted.classes.get(index) ?? []).map((name) => name.replace(/^code-block-(.*)-line$/, '$1'));
    return [text, ...marks].join(' | ');
  });
}

describe('marks in comments', () => {
  it.each([
    ['behind code', 'a() // [!code ++]\nb(); /* [!code --] */\nc', ['a() | inserted', 'b(); | deleted', 'c']],
    [
      'of other languages',
      'a # [!code hl]\n<b> <!-- [!code focus] -->\nc -- [!code error]\n<d>{/* [!code warning] */}',
      ['a | hl', '<b> | focused', 'c | error', '<d> | warning'],
    ],
    ['for several lines', 'a // [!code highlight:2]\nb\nc', ['a | hl', 'b | hl', 'c']],
    [
      'on a line of their own, for those below',
      '// [!code ++:2]\na\n  # [!code hl]\nb\nc',
      ['a | inserted', 'b | inserted | hl', 'c'],
    ],
    ['two at once', 'a // [!code ++] [!code focus]', ['a | inserted | focused']],
    ['of words', '// [!code word:use:2]\nuse(user);\nuse\nuse', ['[use]([use]r);', '[use]', 'use']],
    ['of words with a colon', 'a:b // [!code word:a\\:b]', ['[a:b]']],
    ['that are escaped, to be shown', 'a // [\\!code ++]', ['a // [!code ++]']],
    ['that nobody knows, which go too', 'a // [!code nothing]', ['a']],
    ['in text, which are none', 'see [!code ++] here', ['see [!code ++] here']],
  ])('%s', (_, code, lines) => {
    expect(show(code)).toEqual(lines);
  });

  it('keep the marks of magic comments at their lines', () => {
    const marked = { code: '// [!code ++]\na\nb', classes: new Map([[2, ['x']]]) };
    const { classes } = takeNotation(marked, { highlighted: 'hl', inMeta: [] });
    expect([...classes]).toEqual([
      [0, ['code-block-inserted-line']],
      [1, ['x']],
    ]);
  });
});

it('reads words behind the language', () => {
  expect(wordsOfMeta('title="/a/b/" /user name/ {1} /x\\/y/')).toEqual(['user name', 'x/y']);
  expect(wordsOfMeta('file=/src/a/ showLineNumbers')).toEqual([]);
  expect(show('const user = 1;\nuser;', ['user'])).toEqual(['const [user] = 1;', '[user];']);
});
