/**
 * How hanging is told from slowness: something that works gives signs of life, however slow the machine is. No limit of
 * ours counts the time that anything takes as a whole.
 */

/** `DACTYL_TEST_SILENCE` sets it in seconds. */
export const SILENCE_LIMIT = Number(process.env.DACTYL_TEST_SILENCE ?? 300) * 1000;

/**
 * @template Key
 * @param {object} options
 * @param {number} options.limit milliseconds without a sign after which something hangs
 * @param {(key: Key) => void} options.onSilence called once for each; it is no longer watched then
 */
export function watchForSilence({ limit, onSilence }) {
  /** @type {Map<Key, number>} */
  const lastSigns = new Map();
  /** @type {Set<Key>} */
  const ended = new Set();
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const [key, lastSign] of lastSigns) {
        if (now - lastSign < limit) continue;
        lastSigns.delete(key);
        onSilence(key);
      }
    },
    Math.min(limit / 4, 5000),
  );
  timer.unref();
  return {
    /** @param {Key} key */
    sign: (key) => {
      if (!ended.has(key)) lastSigns.set(key, performance.now());
    },
    /**
     * For good: Vitest reports the end of a file while it may still be reporting its tests, whose signs would else be the last
     * of a file that is through.
     *
     * @param {Key} key
     */
    end: (key) => {
      ended.add(key);
      lastSigns.delete(key);
    },
    stop: () => clearInterval(timer),
  };
}
