import { findAll, on, onDocument, onNavigation } from './events.js';
import { entryState } from './history-state.js';

const MENU_ID = 'dactyl-menu';
const SHOW_SECONDARY = 'navbar-sidebar--show-secondary';

/**
 * The mobile menu, a popover. While it is open, the sidebar is in it, and the browser's back button closes
 * it: opening adds a history entry of the same URL, which navigation replaces.
 */
export function startMobileMenu(): void {
  let restoreSidebar = () => {};
  const findMenu = () => document.getElementById(MENU_ID);
  // Without effect on a menu that is closed.
  const close = () => findMenu()?.hidePopover();

  // Synchronous, so that the sidebar is back in its place when navigation swaps the page. The event does
  // not bubble, and the menu may be another element after a navigation.
  const onToggle = (event: ToggleEvent) => {
    const menu = findMenu();
    if (!menu || event.target !== menu) return;
    const open = event.newState === 'open';
    restoreSidebar();
    if (open) restoreSidebar = borrowSidebar(menu);
    for (const button of findAll(`[popovertarget=${MENU_ID}]`)) button.ariaExpanded = `${open}`;
    if (open) history.pushState({ ...entryState(), menu: true }, '');
    else if (entryState().menu) history.back();
  };
  document.addEventListener('beforetoggle', onToggle, true);
  // Readers who tab out of the menu would be in what it covers.
  onDocument('focusin', ({ target }) => {
    // The cast: elements get the focus.
    if (!findMenu()?.contains(target as Node)) close();
  });
  on('click', 'button[data-menu-back]', () => {
    const menu = findMenu();
    menu?.classList.remove(SHOW_SECONDARY);
    // The button goes out of view; this one stands in front of the main menu.
    menu?.querySelector<HTMLElement>('[popovertarget]')?.focus();
  });
  onNavigation('dactyl:leave', close);
  addEventListener('popstate', close);
  matchMedia('(min-width: 997px)').addEventListener('change', close);
}

/** Moves the page's sidebar into the menu. Returns a function that brings it back. */
function borrowSidebar(menu: HTMLElement): () => void {
  const sidebar = document.querySelector('body [data-mobile-secondary]');
  const slot = menu.querySelector('[data-mobile-slot]');
  menu.classList.toggle(SHOW_SECONDARY, !!sidebar);
  if (!sidebar || !slot) return () => {};
  const home = new Comment();
  sidebar.replaceWith(home);
  slot.append(sidebar);
  return () => home.replaceWith(sidebar);
}
