/** Divides long lists of a sidebar into groups, so that a page contains those near its own, however long the list is. */
import type { SidebarItem } from '../../features/docs/react/types.js';

export interface SidebarGroup {
  /** Its first and last label. */
  label: string;
  items: SidebarItem[];
  /** Index of its first item in the list. */
  start: number;
}

/** A list with more items than this is divided. */
const MOST_ITEMS = 40;
/** Items of a group, and groups of a list: a list with more groups has groups of groups. */
const MOST_OF_GROUP = 20;

/** Returns `undefined` for a list that is not divided. The groups of one list are about equally large. */
export function groupSidebarItems(items: readonly SidebarItem[]): SidebarGroup[] | undefined {
  if (items.length <= MOST_ITEMS) return undefined;
  const leaves = Math.ceil(items.length / MOST_OF_GROUP);
  const depth = Math.ceil(Math.log(leaves) / Math.log(MOST_OF_GROUP));
  const count = Math.ceil(leaves ** (1 / Math.max(1, depth)));
  const bounds = Array.from({ length: count + 1 }, (_, index) => Math.round((index * items.length) / count));
  const groups = bounds.slice(1).map((end, index) => groupOf(items, bounds[index] ?? 0, end));
  // A group of nothing but HTML has no name.
  return groups.every(({ label }) => label !== '') ? groups : undefined;
}

function groupOf(list: readonly SidebarItem[], start: number, end: number): SidebarGroup {
  const items = list.slice(start, end);
  const labels = items.flatMap((item) => (item.type === 'html' ? [] : [item.label]));
  return { label: [...new Set([labels.at(0), labels.at(-1)])].join(' – '), items, start };
}
