import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.js';
import { takeFrontMatter } from '../markdown/front-matter.js';
import { parseYaml } from './parse-yaml.js';

/** Each line refers ten times to the line above, so the number of values grows tenfold with each line. */
function bomb(lines: number): string {
  const line = (number: number) =>
    `a${number}: &a${number} [${Array(10)
      .fill(`*a${number - 1}`)
      .join(',')}]`;
  return ['a0: &a0 [x]', ...Array.from({ length: lines }, (_, index) => line(index + 1))].join('\n');
}

/** Each line nests the line above one level deeper. */
function ladder(lines: number): string {
  const line = (number: number) => `a${number}: &a${number} [*a${number - 1}]`;
  return ['a0: &a0 [x]', ...Array.from({ length: lines }, (_, index) => line(index + 1))].join('\n');
}

const file = '/site/docs/a.md';

describe('aliases in YAML', () => {
  it.each([
    ['that grow', bomb(9), 'aliases make more than 100,000 values of it', 2],
    ['that hold themselves as a list', 'a: &a [*a]', 'An alias stands for a list or map that holds it itself', 1],
    ['that hold themselves as a map', 'b: 1\na: &a\n  b: *a', 'An alias stands for a list or map that holds it', 3],
    ['that nest', ladder(200), 'aliases nest lists or maps more than 100 levels deep', 2],
  ])('%s are refused with their line, wherever YAML is read', (_, text, message, line) => {
    const source = `---\n${text}\n---\n`;
    const fault = (place: number) =>
      expect.objectContaining({
        message: expect.stringContaining(message),
        details: expect.objectContaining({ file, line: place, hint: expect.stringContaining('Write the values out') }),
      });
    expect(() => parseYaml({ text, file, firstLine: 1, what: 'The file' })).toThrow(fault(line));
    expect(() => readFrontMatter({ file, source })).toThrow(fault(line + 1));
    expect(() => takeFrontMatter({ file, source })).toThrow(fault(line + 1));
  });

  it('accepts aliases with small values, and large texts without aliases', () => {
    const read = (text: string) => parseYaml({ text, file, firstLine: 1, what: 'The file' });
    expect(read('a: &a {x: 1}\nb: *a\nc: {<<: *a, y: "*"}')).toEqual({ a: { x: 1 }, b: { x: 1 }, c: { x: 1, y: '*' } });
    expect(read(`a: [${'1,'.repeat(150_000)}"*"]`)).toMatchObject({ a: { length: 150_001 } });
  });
});

describe('a place in YAML', () => {
  it.each(['{', 'a: 1\nb: {', 'a: 1\n.'])('is in the text, also where its end lacks something: %j', (text) => {
    const lines = text.split('\n').length;
    expect(() => parseYaml({ text, file, firstLine: 2, what: 'The file' })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ line: lines + 1 }) }),
    );
  });

  it('is that of a doubled key at the end of a line', () => {
    expect(() => parseYaml({ text: '{ "a": 1, a: 2\n }', file, firstLine: 2, what: 'The file' })).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ line: 2, column: 11 }) }),
    );
  });
});

describe('front matter of plain lines', () => {
  const parse = (text: string) => parseYaml({ text, file, firstLine: 1, what: 'The file' });
  const outcome = (read: () => unknown) => {
    try {
      return read();
    } catch {
      return 'a mistake';
    }
  };
  const keys = [
    'title',
    'sidebar_position',
    'a-b',
    '__proto__',
    'toString',
    'null',
    'true',
    'y',
    '<<',
    '? a',
    '- a',
    'a b',
  ];
  const plain = [
    'Plain text',
    'It is "so", (a/b)?',
    "don't & do!",
    '中文标题，两个。',
    'a - b',
    'end.',
    'A * b',
    'x@y',
    'a=b',
  ];
  const words = [
    'true',
    'True',
    'TRUE',
    'false',
    'null',
    'Null',
    'yes',
    'no',
    'y',
    'on',
    'NaN',
    'inf',
    'e5',
    'nullable',
  ];
  const numbers = '0 7 12 007 0x1f 0o7 1e3 1_000 -1 +1 1.5 2024-01-02 123456789 1234567890'.split(' ');
  const signs = [
    '',
    '~',
    'a: b',
    'a:',
    'a :b',
    'a #b',
    'a#b',
    '# a',
    '"a"',
    "'a'",
    '[a]',
    'a [b]',
    '{a: 1}',
    '*a',
    '&a b',
  ];
  const more = ['!a', '|', '>', '%a', '@a', '`a`', '- a', '? a', ': a', 'é', 'a é', 'x'.repeat(3000)];
  const quoted = [
    '""',
    '"a: b #c"',
    String.raw`"a\tb"`,
    '"a"b"',
    '"a',
    '"a" ',
    '"a" # b',
    '"\u6587 \u{1f600}"',
    '"a\u2028b"',
    '"a\u0000b"',
    '"a\tb"',
    '"true"',
    '" a "',
    'null ',
    '{"a":"b"}',
    '{"a": "b"}',
    '{"a":"b","c":"d"}',
    '{"__proto__":"b"}',
    '{"constructor":"b"}',
    '{"a":1}',
    '{"a":""}',
    '{"a":"b"} ',
  ];
  const spaces = ['a ', ' a', 'a\t', 'a\tb', 'a\r', 'a\u00a0b', 'a\u2028b', 'a\u0000b'];
  const values = [plain, words, numbers, signs, more, quoted, spaces].flat();
  const lines = keys.flatMap((key) => values.map((value) => `${key}: ${value}`));

  it('is what the parser of YAML finds, line by line and with a line before or behind', () => {
    for (const line of lines) {
      for (const text of [
        line,
        `id: a\n${line}`,
        `${line}\nid: a`,
        `${line}\n  more`,
        `${line}\n`,
        `title: A\n${line}`,
      ]) {
        expect(
          outcome(() => parse(text)),
          JSON.stringify(text),
        ).toEqual(outcome(() => load(text)));
      }
    }
  });
});
