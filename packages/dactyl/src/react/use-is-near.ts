import { useEffect, useState, type RefObject } from 'react';

/** Distance from the viewport that counts as near; the same as for islands in `boot/islands/watch.ts`. */
const MARGIN = '300px';

/**
 * Whether an element has ever come near the viewport; an element in a closed `<details>` or a hidden tab has not. All
 * islands of a page hydrate together; work that is only useful for a visible element waits for this.
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
