/**
 * Has V8 collect garbage sooner. An edit of a large site leaves a few dozen megabytes of it, and V8 lets a heap of 300 MB grow to
 * 1 GB before it looks at all of it, while an editor, a browser and a compiler want memory, too.
 */
import { setFlagsFromString } from 'node:v8';

/** By how much (%) the heap may grow from what was in use after a collection until the next. */
const GROWTH = 30;
/** The engines of Node.js 20, 22 and 24. V8 prints a complaint about a name that it does not know. */
const TRIED = ['11.3.', '12.4.', '13.6.'];

/** To be called when the first page is shown: until then, a growing heap would be looked at again and again. */
export function collectSooner(): void {
  for (const flag of growthFlags(process.versions.v8)) setFlagsFromString(flag);
}

/** Exported for its test. */
export function growthFlags(v8: string): string[] {
  return TRIED.some((version) => v8.startsWith(version)) ? [`--heap-growing-percent=${GROWTH}`] : [];
}
