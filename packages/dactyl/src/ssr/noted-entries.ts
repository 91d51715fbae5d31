/**
 * Which entries of shared data a page reads, so that a build makes it again when one of them changes, and not when data of
 * other pages does (`node/production/shared-entries.ts`). In: a level that names its records. Out: its props, whose records note
 * what is read of them.
 */
import { isRecord } from '../shared/is-record.js';
import type { RouteLevel } from '../shared/render.js';

/** Takes `NAME KEY`, see `PageResult.entries`. */
export type NoteEntry = (entry: string) => void;

export function withNotedEntries(
  props: Record<string, unknown>,
  { records = {} }: Pick<RouteLevel, 'records'>,
  note: NoteEntry,
): Record<string, unknown> {
  return Object.entries(records).reduce(
    (noted, [path, name]) => replaceAt(noted, path.split('.'), (record) => noteReads(record, name, note)),
    props,
  );
}

/** Names of all records of a page, for one that may read any entry in the browser. */
export function wholeRecords(levels: readonly Pick<RouteLevel, 'records'>[]): string[] {
  return levels.flatMap(({ records = {} }) => Object.values(records));
}

function replaceAt(
  value: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  replace: (value: object) => object,
): Record<string, unknown> {
  const inner = value[name];
  if (!isRecord(inner)) return value;
  return { ...value, [name]: rest.length > 0 ? replaceAt(inner, rest, replace) : replace(inner) };
}

/**
 * Getters instead of a `Proxy`: copies, comparisons and `structuredClone` work as with plain data. They are made once for
 * all pages. Which keys there are need not be noted, because all pages depend on that.
 */
function noteReads(record: object, name: string, note: NoteEntry): object {
  const noted = {};
  for (const [key, value] of Object.entries(record)) {
    Object.defineProperty(noted, key, {
      enumerable: true,
      configurable: true,
      get() {
        note(`${name} ${key}`);
        return value as unknown;
      },
      // Components may change what hooks return.
      set(this: object, changed: unknown) {
        Object.defineProperty(this, key, { value: changed, enumerable: true, configurable: true, writable: true });
      },
    });
  }
  return noted;
}
