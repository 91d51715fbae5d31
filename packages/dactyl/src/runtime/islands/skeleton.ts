/**
 * Builds the React tree of a page from its HTML: elements around islands become host elements, what is static
 * becomes leaves that React adopts without looking inside, and the ranges between marks (`shared/islands.ts`)
 * become the real components. The browser walks the DOM, the second pass of the server walks parsed HTML; because
 * both use this walk, both trees have the same shape, and `useId` gives the same ids.
 */
import type { ReactNode } from 'react';
import type { IslandMark, ProvideMark } from '../../shared/islands.js';

/** What the walk reads of a node: both a DOM node and a `MarkupNode` have it. */
export interface SkeletonNode {
  readonly nodeType: number;
  readonly firstChild: SkeletonNode | null;
  readonly nextSibling: SkeletonNode | null;
}

/** Where the walk is. */
export interface SkeletonPlace {
  key: string;
  /**
   * What our providers around it give, outermost first; of an island in a slot, those inside of that slot. They are
   * no level of the tree: else an island of the navbar would lose its state on the way to a page that has others.
   */
  provided: readonly ProvideMark[];
}

/** An island as the walk finds it. */
export interface FoundIsland extends SkeletonPlace {
  mark: IslandMark;
  /** Number in document order, from 0, over the whole walk. */
  index: number;
  /** Nodes that static code made, by the number of their slot; only those that are in the HTML. */
  slots: Map<number, ReactNode>;
  /** Static HTML inside the island, by key; `hole()` stands in it where live children belong. */
  adopted: Map<string, ReactNode[]>;
}

/** Makes React nodes. Each call gives one node, so that both trees have the same shape. */
export interface SkeletonHost<N extends SkeletonNode> {
  text(node: N): ReactNode;
  /** An element with nothing live inside. */
  leaf(node: N, key: string): ReactNode;
  /** An element around something live. */
  ancestor(node: N, key: string, children: ReactNode[]): ReactNode;
  island(found: FoundIsland): ReactNode;
  /** The content of a slot, as one node: an array inside a fragment. */
  slot(children: ReactNode[]): ReactNode;
  /** Live children of an adopted range, by prop; see `adopt.tsx`. */
  hole(prop: string, place: SkeletonPlace): ReactNode;
  /** `children` need not be asked for when the region is there already. Its key is `region HASH`. */
  region(hash: string, children: () => ReactNode[]): ReactNode;
}

export interface SkeletonOptions {
  /**
   * Prefix of the keys of everything that is not part of a region. Another page gets another prefix, so that
   * React never takes a part of one page for a part of the next.
   */
  page: string;
}

/** A start comment: its kind, and what stands behind the colon. */
interface Mark {
  kind: 'island' | 'slot' | 'provide' | 'adopt' | 'hole' | 'region';
  text: string;
}

const MARK = /^(island|slot|provide|adopt|hole|region):/;

/** Whether a node starts the island that is a whole page: it is the same one on each page. */
function isPage(node: SkeletonNode): boolean {
  const mark = readMark(node);
  return mark?.kind === 'island' && mark.text.includes('"name":"$app"');
}

export function readMark(node: SkeletonNode): Mark | undefined {
  if (node.nodeType !== 8) return undefined;
  const data = dataOf(node);
  const [, kind] = MARK.exec(data) ?? [];
  return kind === undefined ? undefined : { kind: kind as Mark['kind'], text: data.slice(kind.length + 1) };
}

