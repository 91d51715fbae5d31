/**
 * Items that a page leaves out until their `<details>` is opened. Where the whole page is React they cannot come in a
 * file of their own as a branch does (`region.tsx`): React renders them, from data that it has.
 */
import { useContext, type ReactNode } from 'react';
import { FirstItem, type FirstItemProps } from './first-item.js';
import { IslandContext } from './island-context.js';

export interface LateItemsProps {
  /** Stands for the items while they are not there, so that they lead somewhere without JavaScript. `undefined`: nothing waits. */
  first: Omit<FirstItemProps, 'ref'> | undefined;
  children: ReactNode;
}

/** The server's: on pages that are React as a whole. In the browser `browser/app/late-items.tsx` takes its place. */
export function LateItems({ first, children }: LateItemsProps) {
  const isWholePage = useContext(IslandContext)?.whole ?? false;
  return isWholePage && first ? <FirstItem {...first} /> : children;
}

// The table of replacements wants it.
export { LateItems as default };
