/**
 * The store of everything derived: key → bytes, in one folder, kept between runs.
 *
 * In: keys that hold the hash of all inputs. Out: what was put, or `undefined`. It always holds that
 * - a value comes back whole or not at all: each carries a seal of itself and of its key;
 * - any number of processes and worker threads may have the folder open, and each may be killed;
 * - the cache never stops a build: what cannot be read is made again, what cannot be written is not kept.
 *
 * Data is not forced to disk, which costs four times as much. A killed process loses nothing by that that it had flushed; what a
 * machine that loses power leaves is found out by the seals.
 */
import { createSeal, isSealed, type Seal } from './cache-seal.js';
import { openStore, type CacheStore } from './cache-store.js';
import { hashText } from './hash.js';
import { mergeCacheFiles } from './merge-cache-files.js';

export interface Cache {
  /** The value, as a buffer that the caller owns. What this thread has put is seen at once. */
  get(namespace: string, key: string): Buffer | undefined;
  /** Keeps a value. Values are written in batches; see `flush`. */
  put(namespace: string, key: string, value: Buffer | string): void;
  /** When this resolves, other threads and processes see everything that this thread has put. */
  flush(): Promise<void>;
  /** Flushes and closes the files. */
  close(): Promise<void>;
}

export interface CacheOptions {
  /** Called at most once, with one sentence that says why this run has no cache or does not write to it. */
  warn?: (message: string) => void;
  /** A store that has grown beyond this size is emptied. Default: 8 GiB. */
  maxBytes?: number;
  /** Decides which entries may be used. Default: a seal keyed with `DACTYL_CACHE_KEY`. */
  seal?: Seal;
}

/** Longer ones are hashed. */
const LONGEST_KEY = 400;
/** Large enough that writing costs little, small enough that no write is delayed noticeably. */
const BATCH_BYTES = 2 * 1024 ** 2;

/** Opens the cache in a folder, which is made when missing. Never throws. */
export function openCache(dir: string, options: CacheOptions = {}): Cache {
  const { warn = () => {}, maxBytes = 8 * 1024 ** 3, seal = createSeal() } = options;
  try {
    return createCache({ store: openStore(dir, { maxBytes }), dir, seal, warn });
  } catch (error) {
    warn(`The build goes on without a cache: ${reasonOf(error)}`);
    return createEmptyCache();
  }
}

/** A cache that keeps nothing. */
export function createEmptyCache(): Cache {
  return { get: () => undefined, put: () => {}, flush: async () => {}, close: async () => {} };
}

interface CacheParts {
  store: CacheStore;
  dir: string;
  seal: Seal;
  warn: (message: string) => void;
}

function createCache({ store, dir, seal, warn }: CacheParts): Cache {
  /** Values that this thread has put and sealed, but not written yet. */
  const pending = new Map<string, Buffer>();
  let pendingBytes = 0;
  /** Or closed. */
  let isBroken = false;
  const attempt = <Result>(action: () => Result): Result | undefined => {
    if (isBroken) return undefined;
    try {
      return action();
    } catch (error) {
      isBroken = true;
      warn(`The cache is not used any further in this run: ${reasonOf(error)}`);
      return undefined;
    }
  };
  const writePending = () => {
    attempt(() => store.write(pending));
    pending.clear();
    pendingBytes = 0;
  };
  return {
    get(namespace, key) {
      const name = toName(namespace, key);
      const sealed = pending.get(name);
      return unseal(seal, name, sealed ? Buffer.from(sealed) : attempt(() => store.get(name)));
    },
    put(namespace, key, value) {
      if (isBroken) return;
      const name = toName(namespace, key);
      const bytes = typeof value === 'string' ? Buffer.from(value) : value;
      const sealed = Buffer.concat([seal.of(name, bytes), bytes]);
      pending.set(name, sealed);
      pendingBytes += sealed.length;
      if (pendingBytes > BATCH_BYTES) writePending();
    },
    async flush() {
      if (pending.size > 0) writePending();
    },
    async close() {
      if (pending.size > 0) writePending();
      const hasWritten = store.close();
      isBroken = true;
      if (hasWritten) await mergeCacheFiles(dir);
    },
  };
}

function toName(namespace: string, key: string): string {
  return `${namespace}:${key.length > LONGEST_KEY ? hashText(key) : key}`;
}

/** Checks a stored `seal, value` and returns the value. */
function unseal(seal: Seal, name: string, sealed: Buffer | undefined): Buffer | undefined {
  if (sealed === undefined || sealed.length < seal.bytes) return undefined;
  const value = sealed.subarray(seal.bytes);
  return isSealed(seal, name, { seal: sealed.subarray(0, seal.bytes), value }) ? value : undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
