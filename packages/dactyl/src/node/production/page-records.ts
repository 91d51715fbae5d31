/**
 * Stores what pages were made of, in a few hundred bytes for each page. Pages of one kind share a shape: the names of their parts,
 * with the values of the first page. The record of a page contains only values that differ from those.
 */
import type { Cache } from '../base/cache.js';
import { hashText } from '../base/hash.js';
import type { Parts } from './page-parts.js';

export interface PageRecord {
  /** The beginning of the page's key. */
  key: string;
  /** Name of what all pages of its locale were made of. */
  with: string;
  parts: Parts;
}

export interface PageRecords {
  write(page: string, record: PageRecord): void;
  read(page: string): PageRecord | undefined;
  /** Stores what all pages share whose record has this name. */
  writeShared(name: string, parts: Parts): void;
  readShared(name: string): Parts;
}

/** Key, name of what is shared, shape, and values in the order of the shape. */
type Row = [key: string, shared: string, shape: string, ...values: (string | 0)[]];

const SAME = 0;

export function createPageRecords(cache: Cache): PageRecords {
  const shapes = new Map<string, Parts>();
  const read = <Value>(namespace: string, key: string): Value | undefined => {
    const bytes = cache.get(namespace, key);
    return bytes && (JSON.parse(bytes.toString()) as Value); // only what is kept below under the same namespace
  };
  const shapeFor = (name: string, parts: Parts): Parts => {
    const known = shapes.get(name) ?? read<Parts>('made-shape', name);
    if (!known) cache.put('made-shape', name, JSON.stringify(parts));
    shapes.set(name, known ?? parts);
    return known ?? parts;
  };
  return {
    write(page, { key, with: shared, parts }) {
      const shape = hashText(JSON.stringify(Object.keys(parts)), 8);
      const values = Object.entries(shapeFor(shape, parts)).map(([name, value]) =>
        parts[name] === value ? SAME : (parts[name] ?? SAME),
      );
      cache.put('made', page, JSON.stringify([key, shared, shape, ...values] satisfies Row));
    },
    read(page) {
      const [key, shared, name, ...values] = read<Row>('made', page) ?? [];
      const shape = name === undefined ? undefined : read<Parts>('made-shape', name);
      if (key === undefined || shared === undefined || !shape) return undefined;
      const parts = Object.entries(shape).map(([part, value], index) => [part, values[index] || value]);
      return { key, with: shared, parts: Object.fromEntries(parts) as Parts }; // names and values are strings
    },
    writeShared: (name, parts) => cache.put('made-with', name, JSON.stringify(parts)),
    readShared: (name) => read<Parts>('made-with', name) ?? {},
  };
}
