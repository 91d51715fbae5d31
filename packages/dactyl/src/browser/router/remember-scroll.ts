import { onNavigation } from '../boot/events.js';
import { entryState } from '../boot/history-state.js';

/**
 * Remembers in each history entry how far it is scrolled. The browser's own memory is of no use here: it
 * would scroll before the page is there.
 */
export function rememberScroll(shown: URL): void {
  let { pathname } = shown;
  const save = () => {
    // After going back, the old page is on screen for a moment: that is not where the reader was.
    if (pathname === location.pathname) history.replaceState({ ...entryState(), y: scrollY }, '');
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  history.scrollRestoration = 'manual';
  save();
  // Not at each event: browsers limit how often an entry may change.
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(save, 150);
  });
  // A click may lead away before the timer has run, also to a hash on this page.
  addEventListener('click', save, true);
  addEventListener('pagehide', save);
  onNavigation('dactyl:navigated', () => ({ pathname } = location));
}
