import { useEffect, useState, type RefObject } from 'react';

/** How far below or above the window counts as near, the same as for islands in `boot/islands/watch.ts`. */
const MARGIN = '300px';

/**
 * Whether an element has come near the window, once. What is inside a closed `<details>` or a hidden tab has not. All
 * islands of a page become live together; work that only makes sense when it is seen waits for this.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
