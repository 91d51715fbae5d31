import type { Fragment } from '../../shared/fragment.js';
import { askReplace } from '../boot/live-events.js';
import { reconcile } from './reconcile.js';

/** Puts the content of a page into the document, with its part of the head. */
export function swapPage(root: Element, next: DocumentFragment, fragment: Fragment): void {
  if (!askReplace(next)) reconcile(root, next);
  document.documentElement.className = fragment.htmlClass;
  const tags = [...parseHtml(fragment.head).children];
  for (const tag of document.head.querySelectorAll('[data-rh]')) {
    // A tag that stays is not touched: a style sheet would load again.
    const same = tags.findIndex((other) => other.isEqualNode(tag));
    if (same < 0) tag.remove();
    else tags.splice(same, 1);
  }
  document.head.append(...tags);
  // Scripts that were parsed do not run. A module that ran before does not run again; the page is there without it.
  for (const tag of tags) {
    if (tag instanceof HTMLScriptElement && tag.src && tag.type === 'module')
      import(/* @vite-ignore */ tag.src).catch(() => {});
  }
  document.title = fragment.title;
}

/** HTML of our own build, parsed without being shown. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
