import { useMemo } from 'react';
import type { TocItem } from '../../../shared/toc.js';

/** A heading with the headings below it. */
export interface TocNode extends TocItem {
  children: TocNode[];
}

export interface TocLevels {
  minHeadingLevel: number;
  maxHeadingLevel: number;
}

/** Nests a flat list: each heading goes below the nearest earlier one of a smaller level. */
export function treeifyToc(items: readonly TocItem[]): TocNode[] {
  const roots: TocNode[] = [];
  const open: TocNode[] = [];
  for (const item of items) {
    const node: TocNode = { ...item, children: [] };
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= node.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

/** Keeps headings whose level is in range. Children of a removed heading take its place. */
export function filterTocTree(nodes: readonly TocNode[], levels: TocLevels): TocNode[] {
  return nodes.flatMap((node) => {
    const children = filterTocTree(node.children, levels);
    const inRange = node.level >= levels.minHeadingLevel && node.level <= levels.maxHeadingLevel;
    if (!inRange) return children;
    const isSame =
      children.length === node.children.length && children.every((child, at) => child === node.children[at]);
    return [isSame ? node : { ...node, children }];
  });
}

/**
 * The headings to show, as a tree. The tree is built before it is filtered, so that headings of a hidden level still
 * separate their children.
 */
export function useFilteredAndTreeifiedTOC({ toc, ...levels }: { toc: readonly TocItem[] } & TocLevels): TocNode[] {
  return filterTocTree(treeifyToc(toc), levels);
}

/** All headings, nested. */
export function useTreeifiedTOC(toc: readonly TocItem[]): TocNode[] {
  return useMemo(() => treeifyToc(toc), [toc]);
}
