/**
 * Turns the page that is in the document into another one and leaves the regions that both have untouched:
 * their elements, what is open in them and how far they are scrolled. What surrounds a kept region keeps
 * its element and gets the new attributes; all else is replaced.
 */
import { findRegions, regionNodes } from '../../shared/marks/regions.js';

/** A region of the new page (its start, a comment) and the same region in the document (its start). */
type KeptRegion = readonly [placeholder: Comment, start: Comment];

/** `next` is used up. */
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

  // A copy, because nodes leave `next` on the way.
  for (const node of Array.from(next.childNodes)) {
    const inside = kept.filter(([placeholder]) => node.contains(placeholder));
    const start = inside[0]?.[1] ?? null;
    let match = start && cursor;
    while (match && !match.contains(start)) match = match.nextSibling;
    if (!start || match?.nodeName !== node.nodeName) {
      current.insertBefore(node, cursor);
      // The layout has changed around these regions: they move.
      for (const [placeholder, from] of inside) placeholder.replaceWith(...regionNodes(from));
    } else {
      removeUntil(match);
      if (match instanceof Element && node instanceof Element) {
        copyAttributes(match, node);
        reconcileChildren(match, node, inside);
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
