import { onNavigation } from './events.js';
import { hashTarget } from './hash-target.js';

export interface ScrollStep {
  /** Distance from the top of the document, now and one step before. */
  y: number;
  previousY: number;
  viewportHeight: number;
  documentHeight: number;
}

/** Calls `handle` at most once per frame while the reader scrolls. The jump to the target of a hash is not told. */
export function onScroll(handle: (step: ScrollStep) => void): void {
  let previousY = scrollY;
  let jumped = false;
  onScrollFrame(() => {
    const y = scrollY;
    const step = { y, previousY, viewportHeight: innerHeight, documentHeight: document.body.scrollHeight };
    previousY = y;
    if (!jumped) handle(step);
    jumped = false;
  });
  onNavigation('dactyl:navigated', ({ location }) => {
    jumped = !!hashTarget(location.hash) && scrollY !== previousY;
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
