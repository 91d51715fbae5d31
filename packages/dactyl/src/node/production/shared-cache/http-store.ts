/**
 * A shared cache behind HTTP: hash of inputs → bytes, by the protocol of Turborepo or of Bazel. It never throws: what does not
 * answer in time, or answers with a fault, is left alone for the rest of the run, with one warning.
 */
import { createHash } from 'node:crypto';
import { readActionResult, writeActionResult } from './action-result.js';
import type { StoreAddress } from './store-address.js';

export interface HttpStore {
  get(key: string): Promise<Buffer | undefined>;
  /** Returns whether the bytes were taken. */
  put(key: string, bytes: Buffer): Promise<boolean>;
  /** Leaves the store alone from now on. Said once. */
  giveUp(why: string): void;
  isUsable(): boolean;
}

export interface HttpStoreOptions {
  warn(message: string): void;
  /** Ends all requests. */
  signal: AbortSignal;
  /** For one request, in milliseconds. */
  patience?: number;
}

const PATIENCE = 5000;
const MOST_BYTES = 64 * 1024 ** 2;

export function createHttpStore(
  address: StoreAddress,
  { warn, signal, patience = PATIENCE }: HttpStoreOptions,
): HttpStore {
  let isUsable = true;
  const giveUp = (why: string) => {
    if (isUsable) warn(`The shared cache at ${address.base} ${why}. The build goes on without it.`);
    isUsable = false;
  };
  /** The body of an answer; `undefined` when there is nothing, or when the store is given up. */
  const ask = async (path: string, body?: Buffer): Promise<Buffer | undefined> => {
    if (!isUsable) return undefined;
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
      const answer = await fetch(address.base + path + address.query, requestOf(address, body, limit));
      if (answer.status === 404) return void (await answer.body?.cancel());
      if (answer.ok) return await readBody(answer);
      await answer.body?.cancel();
      giveUp(`answers with ${answer.status}`);
    } catch (error) {
      if (!signal.aborted) giveUp(faultOf(error, patience));
    }
    return undefined;
  };
  const { get, put } = address.protocol === 'bazel' ? bazel(ask, giveUp) : turborepo(ask);
  return { get, put, giveUp, isUsable: () => isUsable };
}

type Ask = (path: string, body?: Buffer) => Promise<Buffer | undefined>;

function turborepo(ask: Ask): Pick<HttpStore, 'get' | 'put'> {
  const place = (key: string) => `/v8/artifacts/${key}`;
  return {
    get: (key) => ask(place(key)),
    put: async (key, bytes) => (await ask(place(key), bytes)) !== undefined,
  };
}

/** Inputs lead to the hash of the file, and that to the file. */
function bazel(ask: Ask, giveUp: HttpStore['giveUp']): Pick<HttpStore, 'get' | 'put'> {
  return {
    async get(key) {
      const message = await ask(`/ac/${key}`);
      const file = message && readActionResult(message);
      const bytes = file && (await ask(`/cas/${file.hash}`));
      if (bytes === undefined || sha256(bytes) === file?.hash) return bytes;
      giveUp('answers with other bytes than those that were stored');
      return undefined;
    },
    async put(key, bytes) {
      const hash = sha256(bytes);
      if ((await ask(`/cas/${hash}`, bytes)) === undefined) return false;
      return (await ask(`/ac/${key}`, writeActionResult({ hash, bytes: bytes.length }))) !== undefined;
    },
  };
}

function requestOf({ authorization }: StoreAddress, body: Buffer | undefined, signal: AbortSignal): RequestInit {
  const headers = {
    ...(authorization && { authorization }),
    ...(body && { 'content-type': 'application/octet-stream' }),
  };
  return { method: body ? 'PUT' : 'GET', headers, signal, ...(body && { body: new Uint8Array(body) }) };
}

async function readBody(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new Error('sends more than was ever stored');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function faultOf(error: unknown, patience: number): string {
  if (!(error instanceof Error)) return 'fails';
  if (error.name === 'TimeoutError') return `does not answer within ${patience / 1000} s`;
  // What `fetch` throws has the reason as its cause.
  const cause: unknown = error.cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
  return `cannot be reached (${code})`;
}

export function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
