import { describe, expect, it } from 'vitest';
import { codeFileNames, cutCode, readReference } from './code-file.js';

const cut = (text: string, part?: string) => cutCode({ name: 'a', part }, { text, path: 'a' });

describe('readReference', () => {
  it.each([
    ['file=a.ts', { name: 'a.ts', part: undefined }],
    ['title="file=b.ts" {1,3} file=../a.ts#x wrap', { name: '../a.ts', part: 'x' }],
    ['file="my a.cs#Public methods"', { name: 'my a.cs', part: 'Public methods' }],
    ['file=C#/a.cs', { name: 'C#/a.cs', part: undefined }],
    ['profile=a.ts', undefined],
    ['file=', undefined],
  ])('%s', (meta, expected) => expect(readReference(meta)).toEqual(expected));
});

describe('codeFileNames', () => {
  it('finds fences in lists and quotes, each file once', () => {
    const text = 'file=no.ts\n> - ```ts file=a.ts#x\n~~~ file=a.ts#y\n````js file=snake\\_case.js\n';
    expect(codeFileNames(text)).toEqual(['a.ts', 'snake_case.js']);
  });
});

describe('cutCode', () => {
  it.each([
    ['// #region x', '// #endregion x'],
    ['//region x', '//endregion'],
    ['# region x', '# endregion'],
    ['#region x', '#endregion'],
    ['#Region "x"', '#End Region'],
    ['#pragma region x', '#pragma endregion'],
    ['<!-- #region x -->', '<!-- #endregion x -->'],
    ['/* #region x */', '/* #endregion */'],
    ['{/* #region x */}', '{/* #endregion x */}'],
    ['-- #region x', '-- #endregion'],
    ['; region x', '; endregion'],
    ['% #region x', '% #endregion'],
    ['(* #region x *)', '(* #endregion x *)'],
    ['REM #region x', 'REM #endregion'],
  ])('finds the region of %s', (start, end) => {
    expect(cut(`before\n  ${start}\n  in\n  ${end}\nafter`, 'x')).toEqual({ code: 'in', lines: { first: 3, last: 3 } });
  });

  it('takes no prose for a mark', () => {
    const part = cut('// #region x\n// This region is cold.\nregion = 1\nconst region = 2;\n// #endregion', 'x');
    expect(part).toMatchObject({ code: '// This region is cold.\nregion = 1\nconst region = 2;' });
  });

  it('drops marks of regions inside, and what they close', () => {
    const text = '# region a\n1\n# region b\n2\n# endregion\n3\n# endregion a\n4\n';
    expect(cut(text, 'a')).toMatchObject({ code: '1\n2\n3' });
    expect(cut(text, 'b')).toMatchObject({ code: '2' });
  });

  it('takes the indentation away that all lines share', () => {
    expect(cut('\t\tif (a)\r\n\r\n\t\t\tb();\r\n')).toEqual({ code: 'if (a)\n\n\tb();' });
  });

  it.each([
    ['L2', 'b'],
    ['L2-L3', 'b\nc'],
    ['L1-2', 'a\nb'],
    ['L3-', 'c'],
  ])('%s', (part, code) => expect(cut('a\nb\nc\n', part)).toMatchObject({ code }));

  it.each(['L0', 'L4', 'L2-L4', 'L3-L2'])('%s is no part of three lines', (part) => {
    expect(cut('a\nb\nc\n', part)).toMatchObject({ problem: `The file "a" has no lines "${part}": it has 3.` });
  });

  it('says which region was meant, and which is not closed', () => {
    expect(cut('// #region setup\n// #endregion', 'setpu')).toMatchObject({ hint: 'Did you mean "setup"?' });
    expect(cut('// #region setup\n', 'setup')).toMatchObject({
      problem: 'The region "setup" of the file "a" has no end.',
    });
  });
});
