/**
 * One file of the cache: records, one after another, which are never changed. Beside a finished one lies its index, which is read as a whole; of
 * one that is still being written, or whose writer was killed, records are read in turn, up to the first that is not whole.
 *
 * A record: check sum of what follows up to the value, length of the name (both 4 bytes), length of the value (4), name, value.
 * An index: magic, bytes of the data, check sum of the entries (4 each), then entries sorted by hash: hash of the name (8),
 * place (6) and length (4) of the value, length of the name (2).
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Where the value of a name lies. */
export interface Place {
  at: number;
  bytes: number;
  /** Of the name, which stands before it. */
  nameBytes: number;
}

export interface CacheFile {
  /** Without the ends `.data` and `.index`. */
  stem: string;
  /** It has an index, and nobody writes to it. */
  isFinished: boolean;
  find(name: string): Place | undefined;
  /** `undefined` where the file has become shorter. */
  read(place: { at: number; bytes: number }): Buffer | undefined;
  /** Reads what was added since; false for a finished file. */
  refresh(): boolean;
  /** Of a finished file. */
  entries(): Iterable<IndexEntry>;
  close(): void;
}

const HEAD_BYTES = 12;
const ENTRY_BYTES = 20;
const INDEX_HEAD_BYTES = 12;
/** Changes with the format, so that an index of another release is not read. */
const MAGIC = 0xdac7_0001;
const LONGEST_NAME = 4096;

export const dataFile = (stem: string): string => `${stem}.data`;
export const indexFile = (stem: string): string => `${stem}.index`;

export function toRecord(name: string, value: Uint8Array): Buffer {
  const bytes = Buffer.from(name);
  const record = Buffer.allocUnsafe(HEAD_BYTES + bytes.length + value.length);
  record.writeUInt32LE(bytes.length, 4);
  record.writeUInt32LE(value.length, 8);
  bytes.copy(record, HEAD_BYTES);
  record.set(value, HEAD_BYTES + bytes.length);
  record.writeUInt32LE(crc32(record.subarray(4, HEAD_BYTES + bytes.length)), 0);
  return record;
}

/** Where the value lies in a record that begins at `at`. */
export function placeIn(record: Buffer, at: number): Place {
  const nameBytes = record.readUInt32LE(4);
  return { at: at + HEAD_BYTES + nameBytes, bytes: record.length - HEAD_BYTES - nameBytes, nameBytes };
}

/** The record of a value. */
export function recordOf({ at, bytes, nameBytes }: Place): { at: number; bytes: number } {
  return { at: at - nameBytes - HEAD_BYTES, bytes: HEAD_BYTES + nameBytes + bytes };
}

/** @throws when the file cannot be opened */
export function openCacheFile(stem: string): CacheFile {
  const file = openSync(dataFile(stem), 'r');
  const index = readIndex(stem, fstatSync(file).size);
  const shared = {
    stem,
    read: ({ at, bytes }: { at: number; bytes: number }) => readAt(file, at, bytes),
    close: () => closeSync(file),
  };
  const found = index ? finishedFile(index) : growingFile(file);
  return { ...shared, ...found, isFinished: index !== undefined };
}

function finishedFile(index: Buffer): Pick<CacheFile, 'find' | 'refresh' | 'entries'> {
  const count = (index.length - INDEX_HEAD_BYTES) / ENTRY_BYTES;
  const offsetOf = (entry: number) => INDEX_HEAD_BYTES + entry * ENTRY_BYTES;
  const placeOf = (offset: number) => ({
    at: index.readUIntLE(offset + 8, 6),
    bytes: index.readUInt32LE(offset + 14),
    nameBytes: index.readUInt16LE(offset + 18),
  });
  return {
    find(name) {
      const [high, low] = hashName(name);
      let first = 0;
      for (let end = count; first < end;) {
        const middle = (first + end) >>> 1;
        const offset = offsetOf(middle);
        const order = index.readUInt32LE(offset) - high || index.readUInt32LE(offset + 4) - low;
        if (order === 0) return placeOf(offset);
        if (order < 0) first = middle + 1;
        else end = middle;
      }
      return undefined;
    },
    refresh: () => false,
    *entries() {
      for (let entry = 0; entry < count; entry++) {
        const offset = offsetOf(entry);
        yield [[index.readUInt32LE(offset), index.readUInt32LE(offset + 4)], placeOf(offset)];
      }
    },
  };
}

function growingFile(file: number): Pick<CacheFile, 'find' | 'refresh' | 'entries'> {
  const places = new Map<string, Place>();
  let end = 0;
  const refresh = () => {
    const { size } = fstatSync(file);
    if (size === end) return false;
    for (const { name, place } of recordsIn(file, end, size)) {
      places.set(name, place);
      end = place.at + place.bytes;
    }
    return true;
  };
  refresh();
  return { find: (name) => places.get(name), refresh, entries: () => [] };
}

