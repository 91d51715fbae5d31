import { onNavigation } from './events.js';
import { hashTarget } from './hash-target.js';
import { onScroll, type ScrollStep } from './scroll.js';

/** The navbar hides while the page is scrolled down, when the site wants that. */
export function startHideableNavbar(): void {
  const find = () => document.querySelector<HTMLElement>('body [data-hide-on-scroll]');
  const hide = (hidden: boolean) => find()?.classList.toggle('navbar--hidden', hidden);
  onScroll((step) => {
    const hidden = isNavbarHidden(step, find()?.offsetHeight ?? 0);
    if (hidden !== undefined) hide(hidden);
  });
  // It would cover the target of a hash. Whether the browser goes there before this runs or after it is chance.
  const clearTarget = () => hide(!!hashTarget());
  clearTarget();
  onNavigation('dactyl:navigated', clearTarget);
}

/** Whether the navbar hides after a step; `undefined` leaves it as it is. */
export function isNavbarHidden({ y, previousY, below }: ScrollStep, navbarHeight: number): boolean | undefined {
  if (y < navbarHeight) return false;
  if (y > previousY) return true;
  // At the end of the page some browsers bounce back, which looks like scrolling up. The jump to a hash may be told late.
  return y < previousY && below > navbarHeight ? false : undefined;
}
