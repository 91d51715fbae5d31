import { onNavigation } from './events.js';
import { hashTarget } from './hash-target.js';

export interface ScrollStep {
  /** Distance from the top of the document, now and at the previous step. */
  y: number;
  previousY: number;
  /** Distance from the bottom of the viewport to the end of the document. */
  below: number;
}

/** Calls `handle` at most once per frame while the reader scrolls, but not for the jump to the target of a hash. */
export function onScroll(handle: (step: ScrollStep) => void): void {
  let previousY = scrollY;
  let jumped = false;
  onScrollFrame(() => {
    const y = scrollY;
    if (!jumped) handle({ y, previousY, below: document.documentElement.scrollHeight - innerHeight - y });
    jumped = false;
    previousY = y;
  });
  onNavigation('dactyl:navigated', () => {
    jumped = !!hashTarget() && scrollY !== previousY;
  });
}

/** Calls `handle` at most once per frame while the page scrolls. */
export function onScrollFrame(handle: () => void): void {
  let frame = 0;
  addEventListener('scroll', () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      handle();
    });
  });
}
