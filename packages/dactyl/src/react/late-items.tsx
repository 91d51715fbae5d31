/**
 * Items that a page leaves out until their `<details>` opens. On a page that is React as a whole they cannot be
 * loaded as HTML, as a branch is (`region.tsx`): React renders them from its data.
 */
import { useContext, type ReactNode } from 'react';
import { FirstItem, type FirstItemProps } from './first-item.js';
import { IslandContext } from './island-context.js';

export interface LateItemsProps {
  /**
   * The link that stands for the missing items, so that readers get there without JavaScript. `undefined`: no item is
   * left out.
   */
  first: Omit<FirstItemProps, 'ref'> | undefined;
  children: ReactNode;
}

/**
 * The server's component, for pages that are React as a whole. In the browser `browser/app/late-items.tsx` replaces
 * it.
 */
export function LateItems({ first, children }: LateItemsProps) {
  const isWholePage = useContext(IslandContext)?.whole ?? false;
  return isWholePage && first ? <FirstItem {...first} /> : children;
}

// A default export is needed, because the table of replacements loads it.
export { LateItems as default };
