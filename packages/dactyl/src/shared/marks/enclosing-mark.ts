import type { IslandMark } from './mark-data.js';

/**
 * Finds the mark that directly encloses a node. Inside an island or a hole, the node belongs to React; inside a slot
 * or an adopted range it is static.
 */
export function enclosingMark(of: Node): Comment | undefined {
  let closed = 0;
  for (let node = before(of); node; node = before(node)) {
    if (!(node instanceof Comment)) continue;
    const mark = /^\/?(?:island|slot|adopt|hole)\b/.exec(node.data)?.[0];
    if (mark?.[0] === '/') closed++;
    else if (mark && closed-- === 0) return node;
  }
  return undefined;
}

/** Whether React renders a node itself. */
export function isLive(node: Node): boolean {
  return isLiveMark(enclosingMark(node));
}

/** Whether the nodes directly inside a mark belong to React: those of an island or a hole. */
export function isLiveMark(mark: Comment | undefined): boolean {
  return /^[ih]/.test(mark?.data ?? '');
}

/**
 * Reads when an island hydrates from its start mark. Quotation marks inside other values are escaped with a
 * backslash.
 */
export function whenOf({ data }: Comment): IslandMark['when'] | undefined {
  // The cast: the server wrote the value.
  return /^island.*"when":"(\w+)/.exec(data)?.[1] as IslandMark['when'] | undefined;
}

/** Visible elements of an island; if it has none, the nearest visible element around it. */
export function shownBy(island: Comment): Element[] {
  const elements: Element[] = [];
  for (let node = island.nextSibling; node && node.nodeValue !== '/island'; node = node.nextSibling) {
    if (hasBox(node)) elements.push(node);
  }
  let around: Node | null = island;
  while (around && !elements.length) if (hasBox((around = around.parentNode))) elements.push(around);
  return elements;
}

function hasBox(node: Node | null): node is Element {
  return node instanceof Element && node.getClientRects().length > 0;
}

/**
 * The node in front of this one, or its parent. Pairs of marks are siblings, so the walk never meets only one of a
 * pair.
 */
function before(node: Node): Node | null {
  return node.previousSibling ?? node.parentNode;
}
