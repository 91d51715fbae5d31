/** Checks PNG files from the cache. */
import { crc32 } from 'node:zlib';

const SIGNATURE = '89504e470d0a1a0a';

/** Whether a PNG file is complete, by the checksums of its parts. */
export function isWholePng(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.toString('hex', 0, 8) !== SIGNATURE) return false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end + 4 === bytes.length;
    at = end + 4;
  }
  return false;
}
