/** How pieces of packs are compressed. */
import { constants, deflateRawSync } from 'node:zlib';

/** Almost all pieces are shorter than this window, and a smaller one costs less to lay out for each. */
const WINDOW_BITS = 14;
/** Node.js has a piece of memory ready for less than 4 KB, and makes one for more. */
const CHUNK_BYTES = 4000;

/** Another release, or another window, may give other bytes, and a build has those of one without a cache. */
export const COMPRESSOR = `${process.versions['zlib'] ?? ''} ${WINDOW_BITS}`;

/** Pieces are small: the best level takes a tenth of a second more per 1,000 pages than the usual one. */
export function compress(text: string): Uint8Array {
  return deflateRawSync(text, {
    level: 9,
    windowBits: WINDOW_BITS,
    chunkSize: CHUNK_BYTES,
    finishFlush: constants.Z_SYNC_FLUSH,
  });
}
