import { findAll, on, onDocument, onNavigation } from './events.js';
import { entryState } from './history-state.js';

const MENU_ID = 'dactyl-menu';
const SHOW_SECONDARY = 'navbar-sidebar--show-secondary';

/**
 * The mobile menu, a popover. While it is open, it contains the sidebar. The browser's back button closes it: opening
 * it adds a history entry with the same URL, which navigation replaces.
 */
export function startMobileMenu(): void {
  let restoreSidebar = () => {};
  const findMenu = () => document.getElementById(MENU_ID);
  // `close` has no effect on a closed menu.
  const close = () => findMenu()?.hidePopover();

  // The event is synchronous, so the sidebar is back in its place when navigation swaps the page. The listener is on
  // the document, because navigation may replace the menu; it captures, because the event does not bubble.
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
  // Closes the menu when the focus leaves it: the reader would be in the part of the page that the menu covers.
  onDocument('focusin', ({ target }) => {
    // The cast: only elements receive the focus.
    if (!findMenu()?.contains(target as Node)) close();
  });
  on('click', 'button[data-menu-back]', () => {
    const menu = findMenu();
    menu?.classList.remove(SHOW_SECONDARY);
    // This button goes out of view, so the focus moves to the one in front of the main menu.
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
