/**
 * Values of ours that are large because they are about many pages: a version with its docs and sidebars. An island gets
 * what it has read while the server rendered it, so that a page does not carry what belongs to others. In: the value and
 * the names of its large parts. Out: the same value, which notes what is read; and later what is to be written of it.
 */

/** Name of a part → the entries of it that were read; `'all'` where nobody can tell. */
export type PartsRead = Map<string, Set<string> | 'all'>;

/** @returns a copy whose large parts note in `read` what is read of them */
export function noteReads(value: object, parts: readonly string[], read: PartsRead): object {
  const copy: Record<string, unknown> = { ...value };
  for (const part of parts) {
    const entries = copy[part];
    if (typeof entries !== 'object' || entries === null) continue;
    const get = () => noteEntries(entries, { part, read });
    Object.defineProperty(copy, part, { get, enumerable: true, configurable: true });
  }
  return copy;
}

/** The value with what has been read of its large parts. Where nothing was, they are empty. */
export function withPartsRead(value: object, parts: readonly string[], read: PartsRead): object {
  const copy: Record<string, unknown> = { ...value };
  for (const part of parts) {
    const entries = copy[part];
    const names = read.get(part) ?? new Set();
    if (typeof entries !== 'object' || entries === null || names === 'all') continue;
    copy[part] = Array.isArray(entries)
      ? []
      : Object.fromEntries(Object.entries(entries).filter(([name]) => names.has(name)));
  }
  return copy;
}

/** Lists are read as a whole; of a record, each entry counts by itself until somebody asks for all names. */
function noteEntries(entries: object, { part, read }: { part: string; read: PartsRead }): object {
  if (Array.isArray(entries)) {
    read.set(part, 'all');
    return entries;
  }
  const note = (name: string | symbol) => {
    const names = read.get(part) ?? new Set();
    if (names === 'all' || typeof name === 'symbol') return;
    read.set(part, names.add(name));
  };
  return new Proxy(entries, {
    get(target, name, receiver): unknown {
      note(name);
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      note(name);
      return Reflect.has(target, name);
    },
    ownKeys(target) {
      read.set(part, 'all');
      return Reflect.ownKeys(target);
    },
  });
}
