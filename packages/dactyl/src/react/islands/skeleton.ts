/**
 * Builds the React tree of a page from its HTML: elements around islands become host elements, static elements become
 * leaves, which React adopts without looking inside, and the ranges between marks (`shared/marks/`) become the real
 * components. The browser walks the DOM, the server's second pass walks parsed HTML. Because both use this walk, both
 * trees have the same shape, and `useId` returns the same ids.
 */
import type { ReactNode } from 'react';
import type { IslandMark, ProvideMark } from '../../shared/marks/mark-data.js';
import {
  isPage,
  namedRegion,
  pairMarks,
  readMark,
  type Mark,
  type SkeletonNode,
} from '../../shared/marks/pair-marks.js';

/** Surroundings of the node that the walk visits. */
export interface SkeletonPlace {
  key: string;
  /**
   * Contexts of ours from enclosing providers, outermost first; for an island in a slot, from the providers inside
   * that slot. They are no level of the tree, because an island of the navbar would then lose its state on the way to
   * a page with other providers.
   */
  provided: readonly ProvideMark[];
}

/** An island that the walk has found. */
export interface FoundIsland extends SkeletonPlace {
  mark: IslandMark;
  /** Number in document order, from 0, over the whole walk. */
  index: number;
  /** Nodes that static code made, by the number of their slot; without slots that are missing in the HTML. */
  slots: Map<number, ReactNode>;
  /** Static HTML inside the island, by key. `hole()` stands for live children in it. */
  adopted: Map<string, ReactNode[]>;
}

/** Surroundings of a range of nodes. */
interface RangePlace {
  provided: readonly ProvideMark[];
  /** Whether the range is adopted, so that its holes contain live children. */
  isAdopted: boolean;
  /** Prefix of keys: that of the page; empty in a region, whose nodes are the same on all pages. */
  prefix: string;
}

type PairPlace = RangePlace & SkeletonPlace;

/** Creates React nodes. Each call returns one node, so that both trees have the same shape. */
export interface SkeletonHost<N extends SkeletonNode> {
  text(node: N): ReactNode;
  /** An element without live content. */
  leaf(node: N, key: string): ReactNode;
  /** An element around live content. */
  ancestor(node: N, key: string, children: ReactNode[]): ReactNode;
  island(found: FoundIsland): ReactNode;
  /** The content of a slot as one node: an array inside a fragment. */
  slot(children: ReactNode[]): ReactNode;
  /** Live children of an adopted range, by prop; see `adopt.tsx`. */
  hole(prop: string, place: SkeletonPlace): ReactNode;
  /** A region. `children` need not be called when the region's element exists already. */
  region(hash: string, key: string, children: () => ReactNode[]): ReactNode;
  /** Reports a torn mark (`shared/marks/pair-marks.ts`). Its content is treated as static. */
  torn(mark: Mark): void;
}

export interface SkeletonOptions {
  /**
   * Prefix of the keys of all nodes outside of regions. Each page has its own prefix, so that React never takes a
   * part of one page for a part of the next.
   */
  page: string;
}

/** Key of an island around regions, a provider around the whole page for one: it lasts whatever the regions are. */
function islandAround(node: SkeletonNode): string | undefined {
  const mark = readMark(node);
  if (mark?.kind !== 'island') return undefined;
  const { url, name } = JSON.parse(mark.text) as IslandMark; // the server wrote it
  return `island ${url} ${name}`;
}

export function skeleton<N extends SkeletonNode>(
  root: N,
  host: SkeletonHost<N>,
  { page }: SkeletonOptions,
): ReactNode[] {
  // The casts to N: children and siblings of an N are of the same tree.
  const ends = pairMarks(root);
  const { isAround, regionOf } = findMarks(root, ends);
  let islands = 0;

  /** Nodes from `from` up to `to`, without `to`. */
  function range(
    from: SkeletonNode | null,
    to: SkeletonNode | null,
    { provided = [], isAdopted = false, prefix = page }: Partial<RangePlace> = {},
  ): ReactNode[] {
    const nodes: ReactNode[] = [];
    const newKey = createKeys(prefix, regionOf);
    add(from, to, provided);
    return nodes;

    function add(first: SkeletonNode | null, last: SkeletonNode | null, around: readonly ProvideMark[]): void {
      for (let node = first; node && node !== last; node = node.nextSibling) {
        const mark = readMark(node);
        const end = mark && ends.get(node);
        if (mark && !end) host.torn(mark);
        else if (mark?.kind === 'provide' && end) {
          add(node.nextSibling, end, [...around, JSON.parse(mark.text) as ProvideMark]); // the server wrote it
          node = end;
        } else if (mark && end && isLive(mark)) {
          nodes.push(pair(mark, [node, end], { key: newKey(node), provided: around, isAdopted, prefix }));
          node = end;
        } else if (node.nodeType === 3) {
          nodes.push(host.text(node as N));
        } else if (node.nodeType === 1) {
          const key = newKey(node);
          nodes.push(
            isAround(node)
              ? host.ancestor(node as N, key, range(node.firstChild, null, { provided: around, isAdopted, prefix }))
              : host.leaf(node as N, key),
          );
        }
      }
    }

    /** Whether a mark has live content. Marks inside a torn island are treated as plain comments. */
    function isLive({ kind }: Mark): boolean {
      return kind === 'island' || kind === 'region' || (kind === 'hole' && isAdopted);
    }
  }

  function pair(mark: Mark, [start, end]: [SkeletonNode, SkeletonNode], { isAdopted, ...place }: PairPlace): ReactNode {
    switch (mark.kind) {
      case 'region':
        return host.region(mark.text, `region ${namedRegion(mark)}`, () =>
          range(start.nextSibling, end, { provided: place.provided, isAdopted, prefix: '' }),
        );
      case 'island':
        return island(JSON.parse(mark.text) as IslandMark, [start.nextSibling, end], place); // the server wrote it
      default:
        return host.hole(mark.text, place);
    }
  }

  function island(mark: IslandMark, [from, to]: [SkeletonNode | null, SkeletonNode], place: SkeletonPlace): ReactNode {
    const found: FoundIsland = { mark, index: islands++, slots: new Map(), adopted: new Map(), ...place };
    const { slots, adopted } = found;
    eachPart(ends, [from, to], ({ kind, text }, first, end) => {
      // If an island shows a slot twice, the first copy serves for both.
      if (kind === 'adopt') adopted.set(text, range(first, end, { isAdopted: true }));
      else if (!slots.has(Number(text))) slots.set(Number(text), host.slot(range(first, end)));
    });
    return host.island(found);
  }

  return range(root.firstChild, null);
}

