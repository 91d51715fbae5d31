import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { block, cdata, document, emptyElement, textElement } from './xml.js';

/** What a parser that allows no mistake reads: texts and values of attributes. */
function read(xml: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => found.push(...Object.values(attributes)));
  let text = '';
  parser.on('text', (part) => (text += part));
  parser.on('cdata', (part) => (text += part));
  parser.write(xml).close();
  return [...found, text.trim()];
}

describe('XML', () => {
  it.each([
    ['signs', 'a < b && b > "c" \'d\'', undefined],
    ['the end of a section', 'x]]>y]]]>z', undefined],
    ['what is beyond the first plane', '😀 中\u2028文', undefined],
    ['line breaks of all kinds', 'a\r\nb\tc', undefined],
    ['control characters', 'a\u0000b\u0008c\u001Bd', 'abcd'],
    ['half a pair', 'a\uD83Db\uDE00c', 'abc'],
    ['what is no character', 'a\uFFFEb\uFFFF', 'ab'],
  ])('holds %s', (_, text, shown = text) => {
    expect(read(document(textElement('a', text)))).toEqual([shown]);
    const inAttribute = shown.replaceAll('\t', ' ').replaceAll('\n', ' ');
    expect(read(document(emptyElement('a', { b: text })))).toEqual([inAttribute, '']);
  });

  it.each([
    ['<p>a &amp; b</p>', '<p>a &amp; b</p>'],
    [']]>', ']]>'],
    ['x]]]]>', 'x]]]]>'],
    ['\u0001]]>\u0002', ']]>'],
  ])('holds %j in a section of its own', (html, shown) => {
    expect(read(document([`<a>${cdata(html)}</a>`]))).toEqual([shown]);
  });

  it('leaves out what has no value, and the texts inside of blocks as they are', () => {
    const lines = block('a', [...textElement('b', undefined), ...textElement('c', 'x\n  y')], { d: undefined, e: '1' });
    expect(lines.join('\n')).toBe('<a e="1">\n  <c>x\n  y</c>\n</a>');
  });

  it('names style sheets in front of the root', () => {
    const xml = document(['<a/>'], [{ type: 'text/xsl', href: 'a&b.xsl' }]);
    expect(xml.split('\n')[1]).toBe('<?xml-stylesheet type="text/xsl" href="a&amp;b.xsl"?>');
    expect(read(xml)).toEqual(['']);
  });
});