/** @throws when a mark is not closed by a sibling: the HTML was changed on its way. */
export function skeleton<N extends SkeletonNode>(
  root: N,
  host: SkeletonHost<N>,
  { page }: SkeletonOptions,
): ReactNode[] {
  // The casts to N: children and siblings of an N are of the same tree.
  const live = new Set<SkeletonNode>();
  const regionsInside = new Map<SkeletonNode, string>();
  findLive(root);
  let islands = 0;

  /** Notes every node that has a mark somewhere below it, and the first region there. */
  function findLive(node: SkeletonNode): boolean {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      const mark = readMark(child);
      if (!mark && !findLive(child)) continue;
      live.add(node);
      const region = mark?.kind === 'region' ? mark.text : regionsInside.get(child);
      if (region !== undefined && !regionsInside.has(node)) regionsInside.set(node, region);
    }
    return live.has(node);
  }

  /** Nodes from `from` up to `to`, without it. */
  function range(
    from: SkeletonNode | null,
    to: SkeletonNode | null,
    provided: readonly ProvideMark[] = [],
  ): ReactNode[] {
    const nodes: ReactNode[] = [];
    const keys = new Set<string>();
    add(from, to, provided);
    return nodes;

    function add(first: SkeletonNode | null, last: SkeletonNode | null, around: readonly ProvideMark[]): void {
      for (let node = first; node && node !== last; node = node.nextSibling) {
        const mark = readMark(node);
        if (mark?.kind === 'provide') {
          const end = endOf(node, mark.kind);
          add(node.nextSibling, end, [...around, JSON.parse(mark.text) as ProvideMark]); // the server wrote it
          node = end;
        } else if (mark) {
          const end = endOf(node, mark.kind);
          nodes.push(pair(mark, [node, end], { key: newKey(node), provided: around }));
          node = end;
        } else if (node.nodeType === 3) {
          nodes.push(host.text(node as N));
        } else if (node.nodeType === 1) {
          const key = newKey(node);
          nodes.push(
            live.has(node)
              ? host.ancestor(node as N, key, range(node.firstChild, null, around))
              : host.leaf(node as N, key),
          );
        }
      }
    }

    /** What is around a region keeps its key from page to page, and so its element. */
    function newKey(node: SkeletonNode): string {
      const region = regionOf(node);
      const lasting = region === undefined ? isPage(node) && '$app' : `region ${region}`;
      const key = lasting && !keys.has(lasting) ? lasting : `${page}${keys.size}`;
      keys.add(key);
      return key;
    }
  }

  function pair(mark: Mark, [start, end]: [SkeletonNode, SkeletonNode], place: SkeletonPlace): ReactNode {
    switch (mark.kind) {
      case 'region':
        return host.region(mark.text, () => range(start.nextSibling, end, place.provided));
      case 'island':
        return island(JSON.parse(mark.text) as IslandMark, [start.nextSibling, end], place); // the server wrote it
      case 'hole':
        return host.hole(mark.text, place);
      default:
        throw new Error(`A "${mark.kind}" mark stands outside of an island.`);
    }
  }

  function island(mark: IslandMark, [from, to]: [SkeletonNode | null, SkeletonNode], place: SkeletonPlace): ReactNode {
    const found: FoundIsland = { mark, index: islands++, slots: new Map(), adopted: new Map(), ...place };
    collect(from, to, found);
    return host.island(found);
  }

  /** Slots and adopted ranges of one island. What lies in a slot is static again and not looked into here. */
  function collect(from: SkeletonNode | null, to: SkeletonNode | null, found: FoundIsland): void {
    for (let node = from; node && node !== to; node = node.nextSibling) {
      const mark = readMark(node);
      if (mark?.kind === 'slot') {
        const start = node;
        const end = endOf(node, 'slot');
        const number = Number(mark.text);
        // A slot that was rendered twice: the first one stands for both.
        if (!found.slots.has(number)) found.slots.set(number, host.slot(range(start.nextSibling, end)));
        node = end;
      } else if (mark?.kind === 'adopt') {
        const start = node;
        const end = endOf(node, 'adopt');
        collectHoles(start.nextSibling, end, found);
        found.adopted.set(mark.text, range(start.nextSibling, end));
        node = end;
      } else if (node.nodeType === 1) {
        collect(node.firstChild, null, found);
      }
    }
  }

  /** An adopted range is static, its holes belong to the island again. */
  function collectHoles(from: SkeletonNode | null, to: SkeletonNode | null, found: FoundIsland): void {
    for (let node = from; node && node !== to; node = node.nextSibling) {
      const mark = readMark(node);
      if (mark) {
        const end = endOf(node, mark.kind);
        if (mark.kind === 'hole') collect(node.nextSibling, end, found);
        else if (mark.kind === 'region' || mark.kind === 'provide') collectHoles(node.nextSibling, end, found);
        node = end;
      } else if (node.nodeType === 1) {
        collectHoles(node.firstChild, null, found);
      }
    }
  }

  function regionOf(node: SkeletonNode): string | undefined {
    const mark = readMark(node);
    if (!mark) return regionsInside.get(node);
    if (mark.kind === 'region') return mark.text;
    const end = endOf(node, mark.kind);
    for (let inner = node.nextSibling; inner && inner !== end; inner = inner.nextSibling) {
      const innerMark = readMark(inner);
      const region = innerMark?.kind === 'region' ? innerMark.text : regionsInside.get(inner);
      if (region !== undefined) return region;
    }
    return undefined;
  }

  return range(root.firstChild, null);
}

/** The comment that closes a mark: a later sibling. */
export function endOf(start: SkeletonNode, kind: string): SkeletonNode {
  let depth = 0;
  for (let node = start.nextSibling; node; node = node.nextSibling) {
    if (node.nodeType !== 8) continue;
    if (dataOf(node).startsWith(`${kind}:`)) depth++;
    else if (dataOf(node) === `/${kind}` && depth-- === 0) return node;
  }
  throw new Error(`The mark "${kind}" of this page is not closed.`);
}

function dataOf(comment: SkeletonNode): string {
  return (comment as unknown as { data: string }).data; // comments have it, in both trees
}
