/**
 * A checksum ("seal") stored beside each value that is kept between runs; it decides whether the value may be
 * used. Without a key the seal detects damage. With a key (CI passes one to the build as `DACTYL_CACHE_KEY`)
 * it also proves that the value was written by a run that knew the key. Builds execute code from the cache,
 * so this matters where strangers may write to it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Half of a SHA-256 digest: still impossible to guess, and shorter, because every entry carries one. */
const KEYED_BYTES = 16;

export interface Seal {
  /** Length of a seal in bytes. */
  bytes: number;
  /** Computes the seal of a value that is stored under a name. */
  of(name: string, value: Uint8Array): Buffer;
}

/** @param key default: `DACTYL_CACHE_KEY` of the environment; an empty string means no key */
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
    // The length of the name is hashed too, so that bytes cannot be shifted between name and value.
    of: (name, value) =>
      createHmac('sha256', key).update(`${name.length}:${name}`).update(value).digest().subarray(0, KEYED_BYTES),
  };
}

export function isSealed({ bytes, of }: Seal, name: string, { seal, value }: { seal: Uint8Array; value: Uint8Array }) {
  return seal.length === bytes && timingSafeEqual(seal, of(name, value));
}
