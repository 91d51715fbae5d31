/** Whether React will run around the calling component. Only the server provides this context. */
import { createContext } from 'react';
import type { IslandWhen } from '../shared/islands.js';

export interface IslandPlace {
  /** Whether the island is the whole page. Then layouts are React, too, and are not adopted from the page. */
  whole: boolean;
  /** Whether this is the second pass, in which static HTML inside the island is what the browser finds in the page. */
  second: boolean;
  /** Makes the island hydrate on this occasion at the latest, for something in it that must not wait longer. */
  hurry?: (when: IslandWhen) => void;
}

/** The island around the calling component. Slots and adopted ranges reset it. */
export const IslandContext = createContext<IslandPlace | undefined>(undefined);
