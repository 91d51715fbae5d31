import { findAll, on, onNavigation } from './events.js';
import { isMotionReduced } from './reduced-motion.js';
import { onScroll, type ScrollStep } from './scroll.js';

const THRESHOLD = 300;

/** The button shows while the reader scrolls up, far from both ends of the page. */
export function startBackToTop(): void {
  const show = (visible: boolean) => {
    for (const button of findAll('[data-back-to-top]')) button.toggleAttribute('data-visible', visible);
  };
  on('click', '[data-back-to-top]', () => scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' }));
  onScroll((step) => show(isButtonVisible(step)));
  onNavigation('dactyl:navigated', () => show(false));
}

export function isButtonVisible({ y, previousY, viewportHeight, documentHeight }: ScrollStep): boolean {
  return y < previousY && y >= THRESHOLD && y + viewportHeight < documentHeight;
}
