import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCacheServer, type CacheServer, type CacheServerOptions } from '../../../../test/cache-server.js';
import { createHttpStore, sha256, type HttpStoreOptions } from './http-store.js';
import { readPack, writePack } from './pack.js';
import { readStoreAddress } from './store-address.js';

let server: CacheServer;
let warnings: string[];
beforeEach(() => void (warnings = []));
afterEach(() => server.close());

async function open(
  protocol: string,
  { options, ...faults }: CacheServerOptions & { options?: Partial<HttpStoreOptions> } = {},
) {
  server = await startCacheServer(faults);
  const address = readStoreAddress(`${protocol}+${server.origin}/?slug=docs`, { DACTYL_SHARED_CACHE_TOKEN: 'secret' });
  if (!address) throw new Error('There is no address.');
  const warn = (message: string) => void warnings.push(message.replace(server.origin, 'ORIGIN'));
  return createHttpStore(address, { warn, signal: new AbortController().signal, patience: 600_000, ...options });
}

const KEY = sha256('inputs');

describe.each([
  ['turborepo', [`PUT /v8/artifacts/${KEY}`]],
  ['bazel', [`PUT /cas/${sha256('bytes')}`, `PUT /ac/${KEY}`]],
])('a cache of %s', (protocol, puts) => {
  it('gives what was put', async () => {
    const store = await open(protocol, { token: 'secret' });
    expect(await store.get(KEY)).toBeUndefined();
    expect(await store.put(KEY, Buffer.from('bytes'))).toBe(true);
    expect((await store.get(KEY))?.toString()).toBe('bytes');
    expect(server.requests.filter((request) => request.startsWith('PUT'))).toEqual(puts);
    expect(warnings).toEqual([]);
  });

  it.each<[string, Parameters<typeof open>[1], string]>([
    ['refuses', { token: 'another' }, 'answers with 401'],
    ['fails', { fault: () => ({ status: 503 }) }, 'answers with 503'],
    ['never answers', { fault: () => undefined, options: { patience: 50 } }, 'does not answer within 0.05 s'],
  ])('that %s is left alone, with one warning', async (_, faults, why) => {
    const store = await open(protocol, faults);
    expect(await store.get(KEY)).toBeUndefined();
    expect(await store.put(KEY, Buffer.from('bytes'))).toBe(false);
    expect(server.requests.length).toBeLessThan(2);
    expect(warnings).toEqual([`The shared cache at ORIGIN ${why}. The build goes on without it.`]);
  });
});

it('is left alone where nobody listens', async () => {
  const store = await open('turborepo');
  await server.close();
  expect(await store.get(KEY)).toBeUndefined();
  expect(warnings).toEqual([
    'The shared cache at ORIGIN cannot be reached (ECONNREFUSED). The build goes on without it.',
  ]);
});

it('sees that a file of Bazel is another one', async () => {
  const store = await open('bazel');
  await store.put(KEY, Buffer.from('bytes'));
  server.stored.set(`/cas/${sha256('bytes')}`, Buffer.from('others'));
  expect(await store.get(KEY)).toBeUndefined();
  expect(warnings[0]).toContain('answers with other bytes than those that were stored');
});

describe('a pack', () => {
  beforeEach(async () => void (server = await startCacheServer()));
  /** As texts, which are compared as a whole: bytes one by one take seconds. */
  const textsOf = (pack: ReadonlyMap<string, Buffer> | undefined) =>
    pack && [...pack].map(([name, bytes]) => [name, bytes.toString('latin1')]);
  const entries = new Map([
    ['a', Buffer.from('one')],
    ['ü', Buffer.alloc(300_000, 7)],
    ['c', Buffer.from('')],
  ]);

  it('holds its entries', async () => {
    const pack = await writePack('name', entries, '');
    expect(pack.length).toBeLessThan(5000);
    expect(textsOf(await readPack('name', pack, ''))).toEqual(textsOf(entries));
  });

  it('is nothing when its name, its bytes or its writer are others', async () => {
    const pack = await writePack('name', entries, 'key');
    const changed = Buffer.from(pack);
    changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1);
    expect(textsOf(await readPack('name', pack, 'key'))).toEqual(textsOf(entries));
    expect(await readPack('other', pack, 'key')).toBeUndefined();
    expect(await readPack('name', changed, 'key')).toBeUndefined();
    expect(await readPack('name', pack, '')).toBeUndefined();
    expect(await readPack('name', Buffer.from('<html>'), 'key')).toBeUndefined();
  });
});

describe('an address', () => {
  beforeEach(async () => void (server = await startCacheServer()));

  it('is read with its query, and may have a name and a password', () => {
    expect(readStoreAddress('bazel+https://c.example/x/?a=1', { DACTYL_SHARED_CACHE_TOKEN: 'me:pw' })).toEqual({
      protocol: 'bazel',
      base: 'https://c.example/x',
      query: '?a=1',
      authorization: 'Basic bWU6cHc=',
    });
    expect(readStoreAddress(undefined, {})).toBeUndefined();
    expect(readStoreAddress(undefined, { DACTYL_SHARED_CACHE: 'turborepo+http://c' })?.base).toBe('http://c');
  });

  it.each(['https://c.example', 'nx+https://c.example', 'bazel+ftp://c', 'bazel+https://'])('is not "%s"', (text) => {
    expect(() => readStoreAddress(text, {})).toThrow('is no address of a shared cache.');
  });

  it.each([
    ['https://me:secret@c.example/x?token=secret', 'https://c.example/x'],
    ['nx+https://me:se@cret@c.example', 'nx+https://c.example'],
    ['me:secret@c.example', 'c.example'],
    ['https://me:sec?ret@c.example', 'https://…'],
  ])('that is wrong shows no secret: %s', (text, shown) => {
    expect(() => readStoreAddress(text, {})).toThrow(`"${shown}" is no address of a shared cache.`);
  });

  it.each(['secret\n', 'sec\r\nret', 'sec ret', 'secrét', 'me:secret\n'])('has no token like %j', (token) => {
    const read = () => readStoreAddress('turborepo+https://c', { DACTYL_SHARED_CACHE_TOKEN: token });
    expect(read).toThrow(/^The variable DACTYL_SHARED_CACHE_TOKEN holds a character that no token has\.$/);
  });
});
