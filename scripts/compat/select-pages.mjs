/** Leaves the pages that a comparison is about. */

/**
 * @param {import('./read-build.mjs').Pages} pages
 * @param {Pick<import('./arguments.mjs').CompatTask, 'pages' | 'except'>} task
 * @returns {import('./read-build.mjs').Pages}
 */
export function selectPages(pages, { pages: wanted, except }) {
  const isSelected = (/** @type {string} */ path) => (wanted?.test(path) ?? true) && !except?.test(path);
  return new Map([...pages].filter(([path]) => isSelected(path)));
}
