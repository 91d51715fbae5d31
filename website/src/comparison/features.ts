/**
 * What tools for documentation can do: the rows of `features.tsv`. A cell of a tool is a state, the address that shows it, and
 * a note in both languages: `partly https://… | note | 注`. `?` says that nothing was found that shows it.
 * `packages/dactyl/test/website-tables/comparison.test.ts` holds the rows against the pages and tests they name.
 */
import table from './features.tsv?raw';

/** `?`: not established. */
export type FeatureState = 'yes' | 'partly' | 'plugin' | 'no' | '?';

/** English and Chinese. */
export type Texts = [en: string, zh: string];

export interface FeatureCell {
  state: FeatureState;
  /** Of the page that shows it. */
  address: string;
  note: Texts;
}

export interface FeatureRow {
  group: string;
  name: Texts;
  /** In the order of `TOOLS`. */
  cells: FeatureCell[];
}

/** What a tool was compared as: a version, a date. */
export interface FactRow {
  name: Texts;
  cells: Texts[];
}

const [heading = [], ...lines] = table
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'));

/** The column of the test, which no reader sees, is left out. */
function toolCells([, , , dactyl = '', , ...others]: string[]): string[] {
  return [dactyl, ...others];
}

function textsOf(cell: string): Texts {
  const [en = '', zh = en] = cell.split(' | ');
  return [en, zh];
}

function cellOf(cell: string): FeatureCell {
  const [claim = '', en = '', zh = ''] = cell.split(' | ');
  const [state = '?', address = ''] = claim.split(' ');
  return { state: state as FeatureState, address, note: [en, zh] }; // the test checks the states
}

export const TOOLS: readonly string[] = toolCells(heading);

export const FACT_ROWS: readonly FactRow[] = lines
  .filter(([group]) => group === 'tool')
  .map((line) => ({ name: [line[1] ?? '', line[2] ?? ''], cells: toolCells(line).map(textsOf) }));

export const FEATURE_ROWS: readonly FeatureRow[] = lines
  .filter(([group]) => group !== 'tool')
  .map((line) => ({ group: line[0] ?? '', name: [line[1] ?? '', line[2] ?? ''], cells: toolCells(line).map(cellOf) }));
