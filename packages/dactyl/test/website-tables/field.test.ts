/** What tools for documentation can do, row by row: `website/field.tsv` says what is built in, with its page and a test that proves it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findDoc, missingHeadings } from './doc-places.js';

const REPOSITORY = path.join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');

const [heading = '', ...lines] = read('website/field.tsv').trimEnd().split('\n');
const ROWS = lines.map((line) => {
  const [number = '', feature = '', state = '', page = '', test = '', reason = ''] = line.split('\t');
  return { number, feature, state, page, test, reason };
});

it('has 116 rows, of which 112 are built in', () => {
  expect(heading).toBe('number\tfeature\tstate\tpage\ttest\treason');
  expect(ROWS.map(({ number }) => Number(number))).toEqual(Array.from({ length: 116 }, (_, index) => index + 1));
  expect(new Set(ROWS.map(({ feature }) => feature)).size).toBe(116);
  expect(ROWS.filter(({ state }) => !/^(?:yes|partly|no)$/.test(state))).toEqual([]);
  expect(ROWS.filter(({ state }) => state === 'yes').length).toBeGreaterThanOrEqual(112);
});

it('says why something is not built in', () => {
  expect(ROWS.filter(({ state, reason }) => (reason === '') !== (state === 'yes'))).toEqual([]);
});

it('has a page with this heading, in both languages, for what is there', () => {
  const there = ROWS.filter(({ state }) => state !== 'no');
  expect(there.filter(({ page }) => findDoc(page) === undefined)).toEqual([]);
  expect(there.flatMap(({ page }) => missingHeadings(page))).toEqual([]);
});

it('has a test of this title for what is built in', () => {
  const unproven = ROWS.filter(({ state, test }) => {
    const [, file = '', title = ''] = /^(\S+\.test\.tsx?): (.+)$/.exec(test) ?? [];
    return state === 'yes' && (title === '' || !existsSync(path.join(REPOSITORY, file)) || !read(file).includes(title));
  });
  expect(unproven).toEqual([]);
});
