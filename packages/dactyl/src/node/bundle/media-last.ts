/**
 * Moves media queries after all other rules of a style sheet, because Docusaurus's minifier does: its `cssnano`
 * preset merges rules with the same query and sorts queries by width. Sites are designed for that published order,
 * so between rules of equal specificity the same one must win here: of `max-width: 735px` before `max-width:
 * 780px`, the first. The minifier sorts all sheets of a site as one; here each sheet is sorted alone.
 */
import postcss, { type AtRule } from 'postcss';

/** @example withMediaLast('@media print { a {} } b {}') // 'b {} @media print { a {} }' */
export function withMediaLast(css: string): string {
  if (!/@media\b/i.test(css)) return css;
  const root = postcss.parse(css);
  const byQuery = new Map<string, AtRule[]>();
  for (const node of root.nodes) {
    if (node.type !== 'atrule' || node.name.toLowerCase() !== 'media') continue;
    byQuery.set(node.params, [...(byQuery.get(node.params) ?? []), node]);
  }
  for (const query of [...byQuery.keys()].toSorted(inOrder)) root.append(byQuery.get(query) ?? []);
  return root.toString();
}

/** Order: minimum widths ascending, then maximum widths descending, then other queries; print last. */
function inOrder(one: string, other: string): number {
  const print = Number(/print/i.test(one)) - Number(/print/i.test(other));
  if (print !== 0) return print;
  const [bound, otherBound] = [boundOf(one), boundOf(other)];
  if (bound !== otherBound && bound !== undefined && otherBound !== undefined) return bound === 'min' ? -1 : 1;
  const [length, otherLength] = [lengthOf(one), lengthOf(other)];
  if (length === otherLength) return one.localeCompare(other);
  return bound === 'max' && length !== Infinity && otherLength !== Infinity
    ? otherLength - length
    : length - otherLength;
}

/** For a range, the bound that comes first in the query. */
function boundOf(query: string): 'min' | 'max' | undefined {
  const [, word, sign] = /\(\s*(?:(min|max)-(?:device-)?(?:width|height)|(?:width|height)\s*([<>]))/i.exec(query) ?? [];
  if (word === undefined && sign === undefined) return undefined;
  return word?.toLowerCase() === 'min' || sign === '>' ? 'min' : 'max';
}

const PIXELS: Record<string, number> = { px: 1, em: 16, rem: 16, ch: 8.9, ex: 8.3 };

/** In pixels. A query without a length is sorted after all that have one. */
function lengthOf(query: string): number {
  const [, number = '', unit = ''] = /(-?\d*\.?\d+)(ch|em|ex|px|rem)/.exec(query) ?? [];
  return number === '' ? Infinity : Number(number) * (PIXELS[unit] ?? 1);
}
