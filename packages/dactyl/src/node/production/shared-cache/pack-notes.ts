/** Notes which packs are in both caches, so that a build asks for none of them. */
import type { Cache } from '../../base/cache.js';
import { hashParts } from '../../base/hash.js';
import type { StoreAddress } from './store-address.js';

export interface PackNotes {
  has(key: string): boolean;
  add(key: string): void;
}

const NAMESPACE = 'packs';
/** Stores forget what nobody has asked for, some of them within a week. In milliseconds. */
const TRUSTED_FOR = 3 * 24 * 60 * 60 * 1000;

/** Of one store: a site that moves to another one gives it its packs. */
export function createPackNotes(
  cache: Pick<Cache, 'get' | 'put'>,
  { protocol, base, query }: StoreAddress,
  now: () => number = Date.now,
): PackNotes {
  const noteOf = (key: string) => hashParts([protocol, base, query, key]);
  return {
    has(key) {
      const noted = Number(cache.get(NAMESPACE, noteOf(key)) ?? Number.NaN);
      // Clocks are set back.
      return Math.abs(now() - noted) < TRUSTED_FOR;
    },
    add: (key) => cache.put(NAMESPACE, noteOf(key), String(now())),
  };
}
