import { describe, expect, it } from 'vitest';
import { readTitleAndExcerpt, removeTitle } from './title-and-excerpt.js';

describe('readTitleAndExcerpt', () => {
  it.each([
    ['# Title\n\nText', 'Title', 'Text'],
    ['\n\n# Title\nText', 'Title', 'Text'],
    ['Title\n=====\n\nText', 'Title', 'Text'],
    ['# Title #\r\n\r\nText\r\n', 'Title', 'Text'],
    ['# The `code` title {#my-id}\n\nText', 'The code title', 'Text'],
    ['# C#\n\nText', 'C#', 'Text'],
    ['# Array\\<T> and \\{a\\}, `a\\<b` and ``c ` d``', 'Array<T> and {a}, a\\<b and c ` d', undefined],
    ['# A \\`tick`, C:\\new, C\\#', 'A `tick`, C:\\new, C#', undefined],
    ['import A from "a";\nimport B from "b";\n\n# Title\n\nText', 'Title', 'Text'],
    ['import {\n  A,\n} from "a";\n\n# Title\n', 'Title', undefined],
    ['import A from "a";\n\nimport B from "b";\n\n# Title\n', 'Title', undefined],
    ['Text\n\n# Title', undefined, 'Text'],
    ['## Section\n\nText', undefined, 'Section'],
    ['#Title\n', undefined, '#Title'],
    ['', undefined, undefined],
    ['# Only\n', 'Only', undefined],
  ])('%j', (body, contentTitle, excerpt) => {
    expect(readTitleAndExcerpt(body)).toEqual({
      ...(contentTitle !== undefined && { contentTitle }),
      ...(excerpt !== undefined && { excerpt }),
    });
  });

  it.each([
    ['a **bold** and *soft* and __b__ and _s_ and ~~old~~ word', 'a bold and soft and b and s and old word'],
    ['snake_case_word and 2 * 3 * 4', 'snake_case_word and 2 * 3 * 4'],
    ['see [the `docs`](/docs "x") or [this][ref]', 'see the docs or this'],
    ['[wiki](https://en.wikipedia.org/wiki/A_(b)) page', 'wiki page'],
    ['![logo](./a.png) Text', 'logo Text'],
    ['Text[^1] with a note', 'Text with a note'],
    ['> quoted text', 'quoted text'],
    ['Hi :wave: at 10:30:00', 'Hi at 10:30:00'],
    ['a <b>bold</b> <Badge kind="x"/> word', 'a bold word'],
    ['<Badge/>\n\nText', 'Text'],
    ['<Badge/>\n\n# A title behind a component\n\nText', 'Text'],
    ['<Tabs\n  a="b"\n>\n\nText', 'Text'],
    ['<!-- a\n\nb -->\n\nText', 'Text'],
    ['{/* a */}\n\nText', 'Text'],
    ['```js\nconst a = 1;\n\nb\n```\n\nText', 'Text'],
    ['````md\n```js\n```\n````\nText', 'Text'],
    ['export const a = {\n\n  b: 1,\n};\n\nText', 'Text'],
    [':::note\n\nInside\n\n:::', 'Inside'],
    ['---\n\nText', 'Text'],
    ['## A heading {#id}\n\nText', 'A heading'],
    ['#\n\nText', 'Text'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['\\*not soft\\*', '*not soft*'],
    ['中文**粗体**文字', '中文粗体文字'],
  ])('excerpt of %j', (body, excerpt) => {
    expect(readTitleAndExcerpt(body).excerpt).toBe(excerpt);
  });

  it('reads no further than it must, and stays fast on long lines', () => {
    const before = process.cpuUsage();
    readTitleAndExcerpt(`# T\n\n${'<'.repeat(50_000)}${'*'.repeat(50_000)}${'['.repeat(50_000)}`);
    readTitleAndExcerpt(`# T\n\nText\n${'x\n'.repeat(1_000_000)}`);
    expect(process.cpuUsage(before).user / 1e6, 'seconds of this process').toBeLessThan(5);
  });
});

describe('removeTitle', () => {
  it.each([
    ['\n# Title\n\nText\n', 'Text'],
    ['Title\n=====\n\nText', 'Text'],
    ['import A from "a";\n\n# Title\n\nText', 'import A from "a";\n\n\nText'],
    ['# Only', ''],
    ['Text\n\n# No title\n', 'Text\n\n# No title'],
    ['', ''],
  ])('%j', (body, rest) => {
    expect(removeTitle(body)).toBe(rest);
  });
});
