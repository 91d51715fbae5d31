/**
 * Turns the page in the document into another one, and leaves the regions that both share untouched: their elements,
 * their open details and their scroll positions. The elements around a shared region stay, too, and get the new
 * attributes. Everything else is replaced.
 */
import { findRegions, regionNodes } from '../../shared/marks/regions.js';

/** A region that both pages share: its start comment in the new page, and its start comment in the document. */
type KeptRegion = readonly [placeholder: Comment, start: Comment];

/** Replaces the content of `current`. Empties `next`. */
export function reconcile(current: Element, next: DocumentFragment): void {
  const present = findRegions(current);
  const kept: KeptRegion[] = [];
  for (const [id, placeholder] of findRegions(next)) {
    const start = present.get(id);
    if (!start) continue;
    for (const node of regionNodes(placeholder).slice(1)) node.remove();
    kept.push([placeholder, start]);
  }
  reconcileChildren(current, next, kept);
}

function reconcileChildren(current: Node, next: Node, kept: readonly KeptRegion[]): void {
  let cursor = current.firstChild;
  const removeUntil = (end: ChildNode | null) => {
    while (cursor && cursor !== end) {
      const { nextSibling } = cursor;
      cursor.remove();
      cursor = nextSibling;
    }
  };

  // oxlint-disable-next-line unicorn/no-useless-spread -- a copy, because nodes leave `next` in the loop
  for (const node of [...next.childNodes]) {
    const inside = kept.filter(([placeholder]) => node.contains(placeholder));
    const start = inside[0]?.[1] ?? null;
    let match = start && cursor;
    while (match && !match.contains(start)) match = match.nextSibling;
    if (!start || match?.nodeName !== node.nodeName) {
      current.insertBefore(node, cursor);
      // The layout around these regions has changed, so they move to their new places.
      for (const [placeholder, from] of inside) placeholder.replaceWith(...regionNodes(from));
    } else {
      removeUntil(match);
      if (match instanceof Element) {
        // The casts: both have the same name.
        copyAttributes(match, node as Element);
        reconcileChildren(match, node as Element, inside);
        cursor = match.nextSibling;
      } else {
        cursor = regionNodes(start).at(-1)?.nextSibling ?? null;
      }
    }
  }
  removeUntil(null);
}

function copyAttributes(to: Element, from: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}
