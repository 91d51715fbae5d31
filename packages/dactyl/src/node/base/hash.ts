import { hash } from 'node:crypto';

/**
 * A stable hash of text or bytes in hexadecimal: the same on every machine and in every release.
 * It names things and finds changes; it guards no secret. SHA-1, because it is the fastest hash
 * that every build of Node has.
 *
 * @param length how many of the 40 characters to keep
 */
export function hashText(content: string | Uint8Array, length = 40): string {
  return hash('sha1', content, 'hex').slice(0, length);
}

/** Hash of several values in order. Boundaries are part of the hash: `['ab', 'c']` differs from `['a', 'bc']`. */
export function hashParts(parts: readonly (string | undefined)[], length = 40): string {
  return hashText(JSON.stringify(parts), length);
}
