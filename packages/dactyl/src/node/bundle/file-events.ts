/** Makes file events of Vite's watcher reliable: no change is lost, and none is reported twice. */
import { statSync } from 'node:fs';
import type { FSWatcher } from 'vite';

/** Subscribes to changes of watched files. The listener must wait for `SETTLE_MS` before it reads the file. */
export type OnFileEvent = (listener: (file: string) => void) => void;

/** Editors write a file in several steps; events within this time (in milliseconds) count as one edit. */
export const SETTLE_MS = 15;
/** Slightly longer than the time for which chokidar drops changes. */
const SECOND_LOOK_MS = 60;

/**
 * Chokidar reports a change at most once in 50 ms and drops what follows within that time, such as a formatter's
 * second write (`EV_CHANGE` in its `_emit`; verified with the version in Vite 8). So we check the file again
 * afterwards and emit another event for all listeners, since Vite's Fast Refresh would miss the edit too.
 */
export function lookTwice(watcher: FSWatcher): void {
  const look = (file: string) => {
    const seen = stateOf(file);
    setTimeout(() => {
      const now = stateOf(file);
      if (now !== undefined && now !== seen) watcher.emit('change', file);
    }, SECOND_LOOK_MS).unref();
  };
  for (const event of ['add', 'change'] as const) watcher.on(event, look);
}

/** File events without duplicates, which come from the second check or from a write in several steps. */
export function fileEvents(watcher: FSWatcher): OnFileEvent {
  const listeners = new Set<(file: string) => void>();
  /** State of each file when listeners last read it. */
  const known = new Map<string, string | undefined>();
  const tell = (file: string) => {
    const state = stateOf(file);
    if (state !== undefined && known.get(file) === state) return;
    known.delete(file);
    setTimeout(() => known.set(file, stateOf(file)), SETTLE_MS).unref();
    for (const listener of listeners) listener(file);
  };
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, tell);
  return (listener) => void listeners.add(listener);
}

/**
 * What tells two contents of a file apart, or undefined when there is none. Size belongs to it, since writing empties
 * a file first, and file systems give everything that happens within a few milliseconds the same time.
 */
function stateOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
