/** Reading the tree of `<details>` elements. */

/** The `<details>` elements around an element, innermost first. */
export function enclosingDetails(element: Element): HTMLDetailsElement[] {
  const details = element.parentElement?.closest('details');
  return details ? [details, ...enclosingDetails(details)] : [];
}

/** Open elements of the same level, where only one may be open. */
export function openSiblings(details: HTMLDetailsElement): HTMLDetailsElement[] {
  if (!details.closest('body [data-auto-collapse]')) return [];
  const siblings = details.closest('ul')?.querySelectorAll<HTMLDetailsElement>(':scope > li > details[open]');
  return [...(siblings ?? [])].filter((sibling) => sibling !== details);
}
