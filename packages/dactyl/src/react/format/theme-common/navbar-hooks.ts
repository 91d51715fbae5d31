/** Hooks for a custom navbar, table of contents and buttons that behave like the default ones. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isButtonVisible } from '../../../browser/boot/back-to-top.js';
import { hashTarget } from '../../../browser/boot/hash-target.js';
import { isNavbarHidden } from '../../../browser/boot/hideable-navbar.js';
import { useBrowserDependency } from '../../render-context.js';
import { WRAP_STYLE } from '../../../shared/code-meta.js';
import { useScrollPosition, useSmoothScrollTo } from './scroll-hooks.js';
import { useLocationChange } from './use-location-change.js';

/** Distance from the bottom of the viewport to the end of the document. */
function spaceBelow(): number {
  return document.documentElement.scrollHeight - innerHeight - scrollY;
}

/** Hides the navbar while the reader scrolls down. */
export function useHideableNavbar(hideOnScroll: boolean): {
  navbarRef: (element: HTMLElement | null) => void;
  isNavbarVisible: boolean;
} {
  useBrowserDependency('calls useHideableNavbar', 'visible');
  const [isNavbarVisible, setVisible] = useState(hideOnScroll);
  const height = useRef(0);
  const jumped = useRef(false);
  const navbarRef = useCallback((element: HTMLElement | null) => {
    if (element) height.current = element.getBoundingClientRect().height;
  }, []);
  useScrollPosition(({ scrollY: y }, last) => {
    if (!hideOnScroll) return;
    const hidden = isNavbarHidden({ y, previousY: last?.scrollY ?? y, below: spaceBelow() }, height.current);
    if (!jumped.current && hidden !== undefined) setVisible(!hidden);
    jumped.current = false;
  });
  useLocationChange(() => {
    if (!hideOnScroll) return;
    // The navbar would cover the target of a hash.
    jumped.current = hashTarget() !== null;
    setVisible(!jumped.current);
  });
  return { navbarRef, isNavbarVisible };
}

/** Shows a button while the reader scrolls up, unless an end of the page is near. */
export function useBackToTopButton({ threshold }: { threshold: number }): {
  shown: boolean;
  scrollToTop: () => void;
} {
  useBrowserDependency('calls useBackToTopButton', 'visible');
  const [shown, setShown] = useState(false);
  const { startScroll, cancelScroll } = useSmoothScrollTo();
  const isScrolling = useRef(false);
  useScrollPosition(({ scrollY: y }, last) => {
    const previousY = last?.scrollY ?? y;
    if (previousY === y) return;
    if (y > previousY && isScrolling.current) cancelScroll();
    if (y > previousY || y === 0) isScrolling.current = false;
    setShown(y >= threshold && isButtonVisible({ y, previousY, below: spaceBelow() }));
  });
  useLocationChange(({ location }) => {
    if (location.hash) setShown(false);
  });
  const scrollToTop = useCallback(() => {
    isScrolling.current = true;
    startScroll(0);
  }, [startScroll]);
  return { shown, scrollToTop };
}

/** Class of `<body>` while the reader uses the keyboard. */
export const keyboardFocusedClassName = 'navigation-with-keyboard';

/** Does nothing: the boot script detects keyboard use on every page. */
export function useKeyboardNavigation(): void {}

/** Prevents the page from scrolling while something covers it. */
export function useLockBodyScroll(lock = true): void {
  useBrowserDependency('calls useLockBodyScroll', 'visible');
  useEffect(() => {
    if (!lock) return undefined;
    const before = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = before;
    };
  }, [lock]);
}

export interface CodeWordWrap {
  codeBlockRef: RefObject<HTMLPreElement | null>;
  isEnabled: boolean;
  /** Whether a line is too long, so that a button for wrapping is useful. */
  isCodeScrollable: boolean;
  toggle: () => void;
}

/** Wraps the lines of a code block. */
export function useCodeWordWrap(): CodeWordWrap {
  useBrowserDependency('calls useCodeWordWrap', 'visible');
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);

  const measure = useCallback(() => {
    const pre = codeBlockRef.current;
    const isWrapped = pre?.querySelector('code')?.hasAttribute('style') ?? false;
    if (pre) setScrollable(pre.scrollWidth > pre.clientWidth || isWrapped);
  }, []);
  useEffect(() => {
    if (!codeBlockRef.current) return undefined;
    // The observer also reports a block that becomes visible, for example in a tab.
    const sizes = new ResizeObserver(measure);
    sizes.observe(codeBlockRef.current);
    return () => sizes.disconnect();
  }, [measure]);

  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector('code');
    if (!code) return;
    if (isEnabled) code.removeAttribute('style');
    else code.style.cssText = WRAP_STYLE;
    setEnabled(!isEnabled);
  }, [isEnabled]);
  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}
