/** `e2e/requirements.tsv`: every requirement of the site format, one row each, with the test that proves it. */

const COLUMNS = ['id', 'section', 'requirement', 'check', 'test'];

/** @typedef {{ id: string, section: string, requirement: string, check: string, test: string }} Requirement */

/**
 * @param {string} text
 * @returns {Requirement[]}
 */
export function parseTable(text) {
  const [header, ...lines] = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (header !== COLUMNS.join('\t')) throw new Error(`The first line must be the columns ${COLUMNS.join(', ')}.`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const [id = '', section = '', requirement = '', check = '', test = ''] = cells;
    // Editors like to remove the tab in front of an empty last column.
    if (cells.length < COLUMNS.length - 1 || cells.length > COLUMNS.length || !/^R\d{3}$/.test(id))
      throw new Error(`Line ${index + 2} is no row: ${line}`);
    return { id, section, requirement, check, test };
  });
}

/** @param {readonly Requirement[]} rows */
export function printTable(rows) {
  const lines = rows.map(({ id, section, requirement, check, test }) =>
    [id, section, requirement, check, test].join('\t'),
  );
  return `${[COLUMNS.join('\t'), ...lines].join('\n')}\n`;
}

/**
 * What the `test` column of each row must say: the first test that names the row, or nothing.
 *
 * @param {readonly import('./test-titles.mjs').Proof[]} proofs
 * @returns {Map<string, string>} id → `file › title`
 */
export function proofColumn(proofs) {
  /** @type {Map<string, string>} */
  const column = new Map();
  for (const { file, title, ids } of proofs) {
    for (const id of ids) if (!column.has(id)) column.set(id, `${file} › ${title.replace(/\s+/g, ' ')}`);
  }
  return column;
}

/**
 * Where table and tests disagree.
 *
 * @param {readonly Requirement[]} rows
 * @param {ReadonlyMap<string, string>} column
 * @returns {string[]}
 */
export function disagreements(rows, column) {
  const known = new Set(rows.map((row) => row.id));
  const unknown = [...column].filter(([id]) => !known.has(id)).map(([id, test]) => `${id} is no requirement: ${test}`);
  const changed = rows.flatMap(({ id, test }) => {
    const actual = column.get(id) ?? '';
    if (actual === test) return [];
    return [actual ? `${id} is proven by "${actual}", the table says "${test}"` : `${id} has lost its test "${test}"`];
  });
  return [...unknown, ...changed];
}