interface FoundRecord {
  name: string;
  place: Place;
}

/** All whole records of a file from `start` on. */
function* recordsIn(file: number, start: number, size: number): Generator<FoundRecord> {
  for (let at = start; at + HEAD_BYTES <= size;) {
    const head = readAt(file, at, Math.min(HEAD_BYTES + 512, size - at));
    const record = head && readHead(file, { at, head, size });
    if (!record) return;
    yield record;
    at = record.place.at + record.place.bytes;
  }
}

function readHead(file: number, { at, head, size }: { at: number; head: Buffer; size: number }) {
  const nameBytes = head.readUInt32LE(4);
  if (nameBytes > LONGEST_NAME) return undefined;
  const all = HEAD_BYTES + nameBytes;
  const whole = all <= head.length ? head : readAt(file, at, all);
  if (!whole || crc32(whole.subarray(4, all)) !== whole.readUInt32LE(0)) return undefined;
  const place = { at: at + all, bytes: whole.readUInt32LE(8), nameBytes };
  return place.at + place.bytes > size ? undefined : { name: whole.toString('utf8', HEAD_BYTES, all), place };
}

/** Makes a file a finished one; the records of a killed writer up to the first that is not whole. */
export function finishFile(stem: string): void {
  const file = openSync(dataFile(stem), 'r');
  try {
    const { size } = fstatSync(file);
    const places = new Map<string, Place>();
    for (const { name, place } of recordsIn(file, 0, size)) places.set(name, place);
    writeIndex(stem, { size, entries: [...places].map(([name, place]) => [hashName(name), place]) });
  } finally {
    closeSync(file);
  }
}

export type IndexEntry = readonly [hash: readonly [high: number, low: number], place: Place];

/** Written beside its place and renamed: one that is there is whole. */
export function writeIndex(stem: string, { size, entries }: { size: number; entries: readonly IndexEntry[] }): void {
  const sorted = entries.toSorted(([one], [other]) => one[0] - other[0] || one[1] - other[1]);
  const index = Buffer.allocUnsafe(INDEX_HEAD_BYTES + sorted.length * ENTRY_BYTES);
  sorted.forEach(([[high, low], { at, bytes, nameBytes }], entry) => {
    const offset = INDEX_HEAD_BYTES + entry * ENTRY_BYTES;
    index.writeUInt32LE(high, offset);
    index.writeUInt32LE(low, offset + 4);
    index.writeUIntLE(at, offset + 8, 6);
    index.writeUInt32LE(bytes, offset + 14);
    index.writeUInt16LE(nameBytes, offset + 18);
  });
  index.writeUInt32LE(MAGIC, 0);
  index.writeUInt32LE(size % 2 ** 32, 4);
  index.writeUInt32LE(crc32(index.subarray(INDEX_HEAD_BYTES)), 8);
  const draft = `${indexFile(stem)}.new`;
  try {
    writeFileSync(draft, index);
    renameSync(draft, indexFile(stem));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** `undefined` where there is none, or where it is not that of this data. */
function readIndex(stem: string, size: number): Buffer | undefined {
  let index: Buffer;
  try {
    index = readFileSync(indexFile(stem));
  } catch {
    return undefined;
  }
  const isWhole =
    index.length >= INDEX_HEAD_BYTES &&
    (index.length - INDEX_HEAD_BYTES) % ENTRY_BYTES === 0 &&
    index.readUInt32LE(0) === MAGIC &&
    index.readUInt32LE(4) === size % 2 ** 32 &&
    index.readUInt32LE(8) === crc32(index.subarray(INDEX_HEAD_BYTES));
  return isWhole ? index : undefined;
}

/** `undefined` where the file is shorter. */
export function readAt(file: number, at: number, bytes: number): Buffer | undefined {
  const buffer = Buffer.allocUnsafeSlow(bytes);
  for (let done = 0; done < bytes;) {
    const count = readSync(file, buffer, done, bytes - done, at + done);
    if (count === 0) return undefined;
    done += count;
  }
  return buffer;
}

/**
 * Two names with the same hash stand in each other's way, and nothing worse: a value carries a seal of its name. The mixing is that of
 * MurmurHash 3.
 */
export function hashName(name: string): [high: number, low: number] {
  let high = 0x9e37_79b9;
  let low = 0x85eb_ca6b;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    high = Math.imul(high ^ code, 0x85eb_ca6b);
    low = Math.imul(low ^ code, 0xc2b2_ae35);
    high = (high << 13) | (high >>> 19);
    low = (low << 17) | (low >>> 15);
  }
  high = Math.imul(high ^ (low >>> 16), 0x85eb_ca6b);
  low = Math.imul(low ^ (high >>> 13), 0xc2b2_ae35);
  return [(high ^ (low >>> 15)) >>> 0, (low ^ (high >>> 16)) >>> 0];
}
