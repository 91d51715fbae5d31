/**
 * Whether the menu of small screens is open. The default menu is a popover, whose state is the browser's; a menu of
 * another kind has its state in an attribute of `<html>`.
 */
import { watchRootAttribute } from './root-attribute.js';

export const MENU_ID = 'dactyl-menu';
const SHOWN_ATTRIBUTE = 'data-mobile-menu-shown';
/** Set by the boot script when the menu opens on a page with a sidebar. */
const SHOW_SECONDARY = 'navbar-sidebar--show-secondary';

export function isMobileMenuShown(): boolean {
  return findPopover()?.matches(':popover-open') ?? document.documentElement.hasAttribute(SHOWN_ATTRIBUTE);
}

export function showMobileMenu(shown: boolean): void {
  const menu = findPopover();
  if (!menu) document.documentElement.toggleAttribute(SHOWN_ATTRIBUTE, shown);
  else if (shown !== isMobileMenuShown()) menu.togglePopover(shown);
}

/** Whether the page has the default menu, which the boot script looks after. */
export function hasDefaultMenu(): boolean {
  return findPopover() !== null;
}

/** Calls `listener` when the menu opens or closes. Returns a function that stops it. */
export function watchMobileMenu(listener: () => void): () => void {
  const onToggle = ({ target }: Event) => {
    if (target instanceof Element && target.id === MENU_ID) listener();
  };
  // The event does not bubble.
  document.addEventListener('toggle', onToggle, true);
  const stop = watchRootAttribute(SHOWN_ATTRIBUTE, listener);
  return () => {
    document.removeEventListener('toggle', onToggle, true);
    stop();
  };
}

/** Whether the default menu shows the sidebar of the page in place of the items of the navbar. */
export function isSecondaryMenuShown(): boolean {
  return document.getElementById(MENU_ID)?.classList.contains(SHOW_SECONDARY) ?? false;
}

export function hideSecondaryMenu(): void {
  document.getElementById(MENU_ID)?.classList.remove(SHOW_SECONDARY);
}

/** Calls `listener` when the default menu changes between the two. Returns a function that stops it. */
export function watchSecondaryMenu(listener: () => void): () => void {
  const menu = document.getElementById(MENU_ID);
  if (!menu) return () => {};
  const observer = new MutationObserver(listener);
  observer.observe(menu, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

function findPopover(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${MENU_ID}[popover]`);
}
