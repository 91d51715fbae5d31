import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTextReadings } from './text-readings.js';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'dactyl-readings-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Asks for one value of the text `a`, as one build; returns it, and whether it was read. */
async function ask(value: unknown, { kind = 'docs', code = 'code' } = {}) {
  const readings = await openTextReadings(dir, code);
  let isRead = false;
  const got = readings.of('a', kind, () => {
    isRead = true;
    return value;
  });
  await readings.keep();
  return { got, isRead };
}

describe('openTextReadings', () => {
  it.each([
    ['text and lists', { title: 'A\n"b"', tags: ['x', 1, true, null] }],
    ['dates', { last_update: { date: new Date('2024-01-05') } }],
    ['nothing', []],
  ])('gives back %s as they were, without reading again', async (_, value) => {
    expect(await ask(value)).toEqual({ got: value, isRead: true });
    expect(await ask('other')).toEqual({ got: value, isRead: false });
  });

  it.each([
    ['a number that JSON lacks', { boost: Number.POSITIVE_INFINITY }],
    ['bytes', { picture: new Uint8Array([1]) }],
    ['a date that is none', { date: new Date('no') }],
    ['what looks like a date of ours', { $date: 1 }],
  ])('does not keep %s', async (_, value) => {
    expect(await ask(value)).toEqual({ got: value, isRead: true });
    expect(await ask(value)).toEqual({ got: value, isRead: true });
  });

  it('reads again what other code, or code for something else, has read', async () => {
    await ask('first');
    expect(await ask('of a blog', { kind: 'blog' })).toEqual({ got: 'of a blog', isRead: true });
    expect(await ask('second', { code: 'changed' })).toEqual({ got: 'second', isRead: true });
  });

  it('forgets what a build did not ask for', async () => {
    await ask('first');
    await ask('of a blog', { kind: 'blog' });
    expect(await ask('second')).toEqual({ got: 'second', isRead: true });
  });

  it('gives no value that two callers share', async () => {
    const readings = await openTextReadings(dir, 'code');
    const [one, two] = [1, 2].map(() => readings.of('a', 'docs', () => ({ tags: ['x'] })));
    expect(one).toEqual(two);
    expect(one).not.toBe(two);
  });
});
