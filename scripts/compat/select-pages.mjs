/** Leaves the pages that a comparison is about. */

/**
 * @template Facts
 * @param {Map<string, Facts>} pages
 * @param {Pick<import('./arguments.mjs').CompatTask, 'pages' | 'except'>} task
 * @returns {Map<string, Facts>}
 */
export function selectPages(pages, { pages: wanted, except }) {
  const isSelected = (/** @type {string} */ path) => (wanted?.test(path) ?? true) && !except?.test(path);
  return new Map([...pages].filter(([path]) => isSelected(path)));
}
