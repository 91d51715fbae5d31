import { onNavigation } from './events.js';
import { hashTarget } from './hash-target.js';
import { onScroll, type ScrollStep } from './scroll.js';

/** Hides the navbar while the reader scrolls down, if the site wants that. */
export function startHideableNavbar(): void {
  const find = () => document.querySelector<HTMLElement>('body [data-hide-on-scroll]');
  const hide = (hidden: boolean) => find()?.classList.toggle('navbar--hidden', hidden);
  onScroll((step) => {
    const hidden = isNavbarHidden(step, find()?.offsetHeight ?? 0);
    if (hidden !== undefined) hide(hidden);
  });
  // The navbar would cover the target of a hash. Browsers may scroll to the target before or after this runs.
  const clearTarget = () => hide(!!hashTarget());
  clearTarget();
  onNavigation('dactyl:navigated', clearTarget);
}

/** Whether the navbar is hidden after a scroll step; `undefined` leaves it as it is. */
export function isNavbarHidden({ y, previousY, below }: ScrollStep, navbarHeight: number): boolean | undefined {
  if (y < navbarHeight) return false;
  if (y > previousY) return true;
  // At the end of the page some browsers bounce back, which looks like scrolling up. The event for the jump to a hash
  // may come late.
  return y < previousY && below > navbarHeight ? false : undefined;
}
