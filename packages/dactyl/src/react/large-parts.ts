/**
 * Provided values that are large because they describe many pages: a version with its docs and sidebars. An island
 * gets only the entries that it has read on the server, so that a page does not carry data of other pages. In: a
 * value and the names of its large parts. Out: a copy that records which entries are read, and later the value with
 * only these entries.
 */

/** Name of a part → the entries that were read; `'all'` where the entries cannot be told apart. */
export type PartsRead = Map<string, Set<string> | 'all'>;

/** @returns a copy whose large parts record in `read` which entries are read */
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

/** The value with only the entries of its large parts that were read. */
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

/**
 * Records reads of a part. A list counts as a whole; in a record each entry counts by itself, until the code asks for
 * all names.
 */
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
