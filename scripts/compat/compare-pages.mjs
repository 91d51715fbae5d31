/** Pages of a build against the list of truth. */

/**
 * @typedef {object} Difference
 * @property {string} kind `missing page`, or the fact that differs
 * @property {string} path
 * @property {unknown} [want]
 * @property {unknown} [have]
 *
 * @typedef {object} Comparison
 * @property {number} expected pages of the list
 * @property {number} built
 * @property {string[]} extra paths that the list does not know, which is no difference
 * @property {Difference[]} differences
 */

/** Texts that follow from the day of the build or the words of a theme are in here too. */
const APPROXIMATE = new Set(['links', 'words']);

/**
 * @param {import('./read-build.mjs').Pages} ours
 * @param {import('./read-build.mjs').Pages} truth
 * @param {{ only: readonly string[], exact?: boolean }} options
 * @returns {Comparison}
 */
export function comparePages(ours, truth, options) {
  return {
    expected: truth.size,
    built: ours.size,
    extra: [...ours.keys()].filter((path) => !truth.has(path)).toSorted(),
    differences: [...truth].flatMap(([path, want]) => {
      const have = ours.get(path);
      return have ? compareFacts(path, { want, have }, options) : [{ kind: 'missing page', path }];
    }),
  };
}

/**
 * @param {string} path
 * @param {{ want: object, have: object }} page
 * @param {{ only: readonly string[], exact?: boolean }} options
 * @returns {Difference[]}
 */
function compareFacts(path, page, { only, exact = false }) {
  const wanted = new Map(Object.entries(page.want));
  const found = new Map(Object.entries(page.have));
  return only.flatMap((kind) => {
    // A list may leave out facts that its site has no use for.
    if (!wanted.has(kind)) return [];
    const want = wanted.get(kind);
    const have = found.get(kind);
    const agrees = JSON.stringify(have) === JSON.stringify(want) || (!exact && isNear(kind, have, want));
    return agrees ? [] : [{ kind, path, want, have }];
  });
}

/**
 * @param {string} kind
 * @param {unknown} have
 * @param {unknown} want
 */
function isNear(kind, have, want) {
  if (!APPROXIMATE.has(kind) || typeof have !== 'number' || typeof want !== 'number') return false;
  return Math.abs(have - want) <= Math.max(3, 0.03 * want);
}
