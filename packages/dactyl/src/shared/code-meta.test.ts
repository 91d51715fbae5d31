import { describe, expect, it } from 'vitest';
import { parseCodeMeta } from './code-meta.js';

describe('the title', () => {
  it.each([
    ['title="src/a.js"', 'src/a.js'],
    ["title='src/a.js'", 'src/a.js'],
    [`title="it's" {1}`, "it's"],
    [`{1} title='say "hi"' live`, 'say "hi"'],
    [String.raw`title="say \"hi\" twice" live`, 'say "hi" twice'],
    [String.raw`title='it\'s' live`, "it's"],
    [String.raw`title="C:\dir\" live`, 'C:\\dir\\'],
    [String.raw`title="C:\new\two.txt"`, 'C:\\new\\two.txt'],
    ['title=""', ''],
    ['title="open', undefined],
    ['title=bare', undefined],
    ['live', undefined],
    ['', undefined],
  ])('of %s', (metastring, title) => {
    expect(parseCodeMeta(metastring).title).toBe(title);
  });
});

describe('lines by number', () => {
  it.each([
    ['{2}', [2]],
    ['{1,4-6,11}', [1, 4, 5, 6, 11]],
    ['title="a" {3}', [3]],
    ['{6-4}', [4, 5, 6]],
    ['{0,1}', [1]],
    ['{-3}', []],
    ['{1--3,5-,,7}', [7]],
    ['{-}', []],
    ['{1, 2}', undefined],
    ['{a}', undefined],
    ['{}', undefined],
  ])('of %s', (metastring, lines) => {
    const found = parseCodeMeta(metastring).lines;
    expect(found && [...found].map((line) => line + 1).sort((one, other) => one - other)).toEqual(lines);
  });

  it('end where no page does', () => {
    expect(parseCodeMeta('{1-99999999999}').lines?.size).toBe(100_000);
  });
});

describe('line numbers and wrapping', () => {
  it.each([
    ['showLineNumbers', { showLineNumbers: true, firstLine: 1 }],
    ['showLineNumbers=5', { showLineNumbers: true, firstLine: 5 }],
    ['showLineNumbers={5}', { showLineNumbers: true, firstLine: 5 }],
    ['showLineNumbers=0', { showLineNumbers: true, firstLine: 0 }],
    ['showLineNumbers=many', { showLineNumbers: true, firstLine: 1 }],
    ['{1} showLineNumbers=120 title="a"', { showLineNumbers: true, firstLine: 120 }],
    ['noLineNumbers', { showLineNumbers: false, firstLine: 1 }],
    ['wrap', { wrap: true }],
    ['title="a" wrap {1}', { wrap: true }],
    ['title="how to wrap lines"', { wrap: false }],
    ['nowrap wrapped', { wrap: false }],
  ])('of %s', (metastring, meta) => {
    expect(parseCodeMeta(metastring)).toMatchObject(meta);
  });
});
