import { onNavigation } from '../boot/events.js';
import { entryState } from '../boot/history-state.js';

/**
 * Stores the scroll position in each history entry. The browser's own restoration cannot be used: it would scroll
 * before the page is there.
 */
export function rememberScroll(shown: URL): void {
  let { pathname } = shown;
  const save = () => {
    // After going back, the old page is on screen for a moment; its scroll position does not belong to the current
    // entry.
    if (pathname === location.pathname) history.replaceState({ ...entryState(), y: scrollY }, '');
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  history.scrollRestoration = 'manual';
  save();
  // Waits between updates, because browsers limit how often an entry may change.
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(save, 150);
  });
  // A click may leave the page before the timer has run, also to a hash on the same page.
  addEventListener('click', save, true);
  addEventListener('pagehide', save);
  onNavigation('dactyl:navigated', () => ({ pathname } = location));
}
