import { on, onNavigation } from './events.js';
import { isMotionReduced } from './reduced-motion.js';
import { onScroll, type ScrollStep } from './scroll.js';

const BUTTON = 'button[data-back-to-top]';
const THRESHOLD = 300;

/** Shows the button while the reader scrolls up, unless an end of the page is near. */
export function startBackToTop(): void {
  const show = (visible: boolean) => document.querySelector(BUTTON)?.toggleAttribute('data-visible', visible);
  on('click', BUTTON, () => scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' }));
  onScroll((step) => show(isButtonVisible(step)));
  onNavigation('dactyl:navigated', () => show(false));
}

export function isButtonVisible({ y, previousY, below }: ScrollStep): boolean {
  return y < previousY && y >= THRESHOLD && below > 0;
}
