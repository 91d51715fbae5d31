import { describe, expect, it } from 'vitest';
import { testProcessor } from '../../../../test/markdown/compile-text.js';
import { repairText } from './repair-text.js';

const strict = await testProcessor();
const lenient = await testProcessor({ lenient: true });

async function repaired(source: string, processor = strict) {
  const attempt = (text: string) => processor.compile({ file: '/site/page.mdx', source: text });
  return repairText(source, { attempt });
}

describe('ordinary Markdown becomes MDX', () => {
  it.each([
    ['a brace that nothing closes', 'x {a\n\ny', 'x \\{a\n\ny'],
    ['braces that hold no JavaScript', '- a {b {c}} `{` {\n', '- a \\{b \\{c}} `{` \\{\n'],
    ['behind code with a brace', '`{` and {a b} `}`', '`{` and \\{a b} `}`'],
    ['an object', '{\n  "a": 1\n}', '\\{\n  "a": 1\n}'],
    ['templates', '{% if a %}', '\\{% if a %}'],
    ['comparisons', 'a <5, a <= b, a <- b', 'a \\<5, a \\<= b, a \\<- b'],
    [
      'elements without content',
      'a<br>b\n\n<hr>\n\n<div><img src=a.png></div>',
      'a<br />b\n\n<hr />\n\n<div><img src="a.png" /></div>',
    ],
    ['in a table', '| a |\n|--|\n| b<br>c |', '| a |\n|--|\n| b<br />c |'],
    ['a break as a closing tag', 'a</br>b', 'a<br />b'],
    ['addresses', '<https://a.b/(c)> <me@a.b>', '[https://a.b/(c)](https://a.b/%28c%29) [me@a.b](mailto:me@a.b)'],
    ['placeholders', 'cp <file> List<T> Map<K, V>', 'cp \\<file> List\\<T> Map\\<K, V>'],
    ['sentences with a word of JavaScript', 'a\n\nimport your file\nand go\n', 'a\n\n import your file\nand go\n'],
    [
      'front matter and code stay',
      '---\ntitle: "{a <5"\n---\n\n`{a` <5\n\n```\n<br>\n```\n',
      '---\ntitle: "{a <5"\n---\n\n`{a` \\<5\n\n```\n<br>\n```\n',
    ],
  ])('%s', async (_, source, text) => {
    const first = await repaired(source);
    expect([first.text, first.left]).toEqual([text, undefined]);
    expect(await repaired(text)).toMatchObject({ text, repairs: [] });
  });

  it('what is no mistake stays', async () => {
    const source = '{1 + 1} <b>c</b> <br />';
    expect(await repaired(source)).toMatchObject({ text: source, repairs: [] });
  });

  it('comments, where the configuration allows none', async () => {
    const mdx1Compat = { comments: false, admonitions: true, headingIds: true };
    const result = await repaired('a <!-- b --> c', await testProcessor({ mdx1Compat }));
    expect(result.text).toBe('a {/* b */} c');
  });

  it.each([
    ['values of attributes', '<A b={c d} />', 'The expression {c d} does not parse'],
    ['elements that may end anywhere', 'a <b>c', '<b> is opened but not closed'],
    ['components', 'import B from "./b.js"\n\nx <B> y', '<B> is opened but not closed'],
    ['statements', 'export default x y\n', 'This import or export statement does not parse'],
    ['code that has a mistake', '{list.map((a => a)}', 'The expression {list.map'],
  ])('leaves %s', async (_, source, left) => {
    const result = await repaired(source);
    expect(result.text).toBe(source);
    expect(result.left).toMatchObject({ message: expect.stringContaining(left) as string });
  });

  it('corrects what stands in front of a mistake that is left, and says where each was', async () => {
    const { text, repairs, left } = await repaired('<br> <br> <5\n\n<b>c\n\n<br>');
    expect(text).toBe('<br /> <br /> \\<5\n\n<b>c\n\n<br>');
    expect(repairs.map(({ line, column, after }) => [line, column, after])).toEqual([
      [1, 1, '<br />'],
      [1, 6, '<br />'],
      [1, 11, '\\<'],
    ]);
    expect(left).toMatchObject({ details: { line: 3, column: 1 } });
  });
});

describe('markdown.lenient', () => {
  it('reads it as text, with a warning at its place', async () => {
    const { body, warnings } = await lenient.compile({
      file: '/site/a.md',
      source: '---\nid: a\n---\n\nx {a <5 b <b>c',
    });
    expect(body).toMatchObject({ html: expect.stringContaining('<p>x {a &lt;5 b &lt;b&gt;c</p>') as string });
    expect(warnings.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '5:3 "{" is no MDX and is read as "\\{". `npx dactyl fix` writes it so.',
      '5:6 "<" is no MDX and is read as "\\<". `npx dactyl fix` writes it so.',
      '5:11 "<" is no MDX and is read as "\\<". Write it so, or complete what it begins.',
    ]);
  });

  it('leaves .mdx files strict, and code that is wrong an error', async () => {
    await expect(lenient.compile({ file: '/site/a.mdx', source: '<5' })).rejects.toThrow('starts no tag');
    await expect(lenient.compile({ file: '/site/a.md', source: '<A b={c d} />' })).rejects.toThrow('does not parse');
  });

  it('is named by the error of a .md file, with the command', async () => {
    const hint = expect.stringContaining('`npx dactyl fix` corrects this') as string;
    await expect(strict.compile({ file: '/site/a.md', source: '<5' })).rejects.toMatchObject({ details: { hint } });
    const error: unknown = await strict
      .compile({ file: '/site/a.mdx', source: '<5' })
      .catch((reason: unknown) => reason);
    expect(error).not.toMatchObject({ details: { hint } });
  });
});
