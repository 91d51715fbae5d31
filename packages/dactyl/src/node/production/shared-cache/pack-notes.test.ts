import { expect, it } from 'vitest';
import { createPackNotes } from './pack-notes.js';

it('knows for some days which packs a store has, and nothing of other stores', () => {
  const values = new Map<string, Buffer>();
  const cache = {
    get: (namespace: string, key: string) => values.get(namespace + key),
    put: (namespace: string, key: string, value: Buffer | string) =>
      void values.set(namespace + key, Buffer.from(value)),
  };
  const day = 24 * 60 * 60 * 1000;
  let now = 100 * day;
  const notesOf = (base: string, query = '') =>
    createPackNotes(cache, { protocol: 'turborepo', base, query }, () => now);
  const notes = notesOf('https://a.example.com');
  expect(notes.has('1')).toBe(false);
  notes.add('1');
  expect(['1', '2'].map((key) => notes.has(key))).toEqual([true, false]);
  expect(notesOf('https://b.example.com').has('1')).toBe(false);
  expect(notesOf('https://a.example.com', '?slug=x').has('1')).toBe(false);
  now += 2 * day;
  expect(notes.has('1')).toBe(true);
  now += 2 * day;
  expect(notes.has('1')).toBe(false);
});
