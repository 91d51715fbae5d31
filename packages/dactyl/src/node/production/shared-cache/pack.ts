/**
 * Compiled files of some pages as one value of a shared cache, because a request for each file would take longer than to compile
 * it: a seal of name and content, then the entries, compressed.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';

/** Key of the compiled file in the cache → its value. */
export type PackEntries = ReadonlyMap<string, Buffer>;

const SEAL_BYTES = 32;
const MOST_BYTES = 512 * 1024 ** 2;

/** @param secret - `DACTYL_CACHE_KEY`: with it, the seal also proves who has written the pack. */
export async function writePack(
  name: string,
  entries: PackEntries,
  secret = process.env.DACTYL_CACHE_KEY,
): Promise<Buffer> {
  const parts = [...entries].flatMap(([key, value]) => [
    sizes(Buffer.byteLength(key), value.length),
    Buffer.from(key),
    value,
  ]);
  const content = await promisify(gzip)(Buffer.concat(parts), { level: constants.Z_BEST_SPEED });
  return Buffer.concat([sealOf(name, content, secret), content]);
}

/** Returns `undefined` when these are not the bytes that were written under this name. */
export async function readPack(
  name: string,
  bytes: Buffer,
  secret = process.env.DACTYL_CACHE_KEY,
): Promise<PackEntries | undefined> {
  const content = bytes.subarray(SEAL_BYTES);
  const seal = sealOf(name, content, secret);
  if (bytes.length < SEAL_BYTES || !timingSafeEqual(bytes.subarray(0, SEAL_BYTES), seal)) return undefined;
  const entries = new Map<string, Buffer>();
  const all = await promisify(gunzip)(content, { maxOutputLength: MOST_BYTES });
  for (let at = 0; at < all.length;) {
    const [keyEnd, valueEnd] = endsOf(all, at);
    entries.set(all.toString('utf8', at + 8, keyEnd), all.subarray(keyEnd, valueEnd));
    at = valueEnd;
  }
  return entries;
}

function sizes(key: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(key, 0);
  bytes.writeUInt32LE(value, 4);
  return bytes;
}

function endsOf(all: Buffer, at: number): [key: number, value: number] {
  const key = at + 8 + all.readUInt32LE(at);
  return [key, key + all.readUInt32LE(at + 4)];
}

function sealOf(name: string, content: Uint8Array, secret: string | undefined): Buffer {
  const hash = secret ? createHmac('sha256', secret) : createHash('sha256');
  return hash.update(`${name.length}:${name}`).update(content).digest();
}
