/**
 * Which entries of shared data a page reads, so that a build makes it again when one of them changes, and not when data of
 * other pages does (`node/production/shared-entries.ts`). In: a level that names its records. Out: its props, whose records note
 * what is read of them.
 */
import { BUILD_FIELDS, CONFIGURATION_RECORD } from '../shared/build-fields.js';
import { isRecord } from '../shared/is-record.js';
import type { RecordText } from '../shared/record-entries.js';
import type { RouteLevel } from '../shared/render.js';

/** Takes `NAME KEY`, see `PageResult.entries`, and which text of the entry is read, if it is one that is noted by itself. */
export type NoteEntry = (entry: string, text?: RecordText) => void;

export function withNotedEntries(
  props: Record<string, unknown>,
  { records = {}, recordTexts = [] }: Pick<RouteLevel, 'records' | 'recordTexts'>,
  note: NoteEntry,
): Record<string, unknown> {
  return Object.entries(records).reduce(
    (noted, [path, name]) =>
      replaceAt(noted, path.split('.'), (record) => noteReads(record, { name, recordTexts, note })),
    props,
  );
}

/** The configuration, whose `BUILD_FIELDS` note that they are read. */
export function withNotedFields<Fields extends object>(siteConfig: Fields, note: NoteEntry): Fields {
  const noted = { ...siteConfig };
  for (const [field, value] of Object.entries(siteConfig)) {
    if (BUILD_FIELDS.includes(field)) defineRead(noted, field, () => (note(`${CONFIGURATION_RECORD} ${field}`), value));
  }
  return noted;
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
function noteReads(record: object, { name, recordTexts, note }: Noting): object {
  const noted = {};
  for (const [key, value] of Object.entries(record)) {
    // A tab would look like a text of the entry.
    const entry = key.includes('\t') ? name : `${name} ${key}`;
    let whole: unknown;
    defineRead(noted, key, () => {
      note(entry);
      // Made once, because components compare and look up by identity.
      return (whole ??= noteTexts(value, { fields: recordTexts, place: '', note: (text) => note(entry, text) }));
    });
  }
  return noted;
}

interface Noting {
  name: string;
  recordTexts: readonly string[];
  note: NoteEntry;
}

interface TextNoting {
  fields: readonly string[];
  place: string;
  note: (text: RecordText) => void;
}

/** A copy that notes which texts are read; the value itself where none of its texts is noted. */
function noteTexts(value: unknown, { fields, place, note }: TextNoting): unknown {
  if (fields.length === 0 || typeof value !== 'object' || value === null) return value;
  const inside = (key: string | number, inner: unknown) =>
    noteTexts(inner, { fields, place: `${place}/${encodeURIComponent(key)}`, note });
  if (Array.isArray(value)) return value.map((item, index) => inside(index, item));
  const noted = {};
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && fields.includes(key))
      defineRead(noted, key, () => (note({ field: key, place }), inner));
    else
      Object.defineProperty(noted, key, {
        value: inside(key, inner),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return noted;
}

function defineRead(target: object, key: string, get: () => unknown): void {
  Object.defineProperty(target, key, {
    enumerable: true,
    configurable: true,
    get,
    // Components may change what hooks return.
    set(this: object, changed: unknown) {
      Object.defineProperty(this, key, { value: changed, enumerable: true, configurable: true, writable: true });
    },
  });
}
