import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemberReader } from './read-member.js';

const MEMBERS = [{ first: 1 }, { second: 'two' }];
const parts = MEMBERS.map((member) => deflateRawSync(JSON.stringify(member)));
const pack = Buffer.concat(parts);
const place = { from: parts[0]?.length ?? 0, to: pack.length };

let asked: (string | null)[] = [];
beforeEach(() => void (asked = []));
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => vi.unstubAllGlobals());

/** What a host answers to requests of a range, and of the whole pack. */
function stubHost(ranged: (from: number, to: number) => Response): void {
  vi.stubGlobal('fetch', async (_: string, options?: RequestInit) => {
    const range = new Headers(options?.headers).get('range');
    asked.push(range);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    return from === undefined ? new Response(pack) : ranged(Number(from), Number(to) + 1);
  });
}

it('reads a range of the pack', async () => {
  stubHost((from, to) => new Response(pack.subarray(from, to), { status: 206 }));
  expect(await createMemberReader()('/pack', place)).toEqual(MEMBERS[1]);
  expect(asked).toEqual([`bytes=${place.from}-${place.to - 1}`]);
});

it.each([
  ['a host that knows no ranges', () => new Response(pack), 1],
  ['a host that answers with another range', () => new Response(pack.subarray(0, 3), { status: 206 }), 2],
  ['a host that says there is no such range', () => new Response('', { status: 416 }), 2],
])('reads the pack of %s once', async (_, ranged, requests) => {
  stubHost(ranged);
  const read = createMemberReader();
  expect(await read('/pack', place)).toEqual(MEMBERS[1]);
  expect(await read('/pack', { from: 0, to: place.from })).toEqual(MEMBERS[0]);
  expect(asked).toHaveLength(requests);
});

it('asks a service worker for the whole pack, which it may cache', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  stubHost(() => new Response(null, { status: 500 }));
  expect(await createMemberReader()('/pack', place)).toEqual(MEMBERS[1]);
  expect(asked).toEqual([null]);
});

it('says when the pack is gone', async () => {
  vi.stubGlobal('fetch', async () => new Response('Not found', { status: 404 }));
  await expect(createMemberReader()('/pack', place)).rejects.toThrow('404');
});
