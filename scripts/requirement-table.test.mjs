import { expect, it } from 'vitest';

import { disagreements, parseTable, printTable, proofColumn } from './requirement-table.mjs';

const TABLE = 'id\tsection\trequirement\tcheck\ttest\nR001\tA\tone\tlook\ta.test.ts › R001 one\nR002\tA\ttwo\tlook\t\n';
const proof = (/** @type {string} */ file, /** @type {string} */ title, /** @type {string[]} */ ...ids) => ({
  file,
  title,
  ids,
});

it('prints what it parsed', () => {
  expect(printTable(parseTable(TABLE))).toBe(TABLE);
});

it('reads a row whose empty last column was trimmed', () => {
  expect(printTable(parseTable(TABLE.replace('look\t\n', 'look\n')))).toBe(TABLE);
});

it('rejects a line that is no row', () => {
  expect(() => parseTable(`${TABLE}R3\tA\n`)).toThrow('Line 4 is no row');
});

it('names the first test of a requirement', () => {
  const column = proofColumn([proof('a.test.ts', 'R001 one', 'R001'), proof('b.test.ts', 'R001 again', 'R001')]);
  expect(column.get('R001')).toBe('a.test.ts › R001 one');
});

it('finds no disagreement when table and tests are the same', () => {
  expect(disagreements(parseTable(TABLE), new Map([['R001', 'a.test.ts › R001 one']]))).toEqual([]);
});

it('finds tests that vanished, that are new and that name nothing', () => {
  const column = new Map([
    ['R002', 'a.test.ts › R002 two'],
    ['R999', 'a.test.ts › R999 what'],
  ]);
  expect(disagreements(parseTable(TABLE), column)).toEqual([
    'R999 is no requirement: a.test.ts › R999 what',
    'R001 has lost its test "a.test.ts › R001 one"',
    'R002 is proven by "a.test.ts › R002 two", the table says ""',
  ]);
});
