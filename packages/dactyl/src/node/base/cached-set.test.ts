import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedSet } from './cached-set.js';
import { hashText } from './hash.js';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'dactyl-set-')), 'set');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const lock = () => path.join(folder, 'lock');

async function make() {
  writeFileSync(path.join(folder, 'a.txt'), 'a');
  return { files: [{ name: 'a.txt', hash: hashText('a') }] };
}

it('is made once for all who want it at the same time, and kept', async () => {
  let count = 0;
  const counted = async () => {
    count += 1;
    return make();
  };
  const sets = await Promise.all([cachedSet(folder, counted), cachedSet(folder, counted), cachedSet(folder, counted)]);
  expect(sets.map(({ files }) => files.length)).toEqual([1, 1, 1]);
  await cachedSet(folder, counted);
  expect(count).toBe(1);
  expect(existsSync(lock())).toBe(false);
});

it('is made again when a file of it is another one', async () => {
  await cachedSet(folder, make);
  writeFileSync(path.join(folder, 'a.txt'), 'changed');
  let isMade = false;
  await cachedSet(folder, async () => {
    isMade = true;
    return make();
  });
  expect(isMade).toBe(true);
});

it.each([
  // A thread of this process that has ended, or a process of another machine that had the same number.
  ['gives no sign of life', String(process.pid), -60_000],
  ['would be of tomorrow, because the clock was set back', String(process.pid), 86_400_000],
  ['was killed before it could write its number', '', -60_000],
  // Above the largest number that Linux gives to a process.
  ['is a process that has ended', '99999999', 0],
])('does not wait for an owner of the lock that %s', async (_, owner, age) => {
  mkdirSync(folder);
  writeFileSync(lock(), owner);
  const time = new Date(Date.now() + age);
  utimesSync(lock(), time, time);
  expect((await cachedSet(folder, make)).files).toHaveLength(1);
});

it('lets go of the lock when it cannot be made', async () => {
  await expect(cachedSet(folder, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect((await cachedSet(folder, make)).files).toHaveLength(1);
});

it('leaves no folder of what is not kept', async () => {
  await cachedSet(
    folder,
    () => Promise.resolve({ files: [] }),
    () => false,
  );
  expect(existsSync(folder)).toBe(false);
});
