import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FirstItem } from '../../react/first-item.js';
import type { LateItemsProps } from '../../react/late-items.js';

/** Whether the page is React as a whole. The dev server gives this module to islands, too. */
export const WholePageContext = createContext(false);

/** Items that React renders when their `<details>` is opened. What was rendered once stays. */
export function LateItems({ first, children }: LateItemsProps) {
  const isWholePage = useContext(WholePageContext);
  const [wasOpened, setWasOpened] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  const isWaiting = isWholePage && first !== undefined && !wasOpened;
  useLayoutEffect(() => {
    const details = isWaiting ? place.current?.closest('details') : null;
    if (!details) return undefined;
    // Opened before React was there.
    if (details.open) setWasOpened(true);
    // At once: the boot script, which hears of the click later, measures what it opens.
    const show = () => flushSync(() => setWasOpened(true));
    const summary = details.querySelector('summary');
    summary?.addEventListener('click', show);
    details.addEventListener('toggle', show);
    return () => {
      summary?.removeEventListener('click', show);
      details.removeEventListener('toggle', show);
    };
  }, [isWaiting]);
  return isWaiting ? <FirstItem {...first} ref={place} /> : children;
}

// A default export is needed, because the table of replacements loads it.
export { LateItems as default };
