import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.js';

const parse = (text: string) => parseCsv({ text, file: '/a.csv', separator: ',' });

describe('parseCsv', () => {
  it('reads quotes, empty fields, blank lines and Windows line ends', async () => {
    expect(await parse('\uFEFFname,note\r\n"Tern, Arctic","says ""kek""\nloudly"\r\n\r\nGull,\r\n')).toEqual([
      { name: 'Tern, Arctic', note: 'says "kek"\nloudly' },
      { name: 'Gull', note: '' },
    ]);
    expect(await parse('a\n"1"')).toEqual([{ a: '1' }]);
    expect(await parse('')).toEqual([]);
    expect(await parseCsv({ text: 'a\tb\n1,5\t2', file: '/a.tsv', separator: '\t' })).toEqual([{ a: '1,5', b: '2' }]);
  });

  it.each([
    ['a,b\n1,2\n3\n', 'this line has 1 fields, the first one names 2', 3, 1],
    ['a,b\n1,"2\n3,4\n', 'the quote that starts here is not closed', 2, 3],
    ['a,b\n"1"x,2\n', 'something follows the quote that closes this value', 2, 1],
    ['a,a\n1,2\n', 'the first line names the field "a" twice', 1, 1],
  ])('%j: %s', async (text, reason, line, column) => {
    await expect(parse(text)).rejects.toThrow(
      expect.objectContaining({
        message: `The file is not valid CSV: ${reason}.`,
        details: expect.objectContaining({ file: '/a.csv', line, column }),
      }),
    );
  });
});
