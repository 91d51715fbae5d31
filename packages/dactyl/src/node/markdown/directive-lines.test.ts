import { describe, expect, it } from 'vitest';
import { directiveEdits } from './directive-lines.js';

/** The line as it is parsed. */
function rewritten(text: string, titles = true): string {
  const edits = directiveEdits(text, { keywords: ['note', 'tip', 'my-box'], titles });
  return edits.toReversed().reduce((all, { start, end, text: by }) => all.slice(0, start) + by + all.slice(end), text);
}

describe('a line that opens a block', () => {
  it.each([
    ':::note',
    ':::note  ',
    ':::other',
    '::::note[A *b* `c`]',
    ':::note[A [b](c) \\] d]{.e #f g="h i" j=\'k\'}  ',
    ':::other{.a}',
    ':::',
    '::::  ',
    '> - :::note',
    ':::note\r',
    '::leaf a',
  ])('stays as it is: %s', (line) => {
    expect(rewritten(line)).toBe(line);
  });

  it.each([
    [':::note A b', ':::note[A b]'],
    [':::note   A *b*  \r', ':::note[A *b*]  \r'],
    ['::::tip A', '::::tip[A]'],
    ['  :::my-box A', '  :::my-box[A]'],
    ['> - :::note A', '> - :::note[A]'],
    [':::note [A]', ':::note[[A]]'],
    [':::note A [b](c)', ':::note[A [b](c)]'],
    [':::note A [b', ':::note[A \\[b]'],
    [':::note A] b', ':::note[A\\] b]'],
    [':::note 注意', ':::note[注意]'],
  ])('has its title in brackets: %s', (line, expected) => {
    expect(rewritten(line)).toBe(expected);
  });

  it.each([
    ':::注意',
    ':::注意 标题',
    '::: note',
    '::: note A',
    ':::other A b',
    ':::note[A] b',
    ':::note[A',
    ':::note{a',
    ':::note:',
    ':::noteA b',
    ':::note-',
    ':::3d',
  ])('is text: %s', (line) => {
    expect(rewritten(line)).toBe(`\\${line}`);
    expect(rewritten(`> - ${line}`)).toBe(`> - \\${line}`);
  });

  it('has no title in the old form where that is switched off', () => {
    expect(rewritten(':::note A', false)).toBe('\\:::note A');
  });
});

describe('the last line of a block', () => {
  it.each([
    [':::tip\nfoo\\\n:::', ':::tip\nfoo\\\\\n:::'],
    ['> :::tip\n> foo\\\\\\\n> :::\r\n', '> :::tip\n> foo\\\\\\\\\n> :::\r\n'],
    [':::tip\nfoo\\\\\n:::', ':::tip\nfoo\\\\\n:::'],
    [':::tip\nfoo\\\nbar\n:::', ':::tip\nfoo\\\nbar\n:::'],
  ])('keeps a backslash at its end: %j', (text, expected) => {
    expect(rewritten(text)).toBe(expected);
  });
});
