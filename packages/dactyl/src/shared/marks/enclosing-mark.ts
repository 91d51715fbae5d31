import type { IslandWhen } from '../islands.js';

/**
 * The mark that a node stands in directly. Where it is an island's or a hole's, the node is
 * React's; in a slot, or an adopted range, it is static.
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

/** Whether React draws a node itself. */
export function isLive(node: Node): boolean {
  return isLiveMark(enclosingMark(node));
}

/** Whether a mark has React's nodes directly inside: an island's, or a hole's. */
export function isLiveMark(mark: Comment | undefined): boolean {
  return /^[ih]/.test(mark?.data ?? '');
}

/** Of a mark that begins an island. Quotes inside of other values have a backslash. */
export function whenOf({ data }: Comment): IslandWhen | undefined {
  // The cast: the server wrote it.
  return /^island.*"when":"(\w+)/.exec(data)?.[1] as IslandWhen | undefined;
}

/** Elements of an island; what is around it, where it shows none. */
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

/** What stands before it: pairs of marks are siblings, so none is ever left half way. */
function before(node: Node): Node | null {
  return node.previousSibling ?? node.parentNode;
}
