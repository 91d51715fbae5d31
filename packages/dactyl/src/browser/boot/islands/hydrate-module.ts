/** What the watcher of islands knows of the code with React, which is fetched when an island needs it. */

/** What `hydrate/hydrate.ts` exports. */
export interface HydrateModule {
  /** Hydrates the page; runs once. Rejects when a file cannot be loaded, and may then be called again. */
  hydrate(waiting: Waiting): Promise<void>;
}

export interface Waiting {
  events: readonly KeptEvent[];
  /** Ends the watch. */
  stop(): void;
}

/** What the reader did. */
export interface KeptEvent {
  event: Event;
  /** Nobody has seen it yet, and the browser has done nothing about it. */
  deferred: boolean;
}
