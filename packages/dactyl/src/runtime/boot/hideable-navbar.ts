import { findAll, onNavigation } from './events.js';
import { hashTarget } from './hash-target.js';
import { onScroll, type ScrollStep } from './scroll.js';

/** The navbar hides while the page is scrolled down, when the site wants that. */
export function startHideableNavbar(): void {
  const hide = (isHidden: (navbar: HTMLElement) => boolean | undefined) => {
    for (const navbar of findAll('[data-hide-on-scroll]')) {
      const hidden = isHidden(navbar);
      if (hidden !== undefined) navbar.classList.toggle('navbar--hidden', hidden);
    }
  };
  onScroll((step) => hide((navbar) => isNavbarHidden(step, navbar.offsetHeight)));
  // It would cover the target of a hash.
  onNavigation('dactyl:navigated', ({ location }) => hide(() => !!hashTarget(location.hash)));
}

/** Whether the navbar hides after a step; `undefined` leaves it as it is. */
export function isNavbarHidden(step: ScrollStep, navbarHeight: number): boolean | undefined {
  const { y, previousY, viewportHeight, documentHeight } = step;
  if (y < navbarHeight) return false;
  if (y > previousY) return true;
  // At the end of the page some browsers bounce back, which looks like scrolling up.
  return y + viewportHeight < documentHeight - navbarHeight ? false : undefined;
}
