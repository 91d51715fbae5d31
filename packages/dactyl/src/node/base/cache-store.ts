/**
 * The files of the cache: name → bytes, in one folder.
 *
 * In the folder: `ORDER-WRITER.data` and its index, one for each cache that has written something, and `changes`, which grows by a byte
 * with each batch, so that a cache which lacks a name knows whether to look again. What a file with a later order has, counts.
 * Nothing is written over: a killed writer leaves a file whose end is ignored. Files that have become many are merged by who closes a cache
 * (`merge-cache-files.ts`).
 */
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import {
  dataFile,
  hashName,
  indexFile,
  openCacheFile,
  placeIn,
  readAt,
  toRecord,
  writeIndex,
  type CacheFile,
  type Place,
} from './cache-file.js';
import { errorCode } from './files.js';
import { isStampAlive, processStamp } from './process.js';

export interface CacheStore {
  get(name: string): Buffer | undefined;
  /** @throws when it cannot be written; the store is not to be used any more then */
  write(values: ReadonlyMap<string, Uint8Array>): void;
  /** Returns whether anything was written. Never throws. */
  close(): boolean;
}

/** @throws when the folder cannot be written. */
export function openStore(dir: string, { maxBytes }: { maxBytes: number }): CacheStore {
  mkdirSync(dir, { recursive: true });
  removeFormerStore(dir);
  if (bytesIn(dir) > maxBytes) removeFinished(dir);
  const changes = openSync(path.join(dir, 'changes'), 'a+');
  let seen = -1;
  let files: CacheFile[] = [];
  let own: OwnFile | undefined;

  /** Looks for what others have written since the last time. */
  const refresh = () => {
    const { size } = fstatSync(changes);
    if (size === seen) return false;
    seen = size;
    files = reopen(dir, files, own?.stem);
    return true;
  };
  const find = (name: string) => {
    for (const file of files) {
      const place = file.find(name);
      const value = place && file.read(place);
      if (value) return value;
    }
    return undefined;
  };
  refresh();
  return {
    get: (name) => own?.read(name) ?? find(name) ?? (refresh() ? find(name) : undefined),
    write(values) {
      own ??= createOwnFile(dir);
      own.write(values);
      writeSync(changes, '.');
    },
    close() {
      closeSync(changes);
      for (const file of files) file.close();
      own?.close();
      return own !== undefined;
    },
  };
}

/** Stems of all files, the newest first. */
export function stemsIn(dir: string): string[] {
  const names = readdirSync(dir).filter((name) => name.endsWith('.data'));
  return names
    .toSorted()
    .toReversed()
    .map((name) => path.join(dir, name.slice(0, -'.data'.length)));
}

/** Whether a running process may still write to it. */
export function isGrowing(stem: string): boolean {
  return !existsSync(indexFile(stem)) && isStampAlive(path.basename(stem).split('-')[1] ?? '');
}

/** Files that are open stay so, but for those that are gone. */
function reopen(dir: string, known: readonly CacheFile[], own: string | undefined): CacheFile[] {
  const open = new Map(known.map((file) => [file.stem, file]));
  const files = stemsIn(dir).flatMap((stem) => {
    const file = stem === own ? undefined : (open.get(stem) ?? openIfExists(stem));
    open.delete(stem);
    return file ?? [];
  });
  for (const file of open.values()) file.close();
  for (const file of files) file.refresh();
  return files;
}

/** Another process may just have merged it into another file, which is there then. */
function openIfExists(stem: string): CacheFile | undefined {
  try {
    return openCacheFile(stem);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

interface OwnFile {
  stem: string;
  read(name: string): Buffer | undefined;
  write(values: ReadonlyMap<string, Uint8Array>): void;
  close(): void;
}

function createOwnFile(dir: string): OwnFile {
  const stem = path.join(
    dir,
    `${nextOrder(dir)}-${processStamp()}-${threadId}${Math.random().toString(36).slice(2, 8)}`,
  );
  const file = openSync(dataFile(stem), 'ax+');
  const places = new Map<string, Place>();
  let end = 0;
  let isWhole = true;
  return {
    stem,
    read(name) {
      const place = places.get(name);
      return place && readAt(file, place.at, place.bytes);
    },
    write(values) {
      const records = [...values].map(([name, value]) => toRecord(name, value));
      isWhole = false;
      writeAll(file, Buffer.concat(records));
      isWhole = true;
      for (const [at, name] of [...values.keys()].entries()) {
        const record = records[at] ?? Buffer.alloc(0);
        places.set(name, placeIn(record, end));
        end += record.length;
      }
    },
    close() {
      closeSync(file);
      const entries = [...places].map(([name, place]) => [hashName(name), place] as const);
      if (!isWhole) return;
      try {
        writeIndex(stem, { size: end, entries });
      } catch {
        // The disk is full. Without an index, the records are read.
      }
    },
  };
}

function writeAll(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) done += writeSync(file, bytes, done);
}

/** The same width for all, so that names sort. */
function nextOrder(dir: string): string {
  const [newest = ''] = stemsIn(dir);
  return String((Number.parseInt(path.basename(newest), 10) || 0) + 1).padStart(10, '0');
}

function bytesIn(dir: string): number {
  return stemsIn(dir).reduce((sum, stem) => sum + (statSync(dataFile(stem), { throwIfNoEntry: false })?.size ?? 0), 0);
}

function removeFinished(dir: string): void {
  for (const stem of stemsIn(dir)) if (!isGrowing(stem)) removeCacheFile(stem);
}

/** The data first: an index without data is ignored. */
export function removeCacheFile(stem: string): void {
  rmSync(dataFile(stem), { force: true });
  rmSync(indexFile(stem), { force: true });
}

/** Until release 3.6.3 the cache was in LMDB. */
function removeFormerStore(dir: string): void {
  if (!existsSync(path.join(dir, 'data.mdb'))) return;
  for (const name of ['data.mdb', 'lock.mdb', 'sealed.json', 'users'])
    rmSync(path.join(dir, name), { recursive: true, force: true });
}
