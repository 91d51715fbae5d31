/** Modules that make elements when they are loaded, which only the browser can give life to. */
import type { IslandReason } from '../shared/islands.js';

// May be kept from page to page: what a module does on load follows from its code alone.
const reasons = new Map<string, IslandReason>();

export function noteAtLoad(module: string, reason: IslandReason): void {
  if (!reasons.has(module)) reasons.set(module, reason);
}

/** Why components of a module need the browser wherever they are. */
export function reasonAtLoad(module: string): IslandReason | undefined {
  return reasons.get(module);
}
