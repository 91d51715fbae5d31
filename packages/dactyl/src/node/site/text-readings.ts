/**
 * What was read in texts of content, kept from one build to the next by the hash of the text: most texts are the same, and to find
 * front matter, a title and imports in all of them again takes a large part of a build that changes nothing. In: a folder, and the
 * hash of the code that reads. Out: readings, of which those that a build has asked for are kept.
 */
import { openCache } from '../base/cache.js';
import { hashParts } from '../base/hash.js';

export interface TextReadings {
  /**
   * Returns what `read` finds in the text of this hash: plain data and dates. Other data is returned and not kept.
   *
   * @param kind - Names what is read, and the code that reads it as far as `openTextReadings` does not know it.
   */
  of<Value>(hash: string, kind: string, read: () => Value): Value;
  /** Whether one of these keys may stand in what was asked for since the readings were opened. */
  mention(keys: readonly string[]): boolean;
  /** Keeps what was asked for since the readings were opened. */
  keep(): Promise<void>;
}

const NAMESPACE = 'readings';

/** All in one value: one key for each text takes three times as long. */
export async function openTextReadings(dir: string, code: string): Promise<TextReadings> {
  const key = hashParts([code, process.versions.node]);
  const cache = openCache(dir);
  const known = toMap(cache.get(NAMESPACE, key)?.toString() ?? '');
  await cache.close();
  const asked = new Map<string, string>();
  let hasOthers = false; // what cannot be kept
  return {
    of(hash, kind, read) {
      const name = `${hash} ${kind}`;
      const text = asked.get(name) ?? known.get(name);
      if (text !== undefined) {
        asked.set(name, text);
        return decode(text) as ReturnType<typeof read>; // what was encoded under this name
      }
      const value = read();
      const encoded = encode(value);
      hasOthers ||= encoded === undefined;
      if (encoded === undefined) return value;
      asked.set(name, encoded);
      // What is cut out of a text would keep all of it in memory, and the next build gets this too.
      return decode(encoded) as typeof value;
    },
    mention: (keys) => hasOthers || [...asked.values()].some((text) => keys.some((name) => text.includes(`"${name}"`))),
    async keep() {
      const isSame = asked.size === known.size && [...asked.keys()].every((name) => known.has(name));
      if (isSame) return;
      const next = openCache(dir);
      next.put(NAMESPACE, key, [...asked].flat().join('\n'));
      await next.close();
    },
  };
}

/** Names and values take turns, one a line: JSON has no line breaks. */
function toMap(text: string): Map<string, string> {
  const lines = text === '' ? [] : text.split('\n');
  const map = new Map<string, string>();
  for (let at = 0; at + 1 < lines.length; at += 2) map.set(lines[at] ?? '', lines[at + 1] ?? '');
  return map;
}

/** Stands for a date, of which YAML makes one. */
const DATE = '$date';

/** `undefined` for data that would not come back as it was. */
function encode(value: unknown): string | undefined {
  let isPlain = true;
  const text = JSON.stringify(value, function write(this: Record<string, unknown>, name: string, item: unknown) {
    const own = this[name]; // `item` is what `toJSON` of a date has made of it
    if (own instanceof Date && !Number.isNaN(own.getTime())) return { [DATE]: own.getTime() };
    isPlain &&= isPlainValue(own);
    return item;
  });
  return isPlain ? text : undefined;
}

function isPlainValue(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return typeof value !== 'bigint' && typeof value !== 'function';
  if (Array.isArray(value)) return true;
  return Object.getPrototypeOf(value) === Object.prototype && !Object.hasOwn(value, DATE);
}

function decode(text: string): unknown {
  if (!text.includes(`"${DATE}"`)) return JSON.parse(text);
  return JSON.parse(text, (_, item: unknown) => {
    const time = typeof item === 'object' && item !== null && DATE in item ? item[DATE] : undefined;
    return typeof time === 'number' ? new Date(time) : item;
  });
}
