/** The website's comparison of tools claims nothing without a page: of ours, that exists and a test that proves it; of others, an address. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDoc, missingHeadings } from './doc-places.js';
import { pageInEachLanguage } from './markdown-tables.js';

const REPOSITORY = path.join(import.meta.dirname, '../../../..');
const COLUMNS = ['group', 'feature', 'feature in Chinese', 'Dactyl', 'test'];
const CLAIM = /^(?:yes|partly|plugin|no)$/;

interface Cell {
  state: string;
  address: string;
  notes: string[];
}

interface Row {
  group: string;
  names: string[];
  ours: Cell;
  test: string;
  others: Cell[];
}

function readCell(cell: string): Cell {
  const [claim = '', ...notes] = cell.split(' | ');
  const [state = '', address = ''] = claim.split(' ');
  return { state, address, notes };
}

const [heading = [], ...lines] = readFileSync(path.join(REPOSITORY, 'website/src/comparison/features.tsv'), 'utf8')
  .replace(/\n$/, '')
  .split('\n')
  .map((line) => line.split('\t'));
const FACTS = lines.filter(([group]) => group === 'tool');
const ROWS: Row[] = lines
  .filter(([group]) => group !== 'tool')
  .map(([group = '', en = '', zh = '', dactyl = '', test = '', ...others]) => ({
    group,
    names: [en, zh],
    ours: readCell(dactyl),
    test,
    others: others.map(readCell),
  }));

describe('the data', () => {
  it('has all columns, and each feature once in both languages', () => {
    expect(heading.slice(0, COLUMNS.length)).toEqual(COLUMNS);
    expect(lines.filter((cells) => cells.length !== heading.length)).toEqual([]);
    const names = ROWS.map(({ names: [en] }) => en);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(ROWS.filter(({ names: [en = '', zh] }) => !en || !zh || /\p{Script=Han}/u.test(en))).toEqual([]);
  });

  it('says which version of each tool was compared, and when', () => {
    const [versions = [], ...dates] = FACTS.map((cells) => cells.filter((_, column) => column === 3 || column > 4));
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
    expect(dates).toHaveLength(2);
    expect(dates.flat().filter((date) => !/^(?:2\d{3}-\d\d-\d\d|several days)/.test(date))).toEqual([]);
  });

  it('has notes in both languages', () => {
    const halves = ROWS.flatMap(({ ours, others }) => [ours, ...others]).filter(
      ({ notes }) => notes.length > 0 && (notes.length !== 2 || notes.includes('')),
    );
    expect(halves).toEqual([]);
  });
});

describe('what it claims', () => {
  it('of other tools has an address, and what is not established has none', () => {
    const odd = ROWS.flatMap(({ others }) => others).filter(({ state, address }) =>
      state === '?' ? address : !CLAIM.test(state) || !address.startsWith('https://'),
    );
    expect(odd).toEqual([]);
  });

  it('of Dactyl has a page, and a test that exists', () => {
    const without = ROWS.filter(
      ({ ours, test }) =>
        !CLAIM.test(ours.state) ||
        (ours.state !== 'no' && (!findDoc(ours.address) || !test || !existsSync(path.join(REPOSITORY, test)))),
    );
    expect(without).toEqual([]);
  });

  it('of Dactyl has a heading on that page, in both languages', () => {
    const missing = ROWS.flatMap(({ ours: { address } }) => missingHeadings(address));
    expect(missing).toEqual([]);
  });
});

it.each(pageInEachLanguage('comparison.mdx'))('$file shows all groups of rows, and the versions', ({ text }) => {
  const groups = [...new Set(ROWS.map(({ group }) => group))];
  expect([...text.matchAll(/<FeatureTable group="([\w-]+)"/g)].map(([, group]) => group)).toEqual(groups);
  expect(text).toContain('<FactTable ');
});
