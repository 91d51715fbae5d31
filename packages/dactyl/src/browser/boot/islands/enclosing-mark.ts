/**
 * The mark (`shared/islands.ts`) that a node stands in directly. Where it is an island's or a hole's, the node is
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
  return /^[ih]/.test(enclosingMark(node)?.data ?? '');
}

/** What stands before it: pairs of marks are siblings, so none is ever left half way. */
function before(node: Node): Node | null {
  return node.previousSibling ?? node.parentNode;
}
