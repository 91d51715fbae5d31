/** Records modules that create elements during loading which only the browser can make interactive. */
import type { IslandReason } from '../shared/islands.js';

// May be kept between pages: what a module does during loading only depends on its code.
const reasons = new Map<string, IslandReason>();

export function noteAtLoad(module: string, reason: IslandReason): void {
  if (!reasons.has(module)) reasons.set(module, reason);
}

/** Why the components of a module need the browser on every page; `undefined` if they do not. */
export function reasonAtLoad(module: string): IslandReason | undefined {
  return reasons.get(module);
}
