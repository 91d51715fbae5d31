import { askReplace } from '../boot/live-events.js';
import { reconcile } from './reconcile.js';

/** Puts the content of a page into the document, with its part of the head. */
export function swapPage(root: Element, next: DocumentFragment, page: Document): void {
  // Read before the swap, which may move the `<title>` element.
  const { title } = page;
  if (!askReplace(next)) reconcile(root, next);
  document.documentElement.className = page.documentElement.className;
  // Searches the whole page, not only its head: parsers end the head early where a site has put other elements into
  // it.
  const tags = [...page.querySelectorAll('[data-rh]')];
  for (const tag of document.head.querySelectorAll('[data-rh]')) {
    // Tags that both pages share are not touched, because a style sheet would load again.
    const same = tags.findIndex((other) => other.isEqualNode(tag));
    if (same < 0) tag.remove();
    else tags.splice(same, 1);
  }
  document.head.append(...tags);
  // Scripts in parsed HTML do not run. A module that has run before does not run again, and the page works without
  // it.
  for (const tag of tags) {
    // The cast: the selector only matches `script` elements.
    if (tag.matches('script[type=module][src]'))
      import(/* @vite-ignore */ (tag as HTMLScriptElement).src).catch(() => {});
  }
  document.title = title;
}
