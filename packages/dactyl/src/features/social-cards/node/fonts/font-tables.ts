/** Reads tables of a font file in any container: TrueType and OpenType, WOFF, WOFF2. */
import { brotliDecompressSync, inflateSync } from 'node:zlib';

/** The bytes of the table that maps characters to glyphs; `undefined` when the file is no font or has none. */
export function readCharacterMap(file: Uint8Array): DataView | undefined {
  try {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const table = CONTAINERS[bytes.toString('latin1', 0, 4)]?.(bytes);
    return table && new DataView(table.buffer, table.byteOffset, table.byteLength);
  } catch (error) {
    // A file that ends too early, or whose compressed part is damaged.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return undefined;
    throw error;
  }
}

const CONTAINERS: Record<string, (bytes: Buffer) => Buffer | undefined> = {
  '\0\x01\0\0': readSfnt,
  OTTO: readSfnt,
  true: readSfnt,
  wOFF: readWoff,
  wOF2: readWoff2,
};

function readSfnt(bytes: Buffer): Buffer | undefined {
  for (let entry = 12; entry < 12 + bytes.readUInt16BE(4) * 16; entry += 16) {
    if (bytes.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const start = bytes.readUInt32BE(entry + 8);
    return bytes.subarray(start, start + bytes.readUInt32BE(entry + 12));
  }
  return undefined;
}

function readWoff(bytes: Buffer): Buffer | undefined {
  for (let entry = 44; entry < 44 + bytes.readUInt16BE(12) * 20; entry += 20) {
    if (bytes.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const start = bytes.readUInt32BE(entry + 4);
    const packed = bytes.readUInt32BE(entry + 8);
    const table = bytes.subarray(start, start + packed);
    return packed < bytes.readUInt32BE(entry + 12) ? inflateSync(table) : table;
  }
  return undefined;
}

/** Numbers of tables in the directory of a WOFF2 file; 63 stands for a name that is written out. */
const CMAP = 0;
const GLYF_AND_LOCA = new Set([10, 11]);
const NAMED = 63;

/** All tables are one compressed stream, in the order of the directory. */
function readWoff2(bytes: Buffer): Buffer | undefined {
  let at = 48;
  const readLength = () => {
    let length = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      length = length * 128 + (byte & 127);
      if (byte < 128) return length;
    }
  };
  let position = 0;
  let found: { start: number; length: number } | undefined;
  for (let index = 0; index < bytes.readUInt16BE(12); index++) {
    const flags = bytes.readUInt8(at++);
    const number = flags & 63;
    if (number === NAMED) at += 4;
    const original = readLength();
    // Outlines are stored in another form unless the highest version says otherwise; others unless the lowest does.
    const version = flags >> 6;
    const isTransformed = GLYF_AND_LOCA.has(number) ? version !== 3 : version !== 0;
    const length = isTransformed ? readLength() : original;
    if (number === CMAP) found = { start: position, length };
    position += length;
  }
  if (!found) return undefined;
  const tables = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  return tables.subarray(found.start, found.start + found.length);
}
