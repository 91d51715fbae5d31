import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from './cache-seal.js';
import { type Cache, openCache } from './cache.js';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'dactyl-cache-'));
});
afterEach(() => rm(dir, { recursive: true }));

const valueOf = (at: number) => `${at} `.repeat(500);

async function fill(first = 0, count = 50) {
  const cache = openCache(dir);
  for (let at = first; at < first + count; at++) cache.put('page', `${at}`, valueOf(at));
  await cache.close();
}

async function readBack(options = {}, count = 50) {
  const cache = openCache(dir, options);
  let whole = 0;
  for (let at = 0; at < count; at++) if (cache.get('page', `${at}`)?.toString() === valueOf(at)) whole++;
  await cache.close();
  return whole;
}

async function filesOf(end: string): Promise<string[]> {
  const names = await readdir(dir);
  return names
    .filter((name) => name.endsWith(end))
    .toSorted()
    .map((name) => path.join(dir, name));
}

const readBoth = (cache: Cache) => ['stranger', 'own'].map((name) => cache.get('page', name)?.toString());

describe('openCache', () => {
  it('gives back what was put, at once and in the next run', async () => {
    const first = openCache(dir);
    expect(first.get('a', 'x')).toBeUndefined();
    first.put('a', 'x', 'text');
    first.put('b', 'x', Buffer.from([1, 2]));
    first.put('a', 'y'.repeat(5000), '');
    expect(first.get('a', 'x')?.toString()).toBe('text');
    await first.flush();
    expect(first.get('a', 'x')?.toString()).toBe('text');
    await first.close();
    const second = openCache(dir);
    expect(second.get('a', 'x')?.toString()).toBe('text');
    expect([...(second.get('b', 'x') ?? [])]).toEqual([1, 2]);
    expect(second.get('a', 'y'.repeat(5000))).toHaveLength(0);
    second.put('a', 'x', 'later');
    await second.close();
    const third = openCache(dir);
    expect(third.get('a', 'x')?.toString()).toBe('later');
    await third.close();
  });

  it('gives with a key only what was put with the same key', async () => {
    const run = async <Result>(key: string | undefined, work: (cache: Cache) => Result) => {
      const cache = openCache(dir, { seal: createSeal(key ?? '') });
      const result = work(cache);
      await cache.close();
      return result;
    };
    await run(undefined, (cache) => cache.put('page', 'stranger', 'code of a stranger'));
    await run('secret', (cache) => cache.put('page', 'own', 'text'));
    expect(await run('secret', readBoth)).toEqual([undefined, 'text']);
    expect(await run('another', readBoth)).toEqual([undefined, undefined]);
    expect(await run(undefined, readBoth)).toEqual(['code of a stranger', undefined]);
  });

  it('shows what another cache has flushed, in whatever thread or process it is', async () => {
    const reader = openCache(dir);
    const writer = openCache(dir);
    expect(reader.get('page', 'x')).toBeUndefined();
    for (const round of ['one', 'two']) {
      writer.put('page', round, round);
      await writer.flush();
      expect(reader.get('page', round)?.toString()).toBe(round);
    }
    await writer.close();
    expect(reader.get('page', 'two')?.toString()).toBe('two');
    await reader.close();
  });

  it('keeps few files, and of each name the last value, also while one is read', async () => {
    await fill();
    const reader = openCache(dir);
    for (let round = 0; round < 30; round++) {
      const cache = openCache(dir);
      cache.put('page', 'again', `${round} `.repeat(100));
      cache.put('page', `round ${round}`, `${round}`);
      await cache.close();
    }
    expect((await filesOf('.data')).length).toBeLessThan(14);
    const numbers = Array.from({ length: 50 }, (_, at) => at);
    expect(numbers.filter((at) => reader.get('page', `${at}`)?.toString() !== valueOf(at))).toEqual([]);
    expect(reader.get('page', 'round 29')?.toString()).toBe('29');
    await reader.close();
    expect(await readBack()).toBe(50);
    const last = openCache(dir);
    expect(last.get('page', 'again')?.toString()).toBe('29 '.repeat(100));
    expect(last.get('page', 'round 3')?.toString()).toBe('3');
    await last.close();
    expect(await filesOf('.draft')).toEqual([]);
  });

  it('goes on without a cache, with one warning, where nothing can be written', async () => {
    const warnings: string[] = [];
    await writeFile(path.join(dir, 'file'), '');
    const cache = openCache(path.join(dir, 'file'), { warn: (message) => warnings.push(message) });
    cache.put('a', 'x', 'text');
    expect(cache.get('a', 'x')).toBeUndefined();
    await cache.close();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^The build goes on without a cache: /);
    expect(existsSync(path.join(dir, 'file'))).toBe(true);
  });

  it('starts afresh when it is too large, and removes what releases with LMDB have left', async () => {
    await fill();
    for (const name of ['data.mdb', 'lock.mdb', 'sealed.json']) await writeFile(path.join(dir, name), 'x');
    expect(await readBack({ maxBytes: 1000 })).toBe(0);
    expect(await readdir(dir)).toEqual(['changes']);
  });
});

describe('a damaged cache', () => {
  it('gives no value whose bytes were changed', async () => {
    await fill();
    const [file = ''] = await filesOf('.data');
    const bytes = await readFile(file);
    const at = bytes.indexOf('7 7 7 7 ');
    bytes[at + 100] = 0x21;
    await writeFile(file, bytes);
    expect(await readBack()).toBe(49);
  });

  it.each([
    ['the data is text', '.data', () => Buffer.from('not a database'), 0],
    ['the data is cut off', '.data', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 26],
    [
      'the data is 0xff from the middle on',
      '.data',
      (bytes: Buffer) => Buffer.from(bytes).fill(0xff, bytes.length / 2),
      26,
    ],
    ['the index is text', '.index', () => Buffer.from('no index'), 50],
    ['the index is cut off', '.index', (bytes: Buffer) => bytes.subarray(0, 100), 50],
    ['a bit of the index has changed', '.index', (bytes: Buffer) => flip(bytes, 40), 50],
  ])('loses what is damaged when %s', async (_, end, damage, whole) => {
    await fill();
    const [file = ''] = await filesOf(end);
    await writeFile(file, damage(await readFile(file)));
    expect(await readBack()).toBe(whole);
    // It is filled again, and merged with what is whole.
    for (let round = 0; round < 13; round++) await fill();
    expect(await readBack()).toBe(50);
  });

  it('is one whose writer was killed: what it had flushed is there, what it was about to write is not', async () => {
    await fill(0, 20);
    const program = `
      import { openCache } from ${JSON.stringify(path.join(import.meta.dirname, '../../../dist/node/base/cache.js'))};
      const cache = openCache(${JSON.stringify(dir)});
      for (let at = 20; at < 40; at++) cache.put('page', String(at), (at + ' ').repeat(500));
      await cache.flush();
      cache.put('page', '40', 'never written');
      process.kill(process.pid, 'SIGKILL');`;
    expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', program])).toThrow();
    expect(await filesOf('.index')).toHaveLength(1);
    expect(await readBack()).toBe(40);
    // The end of its file is not whole.
    const [, killed = ''] = await filesOf('.data');
    await truncate(killed, (await readFile(killed)).length - 10);
    expect(await readBack()).toBe(39);
    for (let round = 0; round < 13; round++) await fill(50 + round, 1);
    expect(await readBack()).toBe(39);
    expect(existsSync(killed)).toBe(false);
  });
});

function flip(bytes: Buffer, at: number): Buffer {
  const flipped = Buffer.from(bytes);
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  return flipped;
}