/**
 * Keys of the nodes of one range. An element around a region has the same key on every page, so that it stays in the
 * document.
 */
function createKeys(prefix: string, regionOf: FoundMarks['regionOf']): (node: SkeletonNode) => string {
  const keys = new Set<string>();
  return (node) => {
    const region = regionOf(node);
    const lasting = isPage(node) ? '$app' : region && (islandAround(node) ?? `region ${region}`);
    const key = lasting && !keys.has(lasting) ? lasting : `${prefix}${keys.size}`;
    keys.add(key);
    return key;
  };
}

interface FoundMarks {
  /** Whether there is a mark anywhere below a node. */
  isAround(node: SkeletonNode): boolean;
  /** The first region at a node or below it. */
  regionOf(node: SkeletonNode): string | undefined;
}

function findMarks(root: SkeletonNode, ends: ReadonlyMap<SkeletonNode, SkeletonNode>): FoundMarks {
  const around = new Set<SkeletonNode>();
  const regions = new Map<SkeletonNode, string>();
  visit(root);
  return { isAround: (node) => around.has(node), regionOf };

  function visit(node: SkeletonNode): boolean {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      const mark = readMark(child);
      if (!mark && !visit(child)) continue;
      around.add(node);
      const region = regionAt(child, mark);
      if (region !== undefined && !regions.has(node)) regions.set(node, region);
    }
    return around.has(node);
  }

  function regionAt(node: SkeletonNode, mark: Mark | undefined): string | undefined {
    return mark?.kind === 'region' ? namedRegion(mark) : regions.get(node);
  }

  function regionOf(node: SkeletonNode): string | undefined {
    const mark = readMark(node);
    if (!mark || mark.kind === 'region') return regionAt(node, mark);
    const end = ends.get(node);
    if (!end) return undefined;
    for (let inner = node.nextSibling; inner && inner !== end; inner = inner.nextSibling) {
      const region = regionAt(inner, readMark(inner));
      if (region !== undefined) return region;
    }
    return undefined;
  }
}

/**
 * Calls `visit` with the first and last nodes of each slot and adopted range of an island. The content of slots is
 * static again, so the walk skips it.
 */
function eachPart(
  ends: ReadonlyMap<SkeletonNode, SkeletonNode>,
  [from, to]: [SkeletonNode | null, SkeletonNode | null],
  visit: (mark: Mark, first: SkeletonNode | null, end: SkeletonNode) => void,
): void {
  walk(from, to);

  function walk(first: SkeletonNode | null, last: SkeletonNode | null): void {
    for (let node = first; node && node !== last; node = node.nextSibling) {
      const mark = readMark(node);
      const end = mark && ends.get(node);
      if (end && (mark.kind === 'slot' || mark.kind === 'adopt')) {
        if (mark.kind === 'adopt') walkHoles(node.nextSibling, end);
        visit(mark, node.nextSibling, end);
        node = end;
      } else if (node.nodeType === 1) {
        walk(node.firstChild, null);
      }
    }
  }

  /** The content of an adopted range is static, but its holes belong to the island again. */
  function walkHoles(first: SkeletonNode | null, last: SkeletonNode | null): void {
    for (let node = first; node && node !== last; node = node.nextSibling) {
      const mark = readMark(node);
      const end = mark && ends.get(node);
      if (mark && end) {
        if (mark.kind === 'hole') walk(node.nextSibling, end);
        else if (mark.kind === 'region' || mark.kind === 'provide') walkHoles(node.nextSibling, end);
        node = end;
      } else if (node.nodeType === 1) {
        walkHoles(node.firstChild, null);
      }
    }
  }
}
