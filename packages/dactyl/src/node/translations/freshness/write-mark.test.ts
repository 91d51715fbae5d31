import { describe, expect, it } from 'vitest';
import { withMark } from './write-mark.js';

const MARK = '2026-11-21 1f3a9c2b0d';
const LINE = `translated_from: '${MARK}'`;
const mark = (source: string) => withMark({ file: '/a.md', source, mark: MARK });

describe('withMark', () => {
  it.each([
    ['at the end of front matter', '---\ntitle: A\n---\n# A\n', `---\ntitle: A\n${LINE}\n---\n# A\n`],
    ['with the line ends of the file', '---\r\ntitle: A\r\n---\r\nText', `---\r\ntitle: A\r\n${LINE}\r\n---\r\nText`],
    [
      'in place of the old one',
      `---\ntranslated_from: '2020-01-01 0'  # old\ntitle: A\n---\n`,
      `---\n${LINE}\ntitle: A\n---\n`,
    ],
    ['in place of a quoted key', `---\r\n"translated_from" : x\r\n---\r\n`, `---\r\n${LINE}\r\n---\r\n`],
    ['in front matter of nothing', '---\n---\nText\n', `---\n${LINE}\n---\nText\n`],
    ['in front matter of comments', '---\n# no keys\n---\nText\n', `---\n# no keys\n${LINE}\n---\nText\n`],
    ['in front matter at the end of the file', '---\ntitle: A\n---', `---\ntitle: A\n${LINE}\n---`],
    ['below a list', '---\ntags:\n- a\n-   b\n---\n', `---\ntags:\n- a\n-   b\n${LINE}\n---\n`],
    ['below a text of several lines', '---\nabout: |\n  a\n  b\n---\n', `---\nabout: |\n  a\n  b\n${LINE}\n---\n`],
    ['in new front matter', '# A\n\nText', `---\n${LINE}\n---\n\n# A\n\nText`],
    ['in new front matter, behind a byte order mark', '\uFEFF# A', `\uFEFF---\n${LINE}\n---\n\n# A`],
    ['above a thematic break', '---\n\nText\n', `---\n${LINE}\n---\n\n---\n\nText\n`],
    ['in an empty file', '', `---\n${LINE}\n---\n\n`],
    [
      'in JSON',
      '---json\n{\n  "title": "A"\n}\n---\n',
      `---json\n{"translated_from": "${MARK}",\n  "title": "A"\n}\n---\n`,
    ],
    ['in empty JSON', '---json\n{}\n---\n', `---json\n{"translated_from": "${MARK}"}\n---\n`],
  ])('writes the mark %s', (_, source, expected) => {
    expect(mark(source)).toBe(expected);
    expect(mark(expected)).toBe(expected);
  });

  it.each([
    ['a mapping in one line', '---\n{ title: A }\n---\nText'],
    ['a value over several lines', '---\ntranslated_from: >-\n  2020-01-01\n  0\n---\nText'],
  ])('asks for help with %s', (_, source) => {
    expect(() => mark(source)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ hint: `Add it by hand: ${LINE}` }) }),
    );
  });
});
