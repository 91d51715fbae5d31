/**
 * Data that many pages share but of which each reads a few entries: the docs of a version, its sidebars
 * (`RouteLevel.records`). All pages depend on which entries there are, and each page on those that it has read. Without this,
 * an edited description would make all pages of its version again.
 */
import { hashText } from '../base/hash.js';
import type { EngineLocale } from '../pipeline/engine-types.js';
import { isRecord } from '../../shared/is-record.js';
import type { RouteLevel } from '../../shared/render.js';

const HASH_LENGTH = 12;

/** The locale with the keys of such records in their place. */
export function withoutEntries(locale: EngineLocale): EngineLocale {
  return { ...locale, sharedLevels: locale.sharedLevels.map(withKeysOnly) };
}

function withKeysOnly({ records = {}, ...level }: RouteLevel): RouteLevel {
  const props = Object.keys(records).reduce((kept, path) => replaceAt(kept, path.split('.')), level.props);
  return { ...level, props };
}

function replaceAt(value: unknown, [name, ...rest]: readonly string[]): Record<string, unknown> {
  const object = isRecord(value) ? value : {};
  if (name === undefined) return { keys: Object.keys(object) };
  return { ...object, [name]: replaceAt(object[name], rest) };
}

/** Hash of an entry by its name, see `PageResult.entries`; each is made once. */
export type EntryHash = (entry: string) => string;

export function createEntryHashes({ sharedLevels }: EngineLocale): EntryHash {
  const records = new Map(sharedLevels.flatMap(recordsOf));
  const known = new Map<string, string>();
  return (entry) => {
    const hash = known.get(entry) ?? hashText(JSON.stringify(readEntry(entry, records)) ?? '', HASH_LENGTH);
    known.set(entry, hash);
    return hash;
  };
}

/** Name of a record → the record. */
function recordsOf({ records = {}, props }: RouteLevel): [name: string, record: unknown][] {
  return Object.entries(records).map(([path, name]) => [
    name,
    path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), props),
  ]);
}

function readEntry(entry: string, records: ReadonlyMap<string, unknown>): unknown {
  if (records.has(entry)) return records.get(entry);
  const [, name = '', key = ''] = ENTRY.exec(entry) ?? [];
  const record = records.get(name);
  return isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined;
}

const ENTRY = /^(\d+ \S+) (.*)$/s;

/** @example entryTitle('3 version.docs install') // 'version.docs install' */
export function entryTitle(entry: string): string {
  return entry.replace(/^\d+ /, '');
}
