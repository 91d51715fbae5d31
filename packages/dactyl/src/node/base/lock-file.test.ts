import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock } from './lock-file.js';
import { isStampAlive, processStamp } from './process.js';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'dactyl-lock-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('takeLock', () => {
  it('lets one in and names it to the others', async () => {
    const file = path.join(dir, 'lock');
    const first = await takeLock(file);
    expect(first.isHeld).toBe(true);
    expect(await takeLock(file)).toEqual({ isHeld: false, holder: process.pid });
    if (first.isHeld) await first.release();
    expect((await takeLock(file)).isHeld).toBe(true);
  });

  it.each(['', 'nonsense', '1073741824.5', `${process.pid}.1`])('takes over from a dead holder: %j', async (stamp) => {
    const file = path.join(dir, 'lock');
    await writeFile(file, stamp);
    const results = await Promise.all([takeLock(file), takeLock(file), takeLock(file)]);
    expect(results.filter(({ isHeld }) => isHeld)).toHaveLength(1);
    expect(await readdir(dir)).toEqual(['lock']);
  });
});

describe('processStamp', () => {
  it('is alive for this process only', () => {
    expect(isStampAlive(processStamp())).toBe(true);
    expect(isStampAlive(processStamp(1073741824))).toBe(false);
  });
});
