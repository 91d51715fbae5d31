/** A comparison, for people: differences of one kind together, then the sum. */

/** Of a list both sides are cut here. */
const WIDTH = 160;

/**
 * @param {import('../../packages/dactyl/dist/node/compare/compare-pages.js').PagesComparison} comparison
 * @param {{ examples: number }} options
 */
export function describeComparison({ expected, built, differences, parts: partsOfSite }, { examples }) {
  const kinds = [...groupByKind(differences)].toSorted(([, a], [, b]) => b.length - a.length);
  const parts = kinds.map(([kind, all]) => describeKind(kind, all.map(describeDifference), examples));
  if (partsOfSite.length > 1) parts.push(describeParts(partsOfSite));
  const counts = kinds.map(([kind, all]) => `${kind} ${all.length}`).join(', ');
  parts.push(
    `${expected} ${expected === 1 ? 'page' : 'pages'} expected, ${built} built; differences: ${counts || 'none'}`,
  );
  return parts.join('\n\n');
}

/** @param {readonly import('../../packages/dactyl/dist/node/compare/compare-pages.js').PartOfSite[]} parts */
function describeParts(parts) {
  const rows = parts.map(({ part, lang, pages, differing }) => ({
    name: [part || 'other pages', lang].filter(Boolean).join(', '),
    count: `${pages} ${pages === 1 ? 'page' : 'pages'}, ${differing || 'none'} with differences`,
  }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, count }) => `${name.padEnd(width)}  ${count}`).join('\n');
}

/** @param {readonly import('../../packages/dactyl/dist/node/compare/compare-pages.js').Difference[]} differences */
function groupByKind(differences) {
  /** @type {Map<string, import('../../packages/dactyl/dist/node/compare/compare-pages.js').Difference[]>} */
  const groups = new Map();
  for (const difference of differences) {
    groups.set(difference.kind, [...(groups.get(difference.kind) ?? []), difference]);
  }
  return groups;
}

/**
 * @param {string} title
 * @param {string[]} lines
 * @param {number} examples
 */
function describeKind(title, lines, examples) {
  const more = lines.length > examples ? [`  … and ${lines.length - examples} more`] : [];
  return [`${title}: ${lines.length}`, ...lines.slice(0, examples), ...more].join('\n');
}

/** @param {import('../../packages/dactyl/dist/node/compare/compare-pages.js').Difference} difference */
function describeDifference({ path, want, have }) {
  if (want === undefined) return indent(path);
  const [wanted, found] = Array.isArray(want) && Array.isArray(have) ? describeLists(want, have) : [want, have];
  return `${indent(path)}\n    want ${show(wanted)}\n    have ${show(found)}`;
}

/**
 * Lists are long and differ in a word: what they share at both ends is left out.
 *
 * @param {unknown[]} want
 * @param {unknown[]} have
 * @returns {[string, string]}
 */
function describeLists(want, have) {
  const shortest = Math.min(want.length, have.length);
  let start = 0;
  while (start < shortest && want[start] === have[start]) start += 1;
  let end = 0;
  while (end < shortest - start && want.at(-1 - end) === have.at(-1 - end)) end += 1;
  const part = (/** @type {unknown[]} */ list) =>
    [
      ...(start > 0 ? [`(${start})`] : []),
      ...list.slice(start, list.length - end).map((one) => JSON.stringify(one)),
      ...(end > 0 ? [`(${end})`] : []),
    ].join(' ') || '(none)';
  return [part(want), part(have)];
}

/** @param {unknown} value */
function show(value) {
  const text = typeof value === 'string' && value.startsWith('(') ? value : JSON.stringify(value);
  return text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text;
}

/** @param {string} text */
function indent(text) {
  return `  ${text}`;
}
