/** Pages of a build against the list of truth. */

/**
 * @typedef {object} Difference
 * @property {string} kind `missing page`, `extra page`, or the fact that differs
 * @property {string} path
 * @property {unknown} [want]
 * @property {unknown} [have]
 *
 * @typedef {object} PartOfSite
 * @property {string} part instance of a plugin and version, as the search of the site knows them
 * @property {string} lang
 * @property {number} pages
 * @property {number} differing pages with a difference
 *
 * @typedef {object} Comparison
 * @property {number} expected pages of the list
 * @property {number} built
 * @property {Difference[]} differences
 * @property {PartOfSite[]} parts
 */

/** Texts that follow from the day of the build or the words of a theme are in here too. */
const APPROXIMATE = new Set(['links', 'words']);

/**
 * @param {import('./read-build.mjs').Pages} ours
 * @param {import('./read-truth.mjs').ListedPages} truth
 * @param {{ only: readonly string[], exact?: boolean }} options
 * @returns {Comparison}
 */
export function comparePages(ours, truth, options) {
  const extra = [...ours.keys()].filter((path) => !truth.has(path)).toSorted();
  const differences = [
    ...[...truth].flatMap(([path, want]) => {
      const have = ours.get(path);
      return have ? compareFacts(path, { want, have }, options) : [{ kind: 'missing page', path }];
    }),
    ...extra.map((path) => ({ kind: 'extra page', path })),
  ];
  return { expected: truth.size, built: ours.size, differences, parts: partsOfSite(ours, truth, differences) };
}

/**
 * How far instances, versions and locales agree. A page belongs where our build has put it.
 *
 * @param {import('./read-build.mjs').Pages} ours
 * @param {import('./read-truth.mjs').ListedPages} truth
 * @param {readonly Difference[]} differences
 * @returns {PartOfSite[]}
 */
function partsOfSite(ours, truth, differences) {
  const differing = new Set(differences.map(({ path }) => path));
  /** @type {Map<string, PartOfSite>} */
  const parts = new Map();
  for (const [path, { part = '', lang = '' }] of new Map([...truth, ...ours])) {
    const key = `${part}\n${lang}`;
    const { pages, differing: before } = parts.get(key) ?? { pages: 0, differing: 0 };
    parts.set(key, { part, lang, pages: pages + 1, differing: before + (differing.has(path) ? 1 : 0) });
  }
  return [...parts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
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
