/** What client modules receive when another page is shown. */
import type { HistoryLocation } from './location-store.js';

export interface RouteUpdate {
  location: HistoryLocation;
  /** `null` on the page that was loaded with the document. */
  previousLocation: HistoryLocation | null;
}
