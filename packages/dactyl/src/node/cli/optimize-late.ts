/**
 * Tells V8 to optimise later. A build runs each function for some seconds at most, in several threads that know nothing of each
 * other, and a quarter of its processor time went into making code that hardly ran. A function that runs for long is
 * optimised all the same. The dev server keeps V8's own numbers.
 */
import { setFlagsFromString } from 'node:v8';

/** To be called before threads start. */
export function optimizeLate(): void {
  for (const flag of lateFlags(process.versions.v8)) setFlagsFromString(flag);
}

/**
 * Six times what V8 takes. It has changed the unit: how much bytecode a function has run, then how often it was called. V8 prints a
 * complaint about a name that it does not know, so versions that nobody has tried keep their numbers. Exported for its test.
 */
export function lateFlags(v8: string): string[] {
  const [major = 0, minor = 0] = v8.split('.').map(Number);
  // Node.js 20.
  if (major === 11 && minor === 3) return ['--interrupt-budget=400000'];
  // Node.js 22.
  if (major === 12 && minor === 4) return ['--invocation-count-for-turbofan=18000', '--invocation-count-for-osr=4000'];
  // Node.js 24 has a cheaper compiler between, and gains nothing.
  return [];
}
