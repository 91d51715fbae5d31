/** Answers to queries → how often the right page is first, or among the first three; as tables and as lists of misses. */

/**
 * @typedef {object} Answer of a search to a query
 * @property {string[]} pages the best first, each once, as the lists of queries name them
 * @property {number} bytes of the index that a reader loads for it when it is the first query, compressed as a host does
 * @property {number} [engineBytes] of the program
 *
 * @typedef {object} Rated a query and where its page stands
 * @property {import('./queries.mjs').Query} query
 * @property {Record<string, Answer>} answers by engine
 */

/**
 * @param {import('./queries.mjs').Query} query
 * @param {Answer} answer
 * @returns {number} from 1; infinite where the page is not found
 */
export function rankOf({ pages }, answer) {
  const index = answer.pages.findIndex((page) => pages.includes(page));
  return index === -1 ? Infinity : index + 1;
}

/**
 * @param {readonly Rated[]} rated
 * @param {readonly string[]} engines
 * @returns {string} rows of sets, kinds and halves, with shares of each engine
 */
export function scoreTable(rated, engines) {
  const head = ['queries', 'half', 'n', ...engines.flatMap((engine) => [`${engine} top 1`, 'top 3'])];
  const halves = [...new Set(rated.map(({ query }) => query.half))];
  const sets = new Set(rated.map(({ query }) => query.set));
  const lists = ['all words', ...sets, 'typos', 'prefixes'];
  const rows = lists.flatMap((list) =>
    halves.flatMap((half) => {
      const row = rated.filter(({ query }) => query.half === half && isIn(query, list));
      if (row.length === 0) return [];
      return [[list, half, row.length, ...engines.flatMap((engine) => [share(row, engine, 1), share(row, engine, 3)])]];
    }),
  );
  return markdownTable(head, rows);
}

/**
 * Typos and prefixes are few, so those of all doc sets are one list.
 *
 * @param {import('./queries.mjs').Query} query
 * @param {string} list
 */
function isIn({ set, kind }, list) {
  if (kind !== 'words') return list === (kind === 'typo' ? 'typos' : 'prefixes');
  return list === 'all words' || list === set;
}

/**
 * @param {readonly Rated[]} rated
 * @param {string} engine
 * @param {number} most
 */
function share(rated, engine, most) {
  const found = countFound(rated, engine, most);
  return `${found} (${Math.round((100 * found) / rated.length)} %)`;
}

/**
 * @param {readonly Rated[]} rated
 * @param {string} engine
 * @param {number} most the worst rank that counts
 */
export function countFound(rated, engine, most) {
  return rated.filter(({ query, answers }) => rankOf(query, answers[engine] ?? { pages: [], bytes: 0 }) <= most).length;
}

/**
 * @param {readonly Rated[]} rated
 * @param {readonly string[]} engines the first one is looked at
 * @returns {string} one line per query whose page is not first
 */
export function missedLines(rated, [own = '', ...others]) {
  return rated
    .filter((one) => countFound([one], own, 1) === 0)
    .map(({ query, answers }) => {
      const rank = (/** @type {string} */ engine) => {
        const answer = answers[engine];
        const found = answer ? rankOf(query, answer) : Infinity;
        return `${engine} ${found === Infinity ? '–' : found}`;
      };
      const first = answers[own]?.pages.slice(0, 3).join(' ') || 'nothing';
      return `${query.set} ${query.half} ${query.kind} "${query.query}" → ${query.pages.join(' | ')}\n    ${[own, ...others].map(rank).join(', ')}; ${own} shows ${first}`;
    })
    .join('\n');
}

/**
 * @param {readonly (string | number)[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function markdownTable(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * @param {readonly number[]} values
 * @param {(value: number) => string} print
 */
export function medianAndMost(values, print) {
  const sorted = values.toSorted((a, b) => a - b);
  return `${print(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0)} / ${print(sorted.at(-1) ?? 0)}`;
}
