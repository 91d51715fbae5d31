/**
 * What releases 3.7 to 3.10 of the site format changed, and what Dactyl does with each change: the rows of `rows.tsv`,
 * one a line. `packages/dactyl/test/website-tables/format.test.ts` holds them against the code.
 */
import rows from './rows.tsv?raw';

/** `tool`: concerns tools of Docusaurus alone, so there is nothing to do. */
export type FormatState = 'same' | 'other' | 'ignored' | 'missing' | 'tool';

export interface FormatRow {
  area: string;
  /** English and Chinese. */
  item: [string, string];
  since: string;
  state: FormatState;
  /** English and Chinese; empty where the state says all. */
  note: [string, string];
}

export const FORMAT_ROWS: readonly FormatRow[] = rows
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((line) => {
    const [area = '', en = '', zh = '', since = '', state = '', noteEn = '', noteZh = ''] = line.split('\t');
    // The test checks the states.
    return { area, item: [en, zh], since, state: state as FormatState, note: [noteEn, noteZh] };
  });
