import { watchRootAttribute } from './root-attribute.js';

/** Attribute of `<html>` that hides the sidebar of the docs. The boot script switches it too. */
const HIDDEN = 'data-sidebar-hidden';

export function isSidebarHidden(): boolean {
  return document.documentElement.hasAttribute(HIDDEN);
}

export function hideSidebar(hidden: boolean): void {
  document.documentElement.toggleAttribute(HIDDEN, hidden);
}

/** Calls `listener` when the sidebar is hidden or shown again. Returns a function that stops it. */
export function watchSidebar(listener: () => void): () => void {
  return watchRootAttribute(HIDDEN, listener);
}
