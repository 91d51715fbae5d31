/** Random choices that are the same on every machine and in every run. */

/** @typedef {ReturnType<typeof createRandom>} Random */

/** @param {number} seed */
export function createRandom(seed) {
  let state = seed >>> 0;

  /** The next number in [0, 1): the "mulberry32" generator. */
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    /** A whole number from `low` to `high`, both included. */
    between: (/** @type {number} */ low, /** @type {number} */ high) => low + Math.floor(next() * (high - low + 1)),
    /**
     * @template T
     * @param {readonly T[]} items
     * @returns {T}
     */
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
  };
}
