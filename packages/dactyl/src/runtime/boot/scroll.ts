import { onNavigation } from './events.js';
import { hashTarget } from './hash-target.js';

export interface ScrollStep {
  /** Distance from the top of the document, now and one step before. */
  y: number;
  previousY: number;
  /** Distance from the bottom of the viewport to the end of the document. */
  below: number;
}

/**
 * Calls `handle` at most once per frame while the reader scrolls. The jump to the target of a hash is not told; the
 * browser repeats it until everything has loaded.
 */
export function onScroll(handle: (step: ScrollStep) => void): void {
  let previousY = scrollY;
  /** Whether the next step may be the browser's. */
  let jumped: unknown = hashTarget();
  onScrollFrame(() => {
    const y = scrollY;
    if (!jumped) handle({ y, previousY, below: document.documentElement.scrollHeight - innerHeight - y });
    jumped &&= document.readyState !== 'complete';
    previousY = y;
  });
  onNavigation('dactyl:navigated', () => {
    jumped = scrollY !== previousY && hashTarget();
  });
}

/** Calls `handle` at most once per frame while the page moves. */
export function onScrollFrame(handle: () => void): void {
  let frame = 0;
  addEventListener('scroll', () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      handle();
    });
  });
}
