/** Results → a Markdown table: absolute values, and in brackets how many times those of Dactyl. */

/**
 * @typedef {import('./measure.mjs').Measurement} Measurement
 * @typedef {Omit<Measurement, 'output' | 'success'>} Figures
 * @typedef {object} ToolResult
 * @property {string} tool
 * @property {string} version
 * @property {number} pages
 * @property {Record<string, Figures>} scenarios by the names of `scenarios.mjs`
 * @property {{ bytes: number, files: number, pages: number }} output
 * @property {readonly PartsResult[]} [parts]
 */

/**
 * @typedef {object} PartsResult
 * @property {number} parts
 * @property {number} longest seconds of the longest part
 * @property {number} merge seconds
 * @property {number} cpu of all parts and the merge
 */

const REFERENCE = 'dactyl';
const SCENARIOS = ['cold', 'unchanged', 'one edit'];
const OTHER_EDITS = ['first paragraph', 'settings'];

/** @param {readonly ToolResult[]} results */
export function resultsTable(results) {
  const reference = results.find((result) => result.tool === REFERENCE);
  const head = [
    'tool',
    ...SCENARIOS.flatMap((name) => [`${name} wall s`, 'CPU s', 'peak MB']),
    'output MB',
    'KB a page',
    'files',
  ];
  const rows = results.map((result) => [
    `${result.tool} ${result.version}`,
    ...SCENARIOS.flatMap((name) => figureCells(result.scenarios[name], reference?.scenarios[name])),
    cell(result.output.bytes / 1e6, reference && reference.output.bytes / 1e6),
    cell(bytesOfPage(result) / 1e3, reference && bytesOfPage(reference) / 1e3),
    cell(result.output.files, reference?.output.files, 0),
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * Builds after edits that reach further than the text of one page. Empty where none was measured.
 *
 * @param {readonly ToolResult[]} results
 */
export function editsTable(results) {
  const measured = results.filter(({ scenarios }) => OTHER_EDITS.some((name) => scenarios[name]));
  if (measured.length === 0) return '';
  const reference = results.find((result) => result.tool === REFERENCE);
  const head = ['tool', ...OTHER_EDITS.flatMap((name) => [`${name} wall s`, 'CPU s', 'peak MB'])];
  const rows = measured.map(({ tool, scenarios }) => [
    tool,
    ...OTHER_EDITS.flatMap((name) => figureCells(scenarios[name], reference?.scenarios[name])),
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * Bytes of the output for each page that was asked for, and how many times those of the same tool at the first number of pages:
 * whether pages grow with the site. Empty for a single number.
 *
 * @param {readonly (readonly ToolResult[])[]} runs one for each number of pages
 */
export function growthTable([first = [], ...others]) {
  if (others.length === 0) return '';
  const counts = [first, ...others].map((results) => `${results[0]?.pages ?? '–'} pages: KB a page`);
  const rows = first.map((start) => [
    start.tool,
    cell(bytesOfPage(start) / 1e3, undefined),
    ...others.map((results) => {
      const result = results.find(({ tool }) => tool === start.tool);
      if (!result) return '–';
      return `${cell(bytesOfPage(result) / 1e3, undefined)} (${(bytesOfPage(result) / bytesOfPage(start)).toFixed(2)}×)`;
    }),
  ]);
  const head = ['tool', ...counts];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** @param {ToolResult} result */
function bytesOfPage({ output, pages }) {
  return output.bytes / pages;
}

/**
 * Builds in parts, beside the cold build in one.
 *
 * @param {readonly ToolResult[]} results
 */
export function partsTable(results) {
  const rows = results.flatMap(({ tool, scenarios, parts = [] }) =>
    parts.map((one) => [
      tool,
      String(one.parts),
      one.longest.toFixed(2),
      one.merge.toFixed(2),
      cell(one.longest + one.merge, scenarios.cold?.wall, 2),
      cell(one.cpu, scenarios.cold?.cpu, 2),
    ]),
  );
  if (rows.length === 0) return '';
  const head = ['tool', 'parts', 'longest part s', 'merge s', 'together s', 'CPU s'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * @param {Figures | undefined} figures
 * @param {Figures | undefined} reference
 */
function figureCells(figures, reference) {
  return [
    cell(figures?.wall, reference?.wall, 2),
    cell(figures?.cpu, reference?.cpu, 2),
    cell(megabytes(figures), megabytes(reference), 0),
  ];
}

/** @param {Figures | undefined} figures */
function megabytes(figures) {
  return figures?.peakMemory === undefined ? undefined : figures.peakMemory / 1e6;
}

/**
 * @param {number | undefined} value
 * @param {number | undefined} reference
 * @param {number} [digits]
 */
function cell(value, reference, digits = 1) {
  if (value === undefined) return '–';
  const ratio = reference && value !== reference ? ` (${(value / reference).toFixed(1)}×)` : '';
  return `${value.toFixed(digits)}${ratio}`;
}
