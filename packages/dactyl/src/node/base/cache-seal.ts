/**
 * What stands beside each thing that is kept between runs, and tells whether it may be taken. Without a key a checksum
 * finds damage. With one, which CI hands to the build as `DACTYL_CACHE_KEY`, it also tells who wrote it: only a run that
 * knew the key. A cache holds code that builds run, so that matters where strangers may write to it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Half of what SHA-256 gives: nobody can guess it, and each entry carries it. */
const KEYED_BYTES = 16;

export interface Seal {
  /** Length of a seal. */
  bytes: number;
  /** Seal of a value under a name. */
  of(name: string, value: Uint8Array): Buffer;
}

/** @param key default: that of the environment; an empty one is none */
export function createSeal(key: string | undefined = process.env.DACTYL_CACHE_KEY): Seal {
  if (!key) {
    return {
      bytes: 4,
      of(name, value) {
        const checksum = Buffer.allocUnsafe(4);
        checksum.writeUInt32LE(crc32(value, crc32(name)));
        return checksum;
      },
    };
  }
  return {
    bytes: KEYED_BYTES,
    // The length of the name: bytes must not move between name and value.
    of: (name, value) =>
      createHmac('sha256', key).update(`${name.length}:${name}`).update(value).digest().subarray(0, KEYED_BYTES),
  };
}

export function isSealed({ bytes, of }: Seal, name: string, { seal, value }: { seal: Uint8Array; value: Uint8Array }) {
  return seal.length === bytes && timingSafeEqual(seal, of(name, value));
}
