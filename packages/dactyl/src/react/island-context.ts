/** Whether React will run around the calling component. Only the server provides it. */
import { createContext } from 'react';
import type { IslandWhen } from '../shared/islands.js';

export interface IslandPlace {
  /** Whether the island is the whole page: then layouts are React, too, and not taken from the page. */
  whole: boolean;
  /** In the second pass static HTML inside the island is what the browser finds in the page. */
  second: boolean;
  /** Tells the island that something in it should not wait longer than this. */
  hurry?: (when: IslandWhen) => void;
}

/** The island around the calling component. Slots and adopted ranges set it back. */
export const IslandContext = createContext<IslandPlace | undefined>(undefined);
