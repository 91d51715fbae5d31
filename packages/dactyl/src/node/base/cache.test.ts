import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSeal } from './cache-seal.js';
import { type Cache, openCache } from './cache.js';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'dactyl-cache-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function fill(count = 50) {
  const cache = openCache(dir);
  for (let at = 0; at < count; at++) cache.put('page', `${at}`, `${at} `.repeat(500));
  await cache.close();
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
    await first.close();
    const second = openCache(dir);
    expect(second.get('a', 'x')?.toString()).toBe('text');
    expect([...(second.get('b', 'x') ?? [])]).toEqual([1, 2]);
    expect(second.get('a', 'y'.repeat(5000))).toHaveLength(0);
    await second.close();
    expect(await readdir(path.join(dir, 'users'))).toEqual([]);
  });

  it('starts afresh when the file is overwritten, truncated or too large', async () => {
    const file = path.join(dir, 'data.mdb');
    await fill();
    await writeFile(file, 'not a database');
    await fill();
    expect(await readBack()).toBe(50);
    await truncate(file, 8192);
    expect(await readBack()).toBe(0);
    await fill();
    expect(await readBack({ maxBytes: 1000 })).toBe(0);
  });

  async function readBack(options = {}) {
    const cache = openCache(dir, options);
    let whole = 0;
    for (let at = 0; at < 50; at++) if (cache.get('page', `${at}`)?.toString() === `${at} `.repeat(500)) whole++;
    await cache.close();
    return whole;
  }

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

  it('gives no value whose bytes were changed', async () => {
    await fill();
    const file = path.join(dir, 'data.mdb');
    const bytes = await readFile(file);
    const at = bytes.indexOf('7 7 7 7 ');
    bytes[at + 100] = 0x21;
    await writeFile(file, bytes);
    expect(await readBack()).toBe(49);
  });

  it('survives any damage, also when it is not visible from outside', async () => {
    await fill();
    const file = path.join(dir, 'data.mdb');
    const { mtimeMs } = JSON.parse(await readFile(path.join(dir, 'sealed.json'), 'utf8')) as { mtimeMs: number };
    const bytes = await readFile(file);
    bytes.fill(0xff, 8192);
    await writeFile(file, bytes);
    await utimes(file, mtimeMs / 1000, mtimeMs / 1000);
    // A crashed run left its user file. The test runs under the same process id, but has another start time.
    await writeFile(path.join(dir, 'users', `${process.pid}.1-0-x`), '');
    expect(await readBack()).toBe(0);
    await fill();
    expect(await readBack()).toBe(50);
  });

  it('keeps what a killed process had written', async () => {
    const lmdb = createRequire(import.meta.url).resolve('lmdb');
    await fill();
    const program = `
      require('fs').writeFileSync(process.argv[2] + '/users/' + process.pid + '.1-0-x', '');
      const db = require(process.argv[1]).open({ path: process.argv[2], noSubdir: false, encoding: 'binary', noSync: true });
      db.put('other', Buffer.alloc(100000)).then(() => process.kill(process.pid, 'SIGKILL'));
      setTimeout(() => {}, 10000);
    `;
    expect(() => execFileSync(process.execPath, ['--eval', program, lmdb, dir])).toThrow();
    expect(await readBack()).toBe(50);
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

  it('is shared by worker threads', async () => {
    const lmdb = createRequire(import.meta.url).resolve('lmdb');
    const cache = openCache(dir);
    cache.put('main', 'x', 'text');
    await cache.flush();
    const program = `
      const { workerData } = require('worker_threads');
      const db = require(workerData.lmdb).open({ path: workerData.dir, noSubdir: false, encoding: 'binary', noSync: true });
      if (!db.getBinary('main:x')) throw new Error('not shared');
      Promise.all(Array.from({ length: 200 }, (_, at) => db.put(workerData.name + at, Buffer.alloc(1000)))).then(() => db.close());
    `;
    const runs = ['a', 'b'].map((name) => {
      const worker = new Worker(program, { eval: true, workerData: { lmdb, dir, name } });
      return new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject));
    });
    for (let at = 0; at < 200; at++) cache.put('main', `${at}`, 'text');
    expect(await Promise.all(runs)).toEqual([0, 0]);
    expect(cache.get('main', '7')?.toString()).toBe('text');
    await cache.close();
  });
});
