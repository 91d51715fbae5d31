/** Hooks for the scroll position of the page. */
import { useCallback, useEffect, useLayoutEffect, useRef, type DependencyList, type ReactNode } from 'react';
import { isMotionReduced } from '../../../browser/boot/reduced-motion.js';
import { useBrowserDependency } from '../../render-context.js';
import { useEvent } from './react-tools.js';

export interface ScrollController {
  /** Whether listeners of `useScrollPosition` are called. */
  scrollEventsEnabledRef: { current: boolean };
  enableScrollEvents: () => void;
  disableScrollEvents: () => void;
}

export interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

// One object for the document, because distant components switch it.
const enabledRef = { current: true };
const controller: ScrollController = {
  scrollEventsEnabledRef: enabledRef,
  enableScrollEvents: () => void (enabledRef.current = true),
  disableScrollEvents: () => void (enabledRef.current = false),
};

/** Switches `useScrollPosition` off and on, for code that scrolls by itself. */
export function useScrollController(): ScrollController {
  useBrowserDependency('calls useScrollController', 'visible');
  return controller;
}

/** Only renders its children: the state is global to the document and needs no provider. */
export function ScrollControllerProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** Calls `effect` at once, and whenever the page is scrolled, with the previous position. */
export function useScrollPosition(
  effect: (position: ScrollPosition, lastPosition: ScrollPosition | null) => void,
  deps: DependencyList = [],
): void {
  useBrowserDependency('calls useScrollPosition', 'visible');
  const last = useRef<ScrollPosition | null>(null);
  const latest = useEvent(effect);
  useEffect(() => {
    const step = () => {
      if (!enabledRef.current) return;
      const position = { scrollX: window.scrollX, scrollY: window.scrollY };
      latest(position, last.current);
      last.current = position;
    };
    step();
    addEventListener('scroll', step, { passive: true });
    return () => removeEventListener('scroll', step);
    // The caller passes its dependencies, as in the site format.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [latest, ...deps]);
}

export interface ScrollPositionBlocker {
  /** Keeps an element at its place on the screen, although the next rendering changes the content above it. */
  blockElementScrollPositionUntilNextRender: (element: HTMLElement) => void;
}

export function useScrollPositionBlocker(): ScrollPositionBlocker {
  useBrowserDependency('calls useScrollPositionBlocker', 'event');
  const blocked = useRef<{ element: HTMLElement; top: number }>(undefined);
  useLayoutEffect(() => {
    if (!blocked.current) return;
    const { element, top } = blocked.current;
    blocked.current = undefined;
    const moved = element.getBoundingClientRect().top - top;
    if (moved) scrollBy({ left: 0, top: moved, behavior: 'instant' });
  });
  const block = useCallback((element: HTMLElement) => {
    blocked.current = { element, top: element.getBoundingClientRect().top };
  }, []);
  return { blockElementScrollPositionUntilNextRender: block };
}

export interface SmoothScroll {
  startScroll: (top: number) => void;
  /** Stops scrolling before the target is reached. */
  cancelScroll: () => void;
}

/** Scrolls smoothly, unless the reader prefers reduced motion. */
export function useSmoothScrollTo(): SmoothScroll {
  useBrowserDependency('calls useSmoothScrollTo', 'event');
  const startScroll = useCallback(
    (top: number) => scrollTo({ top, behavior: isMotionReduced() ? 'instant' : 'smooth' }),
    [],
  );
  const cancelScroll = useCallback(() => scrollTo({ top: window.scrollY, behavior: 'instant' }), []);
  return { startScroll, cancelScroll };
}
