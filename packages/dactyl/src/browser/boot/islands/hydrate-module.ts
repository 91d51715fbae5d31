/** Interface of the program with React, which the watcher of islands fetches when an island needs it. */

/** Exports of `hydrate/hydrate.ts`. */
export interface HydrateModule {
  /** Hydrates the page; runs once. Rejects when a file cannot be loaded, and may then be called again. */
  hydrate(waiting: Waiting): Promise<void>;
}

export interface Waiting {
  events: readonly KeptEvent[];
  /** Ends the watch: removes observer and listeners. */
  stop(): void;
}

/** An event on an island, recorded for React. */
export interface KeptEvent {
  event: Event;
  /** Whether the event was stopped: neither the browser nor any listener has reacted to it. */
  deferred: boolean;
}
