/**
 * Data that many pages share but of which each reads a few entries: the docs of a version, its sidebars
 * (`RouteLevel.records`), and fields of the configuration (`BUILD_FIELDS`). All pages depend on which entries there are, and each page on those that it has read. Without this,
 * an edited description would make all pages of its version again.
 */
import { hashText } from '../base/hash.js';
import type { EngineLocale } from '../pipeline/engine-types.js';
import { CONFIGURATION_RECORD, withoutBuildFields } from '../../shared/build-fields.js';
import { isRecord } from '../../shared/is-record.js';
import { splitEntry } from '../../shared/record-entries.js';
import type { RouteLevel } from '../../shared/render.js';

const HASH_LENGTH = 12;

/** The locale with the keys of such records in their place. */
export function withoutEntries(locale: EngineLocale): EngineLocale {
  const site = { ...locale.site, siteConfig: withoutBuildFields(locale.site.siteConfig) };
  return { ...locale, site, sharedLevels: locale.sharedLevels.map(withKeysOnly) };
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

export function createEntryHashes({ site, sharedLevels }: EngineLocale): EntryHash {
  const records = new Map(sharedLevels.flatMap(recordsOf));
  records.set(CONFIGURATION_RECORD, { value: site.siteConfig, texts: [] });
  const known = new Map<string, string>();
  return (entry) => {
    const hash = known.get(entry) ?? hashText(readEntry(entry, records), HASH_LENGTH);
    known.set(entry, hash);
    return hash;
  };
}

interface NamedRecord {
  value: unknown;
  /** See `RouteLevel.recordTexts`. */
  texts: readonly string[];
}

/** Name of a record → the record. */
function recordsOf({
  records = {},
  recordTexts: texts = [],
  props,
}: RouteLevel): [name: string, record: NamedRecord][] {
  return Object.entries(records).map(([path, name]) => [name, { value: valueAt(props, path.split('.')), texts }]);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined), // of lists, an index
    value,
  );
}

/** As text. */
function readEntry(name: string, records: ReadonlyMap<string, NamedRecord>): string {
  const { entry, field, place } = splitEntry(name);
  const all = records.get(entry);
  if (all) return JSON.stringify(all.value) ?? '';
  const [, recordName = '', key = ''] = ENTRY.exec(entry) ?? [];
  const { value: record, texts = [] } = records.get(recordName) ?? {};
  const value = isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined;
  if (field === undefined) return JSON.stringify(value, withoutTexts(texts)) ?? '';
  if (place === undefined) return JSON.stringify(textsOf(value, field));
  return JSON.stringify(valueAt(value, [...place.split('/').slice(1).map(decodeURIComponent), field])) ?? '';
}

/** Texts that are noted one by one are no part of the entry. */
function withoutTexts(texts: readonly string[]) {
  return (key: string, value: unknown): unknown => (typeof value === 'string' && texts.includes(key) ? '' : value);
}

function textsOf(value: unknown, field: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === field && typeof inner === 'string' ? [inner] : textsOf(inner, field),
  );
}

const ENTRY = /^(\d+ \S+) (.*)$/s;

/** @example entryTitle('3 version.docs install') // 'version.docs install' */
export function entryTitle(name: string): string {
  return splitEntry(name).entry.replace(/^\d+ /, '');
}
