/** Which item of a level of the sidebar is open, by the level's name: components that are islands each share it here. */

const expanded = new Map<string, number | null>();
const listeners = new Map<string, Set<() => void>>();

export function expandedItemOf(level: string): number | null {
  return expanded.get(level) ?? null;
}

export function expandItem(level: string, index: number | null): void {
  expanded.set(level, index);
  for (const listener of listeners.get(level) ?? []) listener();
}

/** Calls `listener` when another item opens. Returns a function that stops it; a level that nobody watches is forgotten. */
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
