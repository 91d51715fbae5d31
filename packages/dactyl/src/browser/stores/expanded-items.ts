/**
 * The open item of each level of the sidebar, by the level's name. Components that are separate islands share it
 * here.
 */

const expanded = new Map<string, number | null>();
const listeners = new Map<string, Set<() => void>>();

export function expandedItemOf(level: string): number | null {
  return expanded.get(level) ?? null;
}

export function expandItem(level: string, index: number | null): void {
  expanded.set(level, index);
  for (const listener of listeners.get(level) ?? []) listener();
}

/**
 * Calls `listener` when another item opens; returns a function that unsubscribes. A level without listeners is
 * dropped.
 */
export function watchLevel(level: string, listener: () => void): () => void {
  const known = listeners.get(level) ?? new Set();
  listeners.set(level, known.add(listener));
  return () => {
    known.delete(listener);
    if (known.size > 0) return;
    listeners.delete(level);
    expanded.delete(level);
  };
}
