/** Pages in the order in which they are read, for documents that hold many of them: `dactyl export` asks. Experimental. */
export interface unstable_ReadingList {
  /** As readers of the documentation call it: the name of the sidebar. */
  name: string;
  version?: { name: string; label: string; isLast: boolean };
  items: unstable_ReadingItem[];
}

/** A page, a group of pages, or both. */
export interface unstable_ReadingItem {
  title: string;
  permalink?: string;
  items: unstable_ReadingItem[];
}
