import { askReplace } from '../boot/live-events.js';
import { reconcile } from './reconcile.js';

/** Puts the content of a page into the document, with its part of the head. */
export function swapPage(root: Element, next: DocumentFragment, page: Document): void {
  // Its element goes along with the others.
  const { title } = page;
  if (!askReplace(next)) reconcile(root, next);
  document.documentElement.className = page.documentElement.className;
  // Not in its head alone: that ends early where a site has put into it what does not belong there.
  const tags = [...page.querySelectorAll('[data-rh]')];
  for (const tag of document.head.querySelectorAll('[data-rh]')) {
    // A tag that stays is not touched: a style sheet would load again.
    const same = tags.findIndex((other) => other.isEqualNode(tag));
    if (same < 0) tag.remove();
    else tags.splice(same, 1);
  }
  document.head.append(...tags);
  // Scripts that were parsed do not run. A module that ran before does not run again; the page is there without it.
  for (const tag of tags) {
    // The cast: the selector names `script`.
    if (tag.matches('script[type=module][src]'))
      import(/* @vite-ignore */ (tag as HTMLScriptElement).src).catch(() => {});
  }
  document.title = title;
}
